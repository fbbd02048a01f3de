/** When a program that died is started again. */

const delays = [250, 500, 1_000, 2_000, 5_000]
const minute = 60_000

/** So often within a minute, before it was ready once, and the start is given up. */
export const givenUpAfter = 5

/**
 * What follows a death: a pause in milliseconds before it is started again, longer the more often it died lately;
 * or 'give up', when it dies again and again and was never ready. What once worked is tried for ever.
 */
export function afterDeath(deaths: number[], now: number, wasReady: boolean): number | 'give up' {
  const lately = deaths.filter((death) => now - death < minute).length
  if (!wasReady && lately >= givenUpAfter) return 'give up'
  return delays[Math.min(Math.max(lately, 1), delays.length) - 1]!
}
