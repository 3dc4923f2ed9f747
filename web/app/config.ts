/**
 * `config.json`, the one file that an owner of a site may edit (docs/hosting.md): which broker introduces the players to
 * each other and which ICE servers help them through their routers.
 */

/** A PeerJS broker. Without `host` it is the page's own origin, and then `port` and `secure` are those of the page. */
export interface Broker {
  readonly host?: string
  /** 1 to 65535; without it 443 or 80, as `secure` says */
  readonly port?: number
  /** where the broker is mounted, with a leading slash; the client appends `peerjs` */
  readonly path: string
  /** TLS; without it as the page itself */
  readonly secure?: boolean
  /** `peerjs` if not given */
  readonly key?: string
}
export interface IceServer {
  readonly urls: readonly string[]
  readonly username?: string
  readonly credential?: string
}
export interface Config {
  readonly broker: Broker
  /** left out: as usual */
  readonly practice?: Practice
  /** empty: only the addresses that the two computers have themselves */
  readonly iceServers: readonly IceServer[]
}
/** Games against a bot. */
export interface Practice {
  /** how long a bot takes over a decision, in milliseconds, so that a person can follow; 0 to 10000 */
  readonly pause: number
}
/** The pause that a configuration without one means. */
export const USUAL_PAUSE = 900
const LONGEST_PAUSE = 10_000
/** What can be wrong in `config.json`. */
export type ConfigFault =
  | 'not answered'
  | 'not reached'
  | 'not JSON'
  | 'not an object'
  | 'not a list'
  | 'not a text'
  | 'not true or false'
  | 'not a port'
  | 'not a pause'
  | 'not a path'
  | 'not a host'
  | 'not a key'
  | 'not an address'
  | 'unknown field'
  | 'missing'
  | 'empty'
/** Why a configuration cannot be used, and where: a place in the file, or the status with which the server answered. */
export interface ConfigError {
  readonly error: ConfigFault
  readonly at: string
}

/** What the PeerJS client wants to know of a broker. */
export interface BrokerAddress {
  readonly host: string
  readonly port: number
  readonly path: string
  readonly secure: boolean
  readonly key: string
}

class Refusal extends Error {
  constructor(
    readonly fault: ConfigFault,
    readonly at: string,
  ) {
    super(`${at}: ${fault}`)
  }
}

/**
 * Checks a parsed `config.json`. Every field is known and of its type, or the answer is a {@link ConfigError}: a
 * misspelt field must not silently fall back to a broker that nobody wanted.
 */
export function parseConfig(data: unknown): Config | ConfigError {
  try {
    const { broker, iceServers, practice } = fields(data, 'config.json', ['broker', 'iceServers', 'practice'])
    return {
      broker: parseBroker(broker),
      iceServers: list(iceServers, 'iceServers').map(parseIceServer),
      ...(practice === undefined ? {} : { practice: parsePractice(practice) }),
    }
  } catch (error) {
    if (error instanceof Refusal) return { error: error.fault, at: error.at }
    throw error
  }
}

/** Fetches and checks the configuration beside the page; what goes wrong on the way is a {@link ConfigError} too. */
export async function loadConfig(url: string | URL, get: typeof fetch = fetch): Promise<Config | ConfigError> {
  let data: unknown
  try {
    const answer = await get(url, { cache: 'no-cache' })
    if (!answer.ok) return { error: 'not answered', at: String(answer.status) }
    data = await answer.json()
  } catch (error) {
    return { error: error instanceof SyntaxError ? 'not JSON' : 'not reached', at: 'config.json' }
  }
  return parseConfig(data)
}

/** The broker as seen from a page: what the configuration leaves open follows from the page's own address. */
export function brokerAddress(broker: Broker, page: URL): BrokerAddress {
  const own = broker.host === undefined
  const secure = broker.secure ?? page.protocol === 'https:'
  const usual = secure ? 443 : 80
  const pagePort = page.port === '' ? usual : Number(page.port)
  return {
    host: broker.host ?? page.hostname,
    port: broker.port ?? (own ? pagePort : usual),
    path: broker.path,
    secure,
    key: broker.key ?? 'peerjs',
  }
}

