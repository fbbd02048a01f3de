/** What a programme of kills found, in a few lines. */

import type { Compared } from './compared.ts'
import type { Ledger } from './ledger.ts'

/** `recoveries` in milliseconds. */
export function figures({ promises, tries }: Ledger, recoveries: number[], found: Compared): string {
  const { lost, twice, halves, mailsWaiting, canaries } = found
  const sorted = recoveries.toSorted((one, other) => one - other)
  const at = (share: number) =>
    `${((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1)} s`
  return [
    `${recoveries.length} kills, ${promises.length} promised in ${tries} tries`,
    `lost ${lost.length}, stored twice ${twice.length}, half stored ${halves.length}, mails still waiting ${mailsWaiting}, files with a secret ${canaries.length}`,
    `from kill to the last promise: median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`,
    ...[
      ...lost.map((one) => `lost: ${one}`),
      ...twice.map((one) => `twice: ${one}`),
      ...halves,
      ...canaries,
    ].slice(0, 20),
  ].join('\n')
}
