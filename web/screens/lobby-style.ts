import { css } from 'lit'
import { stepStyle } from './steps.ts'

export const lobbyStyle = [
  stepStyle,
  css`
  .opt + .cap {
    margin-top: 12px;
  }
  .opt {
    padding: 7px 0;
  }
  .generals {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 7px 0;
  }
    :host {
      display: flex;
      flex-direction: column;
      min-height: 100vh;
    }
    .lob {
      flex: 1;
      display: grid;
      grid-template-columns: 1.2fr 1fr 1fr;
      align-content: center;
      gap: 20px 22px;
      padding: 34px 40px 24px;
      grid-template-areas: 'h h h' 'n n n' 'a b c' 'e e c' 'g g g';
      max-width: 1640px;
      width: 100%;
      margin: 0 auto;
    }
    .lob h1 {
      grid-area: h;
      color: var(--desk-ink);
      font-size: var(--t4);
    }
    .n {
      grid-area: n;
    }
    .a {
      grid-area: a;
    }
    .b {
      grid-area: b;
    }
    .c {
      grid-area: c;
    }
    /* As high as it ever gets: nothing moves when a guest comes. */
    .e {
      grid-area: e;
      min-height: 300px;
    }
    .bd {
      padding: 14px 16px 16px;
    }
    .a .bd {
      display: grid;
      grid-template-columns: 232px minmax(0, 1fr);
      gap: 20px;
      min-height: 318px;
    }
    .qr {
      position: relative;
      align-self: start;
    }
    .qr.used svg {
      opacity: 0.18;
    }
    .qr .stamp {
      position: absolute;
      inset: auto 12% 40%;
      font-size: var(--t4);
      text-align: center;
    }
    .lk {
      display: flex;
      flex-direction: column;
      gap: 12px;
    }
    .lk p {
      line-height: 1.3;
    }
    .lk .field {
      margin-top: auto;
    }
    .bt {
      display: flex;
      flex-wrap: wrap;
      gap: 10px;
    }
    .role {
      display: grid;
      grid-template-columns: 56px 1fr auto;
      gap: 12px;
      align-items: center;
      width: 100%;
      border: 2px solid var(--line-2);
      border-radius: var(--r1);
      background: var(--card);
      color: var(--ink);
      padding: 8px 14px 8px 8px;
      margin-bottom: 11px;
      min-height: 76px;
      line-height: 1.2;
      text-align: left;
      cursor: pointer;
    }
    .role[aria-disabled='true'] {
      cursor: default;
    }
    .role svg.pawn {
      width: 56px;
      height: 52px;
    }
    .role .ic {
      justify-self: center;
      width: 30px;
      height: 30px;
    }
    .role.roll {
      margin-bottom: 0;
    }
    .role[aria-checked='true'] {
      border-color: var(--blue-fill);
      box-shadow: inset 6px 0 0 var(--blue-fill);
    }
    .role.government[aria-checked='true'] {
      border-color: var(--red-fill);
      box-shadow: inset 6px 0 0 var(--red-fill);
    }
    .role.roll[aria-checked='true'] {
      border-color: var(--violet);
      box-shadow: inset 6px 0 0 var(--violet);
    }
    .role b {
      font: 800 var(--t2) / 1.1 var(--f-head);
      display: block;
    }
    .role small {
      color: var(--ink-2);
      font-size: var(--t0);
    }
    .role em {
      font: 700 var(--t1) / 1 var(--f-type);
      font-style: normal;
    }
    .e manhunt-connection {
      margin-top: 8px;
      padding-top: 10px;
      border-top: 1px solid var(--line);
      --desk-mute: var(--ink-2);
    }
    .go {
      grid-area: g;
      min-height: 62px;
      display: flex;
      align-items: flex-end;
      gap: 18px;
      justify-content: flex-end;
      color: var(--desk-ink);
      font-size: var(--t1);
    }
    .go p {
      flex: 1;
      text-align: right;
      align-self: flex-end;
      padding-bottom: 14px;
    }
    .sg {
      display: flex;
      gap: 26px;
      align-items: center;
      padding: 12px 22px;
      color: var(--ink);
    }
    .big {
      min-width: 240px;
      min-height: 56px;
      font-size: var(--t2);
    }
    .big[aria-disabled='true'] {
      border-color: var(--desk-mute);
      color: var(--desk-mute);
    }
    @media (max-width: 79.9375em) {
      .lob {
        grid-template-columns: 1fr 1fr;
        grid-template-rows: none;
        grid-template-areas: 'h h' 'n n' 'a b' 'c e' 'g g';
        padding: 24px 20px;
      }
      .a .bd {
        grid-template-columns: 150px minmax(0, 1fr);
      }
    }
    @media (max-width: 47.5em) {
      .lob {
        display: flex;
        flex-direction: column;
        padding: 12px 10px 92px;
        gap: 12px;
      }
      .lob h1 {
        font-size: var(--t3);
        padding: 0 4px;
      }
      .a .bd {
        grid-template-columns: 112px minmax(0, 1fr);
        gap: 12px;
      }
      .qr .stamp {
        inset-inline: 0;
        font-size: var(--t1);
      }
      .lk .btn {
        padding: 0 12px;
      }
      .go {
        position: fixed;
        left: 0;
        right: 0;
        bottom: 0;
        align-items: center;
        justify-content: space-between;
        background: var(--desk-2);
        padding: 10px 12px;
        font-size: var(--t0);
        border-top: 1px solid var(--desk-line);
        z-index: 3;
      }
      /* The focus never comes to lie under that. */
      button,
      input {
        scroll-margin-bottom: 7rem;
      }
      .go p {
        text-align: left;
        line-height: 1.2;
        padding: 0;
        align-self: center;
      }
      .big {
        min-width: 150px;
        min-height: 48px;
        font-size: var(--t1);
      }
      .sg {
        display: none;
      }
    }
  `,
]
