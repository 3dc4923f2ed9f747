/** The Soviet generals: who commands the Government, and what that changes. Names as printed, powers are ours. */

/** What a general may change: the numbers are the printed ones while nobody commands. */
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
  /** energy of a turn beside that of the agents, up to the same maximum, when so many agents or more are on the map */
  readonly energy: number
  readonly staff: number
}

const printed = { reserve: 2, deploy: 3, officerDepth: 4, energy: 0, staff: 0 } as const

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
    text: 'The card in reserve costs {reserve} energy to play. With {staff} or more agents a turn has 1 energy less.',
    ...printed,
    reserve: 1,
    energy: -1,
    staff: 3,
  },
  /** harder for the Fugitive */
  Zakharov: {
    name: 'General Zakharov',
    says: 'He hunted wolves before he hunted men, and sleeps as little.',
    text: 'With {staff} or more agents a turn has 1 energy more. KGB officers find traces on the last {officerDepth} locations.',
    ...printed,
    energy: 1,
    staff: 3,
    officerDepth: 5,
  },
} as const satisfies Record<string, General>

export type GeneralName = keyof typeof generals
