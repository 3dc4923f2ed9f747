/** The Soviet generals: who commands the Government, and what each of them does better. Names as printed, powers are ours. */

/** What a general may change: every one of these is a printed number while nobody commands. */
export interface General {
  readonly name: string
  /** `{…}` stands for one of the numbers below */
  readonly text: string
  /** energy to play the card in reserve */
  readonly reserve: number
  /** energy for the first interrogation; each success adds 1 */
  readonly interrogate: number
  /** energy to deploy the Red Army */
  readonly deploy: number
  /** on how many of the last locations, the current one included, a KGB officer finds traces */
  readonly officerDepth: number
}

const printed = { reserve: 2, interrogate: 3, deploy: 3, officerDepth: 4 } as const

export const generals = {
  none: { name: 'No general', text: 'The local officers hunt alone.', ...printed },
  /** easier for the Fugitive */
  Ivanov: {
    name: 'General Ivanov',
    text: 'He knows whom to telephone. The card in reserve costs {reserve} energy, and interrogations begin at {interrogate}.',
    ...printed,
    reserve: 1,
    interrogate: 2,
  },
  /** harder for the Fugitive */
  Zakharov: {
    name: 'General Zakharov',
    text: 'He hunted wolves before he hunted men. A deployment of the Red Army costs {deploy} energy, and KGB officers find traces on the last {officerDepth} locations.',
    ...printed,
    deploy: 2,
    officerDepth: 5,
  },
} as const satisfies Record<string, General>

export type GeneralName = keyof typeof generals
