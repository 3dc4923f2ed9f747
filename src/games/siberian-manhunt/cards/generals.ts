/** The Soviet generals: who commands the Government, and what each of them does better. Names as printed, powers are ours. */

/** What a general may change: the first three are the printed numbers while nobody commands. */
export interface General {
  readonly name: string
  /** what he is like */
  readonly says: string
  /** what he changes; `{…}` stands for one of the numbers below */
  readonly text: string
  /** energy to play the card in reserve */
  readonly reserve: number
  /** energy to deploy the Red Army */
  readonly deploy: number
  /** on how many of the last locations, the current one included, a KGB officer finds traces */
  readonly officerDepth: number
  /** energy at the start of a turn beside that of the agents, up to the same maximum */
  readonly energy: number
}

const printed = { reserve: 2, deploy: 3, officerDepth: 4, energy: 0 } as const

export const generals = {
  none: {
    name: 'No general',
    says: 'The local officers hunt alone.',
    text: 'Nothing changes.',
    ...printed,
  },
  /** easier for the Fugitive */
  Ivanov: {
    name: 'General Ivanov',
    says: 'He knows whom to telephone, and when they have had their dinner.',
    text: 'The card in reserve costs {reserve} energy to play, a deployment of the Red Army {deploy}.',
    ...printed,
    reserve: 1,
    deploy: 2,
  },
  /** harder for the Fugitive */
  Zakharov: {
    name: 'General Zakharov',
    says: 'He hunted wolves before he hunted men, and sleeps as little.',
    text: 'Each turn brings {energy} energy more. KGB officers find traces on the last {officerDepth} locations.',
    ...printed,
    energy: 1,
    officerDepth: 5,
  },
} as const satisfies Record<string, General>

export type GeneralName = keyof typeof generals
