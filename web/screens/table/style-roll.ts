import { css } from 'lit'

/** The card of a roll, over the upper edge of the map. */
export const rollStyle = css`
  :host {
    position: absolute;
    z-index: 6;
    top: 12px;
    left: 50%;
    translate: -50% 0;
    width: min(420px, calc(100% - 24px));
    pointer-events: none;
  }
  .roll {
    pointer-events: auto;
    background: var(--paper);
    color: var(--ink);
    border: 1px solid var(--line);
    border-top: 4px solid var(--violet);
    border-radius: var(--r1);
    box-shadow: var(--shadow-3);
    padding: 10px 14px 8px;
    display: grid;
    gap: 6px;
  }
  .stage {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: 12px;
    min-height: 68px;
  }
  .share {
    display: grid;
    justify-items: center;
    gap: 2px;
    font-size: var(--t-1);
    color: var(--ink-2);
  }
  .share i {
    font-style: normal;
  }
  .faces {
    display: flex;
    gap: 8px;
    justify-content: center;
  }
  .faces svg {
    width: 60px;
    height: 60px;
  }
  .die .under {
    fill: var(--paper-3);
    stroke: var(--ink);
  }
  .die .top {
    fill: var(--card);
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  .die circle {
    fill: var(--ink);
  }
  .token.silent circle,
  .drawn rect {
    fill: var(--card);
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  .token.loyal rect {
    fill: var(--red-fill);
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  .drawn path {
    stroke: var(--ink);
    stroke-width: 2;
  }
  svg text {
    font: 700 28px var(--f-head);
    fill: var(--ink);
  }
  .drawn text {
    font-size: 22px;
  }
  .token.loyal text {
    fill: var(--on-red);
  }
  .says {
    text-align: center;
    line-height: 1.28;
  }
  .foot {
    display: flex;
    align-items: center;
    gap: 8px;
    flex-wrap: wrap;
  }
  .foot .btn:first-of-type {
    margin-left: auto;
  }
  @keyframes tear {
    to {
      transform: scale(1.15) rotate(-8deg);
      opacity: 0.55;
    }
  }
  @keyframes travel-left {
    to {
      transform: translateX(56px) scale(0.5);
      opacity: 0;
    }
  }
  @keyframes travel-right {
    to {
      transform: translateX(-56px) scale(0.5);
      opacity: 0;
    }
  }
  @keyframes tumble {
    0% {
      opacity: 0;
      transform: translateY(-14px) rotate(-200deg);
      filter: blur(5px);
    }
    30% {
      opacity: 1;
    }
    75% {
      filter: blur(3px);
      transform: translateY(4px) rotate(18deg);
    }
    100% {
      filter: none;
      transform: none;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .rolling .share svg {
    animation: tear 300ms ease-out both;
  }
  .rolling .share.l {
    animation: travel-left 500ms 300ms ease-in forwards;
  }
  .rolling .share.r {
    animation: travel-right 500ms 300ms ease-in forwards;
  }
  .rolling .faces svg {
    animation: tumble 600ms 800ms cubic-bezier(0.2, 0.7, 0.2, 1) both;
  }
  .rolling .says,
  .rolling .foot {
    animation: appear 120ms 1300ms both;
  }
  .still .share {
    opacity: 0.75;
  }
  @media (max-width: 760px) {
    .stage {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .faces {
      flex-wrap: wrap;
    }
    .faces svg {
      width: 44px;
      height: 44px;
    }
  }
`
