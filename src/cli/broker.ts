import type { Server } from 'node:http'
import type { Express } from 'express'
import { ExpressPeerServer } from 'peer'
import { type WebSocket, WebSocketServer } from 'ws'

/** An introduction is a few kilobytes of SDP. */
const MAX_MESSAGE_BYTES = 16 * 1024
/** A connection needs some thirty messages; a client that sends far more is no player. */
const MAX_MESSAGES = 500
const WINDOW_MS = 10_000
const MAX_CLIENTS = 500

export interface EmbeddedBroker {
  /** to be mounted at the broker's path */
  readonly app: Express
  /** cuts every client off; `peer` keeps two timers that end only with the process */
  close(): void
}

/**
 * A PeerJS broker on an HTTP server that serves something else too. It passes introductions on and keeps nothing; who is
 * connected cannot be listed. What a client sends that is no introduction is dropped.
 */
export function embeddedBroker(server: Server): EmbeddedBroker {
  let sockets: WebSocketServer | undefined
  const app = ExpressPeerServer(server, {
    key: 'peerjs',
    path: '/',
    proxied: false,
    allow_discovery: false,
    concurrent_limit: MAX_CLIENTS,
    createWebSocketServer: options => {
      sockets = new WebSocketServer({ ...options, maxPayload: MAX_MESSAGE_BYTES })
      sockets.on('connection', limitRate)
      return sockets
    },
  })
  // Without a listener a malformed message would end the process.
  app.on('error', () => undefined)
  return {
    app,
    close() {
      for (const socket of sockets?.clients ?? []) socket.terminate()
      sockets?.close()
    },
  }
}

function limitRate(socket: WebSocket): void {
  let since = Date.now()
  let count = 0
  socket.on('message', () => {
    const now = Date.now()
    if (now - since > WINDOW_MS) {
      since = now
      count = 0
    }
    if (++count > MAX_MESSAGES) socket.terminate()
  })
}
