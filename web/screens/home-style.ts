import { css } from 'lit'

export const homeStyle = css`
  .home {
    position: relative;
    min-height: 100vh;
    display: grid;
    grid-template-columns: 600px 1fr;
  }
  .hm {
    position: absolute;
    inset: 0 0 0 470px;
  }
  .hm manhunt-board {
    height: 100%;
  }
  .hm::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    box-shadow:
      inset 40px 0 60px -20px color-mix(in srgb, var(--shade) 50%, transparent),
      inset 0 0 120px color-mix(in srgb, var(--shade) 28%, transparent);
  }
  .folder {
    position: relative;
    margin: 54px 0 44px 44px;
    background: linear-gradient(180deg, var(--manila-2), transparent 30%), var(--manila);
    border-radius: 3px 10px 10px 3px;
    box-shadow: var(--shadow-3);
    padding: 46px 44px 22px;
    display: flex;
    flex-direction: column;
  }
  .folder .tab {
    position: absolute;
    left: 30px;
    top: -27px;
    height: 28px;
    background: var(--manila-2);
    border-radius: 8px 8px 0 0;
    padding: 8px 20px 0;
  }
  h1 {
    font: 880 clamp(4.1rem, 12.5vh, 7.9rem) / 0.83 var(--f-head);
    letter-spacing: -0.005em;
    text-transform: uppercase;
    margin: 0 0 16px;
  }
  .lead {
    font-size: 1.3rem;
    line-height: 1.32;
    max-width: 25em;
    margin-bottom: 22px;
  }
  .note {
    margin-bottom: 12px;
  }
  .hc {
    display: grid;
    grid-template-columns: 2.125rem 1fr 1.5rem;
    gap: 12px;
    align-items: center;
    width: 100%;
    background: var(--card);
    color: var(--ink);
    text-align: left;
    border: 0;
    min-height: 76px;
    padding: 9px 20px;
    border-radius: var(--r1);
    box-shadow: var(--shadow-2);
    margin-bottom: 10px;
    line-height: 1.2;
    cursor: pointer;
    transition: transform var(--m-fast) var(--ease);
  }
  button.hc:hover {
    transform: translateX(4px);
  }
  .hc .ic {
    width: 27px;
    height: 27px;
  }
  .hc .go {
    opacity: 0.6;
  }
  .hc .go .ic {
    width: 20px;
    height: 20px;
  }
  .hc b {
    font: 800 1.4rem/1.15 var(--f-head);
    display: block;
  }
  .hc small {
    font-size: var(--t0);
    color: var(--ink-2);
  }
  .hc.p {
    background: var(--ink);
    color: var(--paper);
  }
  .hc.p small {
    color: color-mix(in srgb, var(--paper) 82%, var(--ink));
  }
  .hc.c {
    border-left: 7px solid var(--blue-fill);
  }
  .hc.c.g {
    border-left-color: var(--red-fill);
  }
  .kept {
    position: relative;
  }
  .kept .hc {
    padding-right: 72px;
  }
  .kept .go {
    display: none;
  }
  .kept > .btn {
    position: absolute;
    right: 12px;
    top: calc(50% - 5px);
    transform: translateY(-50%);
    border-color: transparent;
    color: var(--ink-2);
  }
  .kept > .p + .btn {
    color: var(--paper);
  }
  .hc.sure {
    grid-template-columns: 1fr auto auto;
    cursor: default;
  }
  .hc.join {
    grid-template-columns: 1fr auto;
    cursor: default;
    gap: 6px 10px;
    padding: 12px 20px;
  }
  .hc.join label,
  .hc.join p {
    grid-column: 1/-1;
  }
  .hc.join p:empty {
    display: none;
  }
  manhunt-settings {
    margin-top: auto;
    padding: 14px 0;
  }
  .foot {
    padding-top: 14px;
    border-top: 1.5px solid var(--ink);
    display: flex;
    gap: 20px;
    align-items: center;
    justify-content: space-between;
  }
  .foot .stamp {
    font-size: 1.4rem;
    flex: none;
  }
  @media (max-width: 68.75em) {
    .home {
      grid-template-columns: 520px 1fr;
    }
    .hm {
      left: 400px;
    }
    .folder {
      padding: 40px 34px 20px;
    }
  }
  @media (max-width: 47.5em) {
    .home {
      display: block;
    }
    .hm {
      position: relative;
      inset: auto;
      height: 218px;
    }
    .folder {
      margin: -30px 10px 12px;
      padding: 24px 18px 18px;
      z-index: 2;
    }
    h1 {
      font-size: 4.1rem;
      margin-bottom: 10px;
    }
    .lead {
      font-size: 1.05rem;
      margin-bottom: 14px;
    }
    .hc {
      min-height: 62px;
      padding: 7px 14px;
    }
    .hc small {
      font-size: var(--t-1);
    }
    .foot {
      margin-top: 8px;
    }
    .foot .stamp {
      position: absolute;
      right: 18px;
      top: 26px;
      font-size: 1.1rem;
    }
  }
  @media (max-width: 22.1875em) {
    .foot .stamp {
      position: static;
    }
  }
`
