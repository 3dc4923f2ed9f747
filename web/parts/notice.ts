import { html, nothing, type TemplateResult } from 'lit'
import type { Notice } from '../app/view.ts'
import { words } from '../text/index.ts'
import { icon } from './icons.ts'
import { noticeSays } from './says.ts'

/** Something that went wrong, or should be known, with its code for tests; it can be closed where there is a way to. */
export const noticeSlip = (
  notice: Notice | undefined,
  kind: string,
  close?: (notice: Notice) => void,
): TemplateResult | typeof nothing =>
  notice === undefined
    ? nothing
    : html`<div class="note ${kind}" role="alert" data-testid="notice" data-code=${notice.code}>
        <span>${noticeSays(notice)}</span>
        ${
          close === undefined
            ? nothing
            : html`<button type="button" class="btn sq q" aria-label=${words.app.dismiss} @click=${() => close(notice)}>${icon('x')}</button>`
        }
      </div>`
