/** What the reader may choose for this browser: the colours and the language. Nothing of it goes to the other side. */
import { css, html, LitElement, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { chooseLanguage } from '../app/language.ts'
import { canHave, choose, chose, SENSES, type Sense } from '../app/senses.ts'
import { chooseTheme, THEMES, type Theme, theme } from '../app/theme.ts'
import { base } from '../style/base.ts'
import { controls } from '../style/controls.ts'
import { type Language, language, languageNames, languages, words } from '../text/index.ts'

@customElement('manhunt-settings')
export class ManhuntSettings extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 12px;
      }
      fieldset {
        border: 0;
        padding: 0;
        margin: 0;
        min-width: 0;
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      legend {
        padding: 0 0 4px;
      }
      :host([compact]) {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 6px 20px;
      }
      :host([compact]) legend {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    `,
  ]
  /** in rows without headings, where little room is */
  @property({ type: Boolean, reflect: true }) compact = false
  @state() private failed = false
  @state() private refused: Sense | undefined
  @state() private colours = theme()

  override render(): TemplateResult {
    const { theme: colours, language: tongue } = words.app
    return html`<fieldset>
        <legend class="cap">${tongue.title}</legend>
        ${languages.map(
          one => html`<button type="button" class="chip" lang=${one} aria-pressed=${one === language}
            data-testid="language" data-language=${one} @click=${() => this.speak(one)}>${languageNames[one]}</button>`,
        )}
      </fieldset>
      ${this.failed ? html`<p class="red" role="alert">${tongue.failed}</p>` : ''}
      <fieldset>
        <legend class="cap">${colours.title}</legend>
        ${THEMES.map(
          one => html`<button type="button" class="chip" aria-pressed=${one === this.colours} data-testid="theme" data-theme=${one}
            @click=${() => this.dress(one)}>${colours[one]}</button>`,
        )}
      </fieldset>
      <fieldset>
        <legend class="cap">${words.senses.title}</legend>
        ${SENSES.filter(canHave).map(
          one => html`<button type="button" class="chip" role="switch" aria-checked=${chose(one)} data-testid="sense" data-sense=${one}
            @click=${() => this.turn(one)}>${words.senses.names[one]}</button>`,
        )}
      </fieldset>
      ${this.refused === undefined ? '' : html`<p class="red" role="alert">${words.senses.refused}</p>`}`
  }

  /** A catalogue that cannot be fetched leaves the language as it is. */
  private async speak(chosen: Language): Promise<void> {
    try {
      await chooseLanguage(chosen)
      this.failed = false
    } catch {
      this.failed = true
    }
  }
  private async turn(sense: Sense): Promise<void> {
    const wanted = !chose(sense)
    await choose(sense, wanted)
    this.refused = chose(sense) === wanted ? undefined : sense
    this.requestUpdate()
  }
  private dress(chosen: Theme): void {
    chooseTheme(chosen)
    this.colours = chosen
  }
}
