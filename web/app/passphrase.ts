/** A shorter passphrase is not accepted for a new save file: in characters. */
export const PASSPHRASE_LENGTH = 8
