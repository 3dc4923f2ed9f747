import { css } from 'lit'

export const exchangeStyle = css`
  dialog {
    width: min(620px, calc(100vw - 24px));
    max-height: calc(100vh - 24px);
    overflow: auto;
  }
  .head {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 12px;
  }
  .lead {
    line-height: 1.4;
    color: var(--ink-2);
    margin-bottom: 14px;
  }
  section {
    border-top: 1px solid var(--line);
    padding: 14px 0;
    display: grid;
    gap: 10px;
  }
  h3 {
    font-size: var(--t2);
  }
  section > p {
    line-height: 1.35;
  }
  .across {
    display: grid;
    grid-template-columns: minmax(180px, 250px) 1fr;
    gap: 16px;
  }
  .across > div {
    display: grid;
    gap: 10px;
    align-content: start;
  }
  form,
  .bt {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  form .field {
    flex: 1 1 220px;
    width: auto;
  }
  dialog > .mute {
    margin-top: 14px;
    line-height: 1.35;
  }
  video {
    width: 100%;
    max-height: 46vh;
    background: var(--ink);
    object-fit: cover;
  }
  @media (max-width: 35em) {
    dialog {
      padding: 16px 14px;
    }
    .across {
      grid-template-columns: 1fr;
    }
    .across .qrcode {
      max-width: 300px;
      justify-self: center;
    }
  }
`
