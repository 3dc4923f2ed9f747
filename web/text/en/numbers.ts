/** Numbers as they are written in English. */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`
