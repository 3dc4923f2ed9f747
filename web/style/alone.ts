import { css } from 'lit'

/** A screen with one card in its middle. */
export const alone = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 100vh;
  }
  main {
    flex: 1;
    display: grid;
    place-content: center;
    grid-template-columns: min(560px, 100%);
    padding: 24px 12px;
  }
  h1 {
    font-size: var(--t4);
  }
`

/** What such a card says, and its last row. */
export const saying = css`
  .index {
    padding-bottom: 20px;
  }
  .bd {
    padding: 16px 20px 0;
    display: grid;
    gap: 16px;
    line-height: 1.4;
  }
  .end {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    flex-wrap: wrap;
  }
`
