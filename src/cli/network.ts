import { spawnSync } from 'node:child_process'
import { networkInterfaces } from 'node:os'

/**
 * Whether this computer has an address that is not loopback. Browsers connect to each other over WebRTC through such
 * addresses alone, even when both run here (RFC 8445, 5.1.1.1).
 */
export function hasOutsideAddress(): boolean {
  return Object.values(networkInterfaces()).some(found => found?.some(one => !one.internal) ?? false)
}

/** A network of its own with one address, in which a command then runs. */
const SET_UP = `
ip link set lo up &&
ip link add outside type veth peer name elsewhere &&
ip addr add 192.0.2.1/24 dev outside &&
ip link set outside up &&
ip link set elsewhere up &&
ip route add default dev outside &&
exec "$@"`

const UNSHARE = ['--map-root-user', '--net', 'sh', '-c', SET_UP, 'sh']

/** What to put before a command so that it has an address; `undefined` where the system does not allow that. */
export function privateNetwork(): readonly string[] | undefined {
  const tried = spawnSync('unshare', [...UNSHARE, 'true'], { stdio: 'ignore' })
  return tried.status === 0 ? ['unshare', ...UNSHARE] : undefined
}
