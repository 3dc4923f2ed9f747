/** How many tests or checks passed and failed. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

export const NOTHING: Count = { passed: 0, failed: 0 }
export const sum = (a: Count, b: Count): Count => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })
/** A tool that says only whether it is content. */
export const content = (code: number): Count => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/**
 * What a runner that ended with this code wrote down. One that breaks off, writes no report or finds no tests has failed
 * once at least, whatever it counted.
 */
export function counted(code: number, passed: unknown, failed: unknown): Count {
  const count = { passed: whole(passed), failed: whole(failed) }
  const broken = count.failed === 0 && (code !== 0 || count.passed === 0)
  return broken ? { ...count, failed: 1 } : count
}

const whole = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0)
