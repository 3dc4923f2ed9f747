import { html, LitElement } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { brokerAddress, loadConfig, parseConfig } from '../../../web/app/config.ts'
import shipped from '../../../web/public/config.json'
import { describe, expect, it, until } from '../../browser/suite.ts'

/** Shows a configuration as an element of ours would: TypeScript decorators, a shadow root, one owner of its state. */
@customElement('test-broker')
class TestBroker extends LitElement {
  @property() host = ''

  override render() {
    return html`<p>${this.host}</p>`
  }
}

describe('the configuration in a browser', () => {
  it('is read beside the page', async () => {
    const config = await loadConfig('/web/public/config.json')
    expect(config).toEqual(parseConfig(shipped))
    expect(config).toMatchObject({ broker: { host: '0.peerjs.com', secure: true } })
  })

  it('that is missing is an error with its code', async () => {
    const config = await loadConfig('/web/public/no-such-config.json')
    expect(config).toEqual({ error: 'not answered', at: '404' })
  })

  it('without a host means the origin of the page', () => {
    const { host, port, secure } = brokerAddress({ path: '/broker' }, new URL(location.href))
    expect({ host, port, secure }).toEqual({ host: location.hostname, port: Number(location.port), secure: false })
  })

  it('shows in an element', async () => {
    const element = new TestBroker()
    document.body.append(element)
    element.host = 'broker.example.org'
    const shown = await until(() => element.shadowRoot?.querySelector('p')?.textContent)
    expect(shown).toBe('broker.example.org')
    element.remove()
  })
})
