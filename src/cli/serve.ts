import { createServer, type Server } from 'node:http'
import compression from 'compression'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { embeddedBroker } from './broker.ts'

/** Where the broker lies on the served origin. */
export const BROKER_PATH = '/broker'

/** Introductions by the broker beside the page, and no other server: two players on one network need no internet. */
export const LOCAL_CONFIG = { broker: { path: BROKER_PATH }, iceServers: [] } as const

export interface ServeOptions {
  /** folder of the built site */
  readonly folder: string
  /** 0 takes any free one */
  readonly port: number
  /** the network address to listen on; 127.0.0.1 reaches this computer alone */
  readonly host?: string
  /** what the site reads as its config.json (web/app/config.ts); {@link LOCAL_CONFIG} if not given */
  readonly config?: object
}
export interface Served {
  /** the site's address as a browser on this computer opens it, with a slash at the end */
  readonly address: string
  readonly port: number
  /** Ends everything at once, open connections too. */
  close(): Promise<void>
}

/**
 * Serves the built site and an embedded PeerJS broker on one origin.
 * @throws the system's error, with its `code`, if the port cannot be had (`EADDRINUSE`, `EACCES`)
 */
export async function serve({
  folder,
  port,
  host = '127.0.0.1',
  config = LOCAL_CONFIG,
}: ServeOptions): Promise<Served> {
  const app = express()
  const server = createServer(app)
  app.disable('x-powered-by')
  const broker = embeddedBroker(server)
  app.use(BROKER_PATH, broker.app)
  app.use(securityHeaders)
  app.use(compression())
  app.get('/config.json', (_, response) => {
    response.set('Cache-Control', 'no-cache').json(config)
  })
  app.use(express.static(folder, { dotfiles: 'ignore', redirect: false, setHeaders: cacheHeaders }))
  app.use(notFound, failed)
  const taken = await listen(server, port, host)
  return {
    address: `http://localhost:${taken}/`,
    port: taken,
    close: () =>
      new Promise(resolve => {
        broker.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** Nothing but our own files runs, nothing is embedded, nothing leaks by referrer (docs/threat-model.md). */
const securityHeaders: RequestHandler = (request, response, next) => {
  response.set({
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self'${socketsOf(request.headers.host)}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types lit-html manhunt',
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  })
  next()
}

/** Older Safari does not count web sockets of the same host as 'self'. The host is the client's word: checked first. */
const socketsOf = (host: string | undefined) =>
  host !== undefined && /^[\w.-]+(:\d{1,5})?$/.test(host) ? ` ws://${host} wss://${host}` : ''

/** Files under assets/ carry their hash in their name; everything else is asked for anew. */
function cacheHeaders(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  const hashed = /[\\/]assets[\\/][^\\/]+$/.test(path)
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

const notFound: RequestHandler = (_, response) => {
  response.status(404).type('text/plain').send('Not found\n')
}

/** What `send` and `express` refuse (a malformed address, a path outside the folder), without a trace of our own. */
const failed: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error)
  const { status } = typeof error === 'object' && error !== null ? (error as { status?: unknown }) : {}
  const code = typeof status === 'number' && status >= 400 && status < 500 ? status : 500
  response
    .status(code)
    .type('text/plain')
    .send(code === 500 ? 'Server error\n' : 'Bad request\n')
}
