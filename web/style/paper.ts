import { css } from 'lit'

/** Material: a sheet holds state, an index card a decision, a stamp a verdict. */
export const paper = css`
  .paper {
    background: var(--paper);
    border-radius: var(--r1);
    box-shadow: var(--shadow-2);
    position: relative;
  }
  .panel > header {
    display: flex;
    align-items: baseline;
    gap: var(--s2);
    padding: 9px 14px 6px;
    border-bottom: 2px solid var(--ink);
    margin: 0 0 10px;
  }
  .panel > header .cap {
    font-size: var(--t0);
  }
  .panel > header .rule-link {
    align-self: center;
    margin: -4px 0;
  }
  .panel > header .ty {
    margin-left: auto;
    color: var(--ink-2);
  }
  .panel > .in {
    padding: 0 14px 13px;
  }
  .panel .sub {
    display: flex;
    align-items: center;
    gap: 4px;
    margin: 12px 0 6px;
  }
  .panel .sub .ty,
  .panel .sub .cost {
    margin-left: auto;
  }
  .rule {
    border: 0;
    border-top: 1px solid var(--line);
    margin: 10px 0 6px;
  }
  .index {
    background:
      linear-gradient(var(--red-fill), var(--red-fill)) 0 2.5rem / 100% 2px no-repeat,
      var(--card);
    border-radius: var(--r1);
    box-shadow: var(--shadow-2);
    position: relative;
  }
  .index > .top {
    height: 2.5rem;
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0 14px;
  }
  .index > .top .cap {
    font-size: var(--t1);
  }
  .index > .top .ty {
    margin-left: auto;
    color: var(--ink-2);
  }
  .clip {
    position: absolute;
    top: -13px;
    left: 22px;
    width: 17px;
    height: 48px;
    z-index: 2;
    fill: none;
    stroke: var(--clip);
    stroke-width: 2.2;
    filter: drop-shadow(0 1px 1px color-mix(in srgb, var(--shade) 45%, transparent));
  }
  .stamp {
    display: inline-block;
    font: 850 var(--t2) / 1 var(--f-head);
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: var(--red);
    border: 3px solid currentColor;
    border-radius: 5px;
    padding: 0.34em 0.5em 0.28em;
    transform: rotate(-5deg);
    filter: url(#rough);
    position: relative;
    background: transparent;
    animation: stamped var(--m) var(--ease-stamp);
  }
  .stamp::after {
    content: '';
    position: absolute;
    inset: 2px;
    border: 1px solid currentColor;
    border-radius: 2px;
  }
  .stamp.g {
    color: var(--forest);
  }
  .stamp.v {
    color: var(--violet);
  }
  .stamp.n {
    color: var(--ink-2);
  }
  .rough {
    position: absolute;
    width: 0;
    height: 0;
  }
  @keyframes stamped {
    from {
      transform: rotate(-5deg) scale(1.35);
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .stamp {
      animation: none;
    }
  }
`
