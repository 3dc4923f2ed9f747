import { css } from 'lit'

/** The card of a roll, over the upper edge of the map. */
export const rollStyle = css`
  :host {
    position: absolute;
    z-index: 6;
    top: 12px;
    left: 50%;
    translate: -50% 0;
    width: min(480px, calc(100% - 24px));
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
    grid-template-columns: 1fr minmax(0, auto) 1fr;
    align-items: center;
    gap: 34px;
    min-height: 104px;
  }
  /* Two index cards, from which dashes lead to the result. */
  .share {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 5px;
    padding: 9px 8px 8px;
    background: linear-gradient(var(--red), var(--red)) 0 0/100% 2px no-repeat, var(--card);
    box-shadow: var(--shadow-1);
    color: var(--ink-2);
    text-align: center;
    rotate: -2deg;
  }
  .share.r {
    rotate: 2deg;
  }
  .share .ic {
    width: 26px;
    height: 26px;
  }
  .share i {
    font: 400 var(--t-1) / 1.1 var(--f-type);
  }
  .still .share::after {
    content: '';
    position: absolute;
    top: 50%;
    left: calc(100% + 5px);
    width: 24px;
    border-top: 3px dotted var(--violet);
  }
  .still .share.r::after {
    left: auto;
    right: calc(100% + 5px);
  }
  .faces {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: center;
  }
  .faces svg {
    width: 84px;
    height: 84px;
    rotate: -7deg;
    filter: drop-shadow(0 3px 3px color-mix(in srgb, var(--shade) 35%, transparent));
  }
  .faces svg:nth-child(even) {
    rotate: 5deg;
  }
  .faces svg:nth-child(n + 2),
  .faces svg:has(+ svg) {
    width: 58px;
    height: 58px;
  }
  .faces.many {
    gap: 3px;
  }
  .faces.many svg.drawn,
  .faces.many svg.token,
  .faces.many svg.die {
    width: 38px;
    height: 38px;
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
    font-size: var(--t1);
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
  /* Over the lower sheet: the map, on which the player acts next, and the bar stay in view. The shares are a press away. */
  @media (max-width: 47.5em) {
    :host {
      position: fixed;
      inset: auto 12px calc(var(--tabs-h) + 8px);
      width: auto;
      translate: none;
      background: var(--paper);
      border-radius: var(--r1);
    }
    .stage {
      display: block;
      min-height: 0;
    }
    .share {
      display: none;
    }
    .faces svg,
    .faces svg:nth-child(n + 2),
    .faces svg:has(+ svg) {
      width: 44px;
      height: 44px;
    }
    .faces.many svg.drawn,
    .faces.many svg.token,
    .faces.many svg.die {
      width: 28px;
      height: 28px;
    }
    .rolling .faces svg {
      animation-delay: 0ms;
    }
  }
`