// ---- fields ----------------------------------------------------------------------------------------------------

function parseBroker(data: unknown): Broker {
  const { host, port, path, secure, key } = fields(data, 'broker', ['host', 'port', 'path', 'secure', 'key'])
  if (host === undefined && (port !== undefined || secure !== undefined)) throw new Refusal('missing', 'broker.host')
  const where = text(path, 'broker.path')
  if (!/^\/[\w\-./]*$/.test(where)) throw new Refusal('not a path', 'broker.path')
  return {
    path: where,
    ...(host === undefined ? {} : { host: hostName(host) }),
    ...(port === undefined ? {} : { port: portNumber(port) }),
    ...(secure === undefined ? {} : { secure: flag(secure, 'broker.secure') }),
    ...(key === undefined ? {} : { key: word(key, 'broker.key') }),
  }
}

function parsePractice(data: unknown): Practice {
  const { pause } = fields(data, 'practice', ['pause'])
  if (typeof pause !== 'number' || !(pause >= 0 && pause <= LONGEST_PAUSE))
    throw new Refusal('not a pause', 'practice.pause')
  return { pause }
}

function parseIceServer(data: unknown, index: number): IceServer {
  const at = `iceServers[${index}]`
  const { urls, username, credential } = fields(data, at, ['urls', 'username', 'credential'])
  const all = (typeof urls === 'string' ? [urls] : list(urls, `${at}.urls`)).map((url, n) =>
    iceUrl(url, `${at}.urls[${n}]`),
  )
  if (all.length === 0) throw new Refusal('empty', `${at}.urls`)
  // Browsers throw on a TURN server without credentials, long after the page has loaded.
  const relays = all.some(url => url.startsWith('turn'))
  if (relays && (username === undefined || credential === undefined))
    throw new Refusal('missing', `${at}.${username === undefined ? 'username' : 'credential'}`)
  return {
    urls: all,
    ...(username === undefined ? {} : { username: text(username, `${at}.username`) }),
    ...(credential === undefined ? {} : { credential: text(credential, `${at}.credential`) }),
  }
}

function iceUrl(data: unknown, at: string): string {
  const url = text(data, at)
  if (!/^(stuns?:[\w\-.[\]:]+|turns?:[\w\-.[\]:]+(\?transport=(udp|tcp))?)$/.test(url))
    throw new Refusal('not an address', at)
  return url
}

function hostName(data: unknown): string {
  const host = text(data, 'broker.host')
  if (!/^([\w\-.]+|\[[\da-fA-F:.]+\])$/.test(host)) throw new Refusal('not a host', 'broker.host')
  return host
}

function portNumber(data: unknown): number {
  if (typeof data !== 'number' || !Number.isInteger(data) || data < 1 || data > 65535)
    throw new Refusal('not a port', 'broker.port')
  return data
}

function word(data: unknown, at: string): string {
  const value = text(data, at)
  if (!/^[\w-]+$/.test(value)) throw new Refusal('not a key', at)
  return value
}

function text(data: unknown, at: string): string {
  if (typeof data !== 'string' || data === '') throw new Refusal('not a text', at)
  return data
}

function flag(data: unknown, at: string): boolean {
  if (typeof data !== 'boolean') throw new Refusal('not true or false', at)
  return data
}

function list(data: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(data)) throw new Refusal('not a list', at)
  return data
}

function fields<Name extends string>(
  data: unknown,
  at: string,
  names: readonly Name[],
): { readonly [name in Name]?: unknown } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Refusal('not an object', at)
  const known: readonly string[] = names
  const unknown = Object.keys(data).find(name => !known.includes(name))
  if (unknown !== undefined) throw new Refusal('unknown field', `${at}.${unknown}`)
  return data
}
