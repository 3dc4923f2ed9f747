export * from './game.ts'
export * from './play.ts'
export * from './policy.ts'
export * from './random.ts'
