/** The length of a fingerprint: SHA-256. */
export const FINGERPRINT_BYTES = 32

/** SHA-256 fingerprints of the two certificates of the channel, as this side sees them. */
export interface Fingerprints {
  readonly own: Uint8Array
  readonly peer: Uint8Array
}
