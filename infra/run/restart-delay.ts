/** When a program that died is started again. */

const delays = [250, 500, 1_000, 2_000, 5_000]
const minute = 60_000

/** After so many deaths within a minute, before it was ready once, the start fails. */
export const maxRapidDeaths = 5

/**
 * What follows a death: a pause in milliseconds before it is started again, longer the more often it died lately;
 * or 'give up', when it dies again and again and was never ready. What once worked is tried for ever.
 */
export function getRestartDelay(deaths: number[], now: number, wasReady: boolean): number | 'give up' {
  const recentDeaths = deaths.filter((death) => now - death < minute).length
  if (!wasReady && recentDeaths >= maxRapidDeaths) return 'give up'
  return delays[Math.min(Math.max(recentDeaths, 1), delays.length) - 1]!
}
