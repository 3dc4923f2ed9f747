/** What a game's rules may use of the kernel, and all they may use: no bytes, no cryptography, no clock, no chance. */

export * from './claim.ts'
export * from './clone.ts'
export * from './ids.ts'
export * from './plays.ts'
export * from './request.ts'
export * from './run.ts'
export * from './sum.ts'
export * from './table.ts'
export * from './words.ts'
