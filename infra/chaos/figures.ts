/** What a programme of kills found, in a few lines. */

import type { Compared } from './compared.ts'
import type { Recovery } from './killing.ts'
import type { Ledger } from './ledger.ts'

/** In milliseconds: how soon after PostgreSQL's return everything has to be promised. */
const soonEnough = 10_000

/** What is not as it was promised to senders; empty when everything is. */
export function broken({ answers }: Ledger, recoveries: Recovery[], found: Compared): string[] {
  const late = recoveries.filter(({ fromReturn = 0 }) => fromReturn > soonEnough)
  return [
    ...found.lost.map((one) => `lost: ${one}`),
    ...found.twice.map((one) => `twice: ${one}`),
    ...found.halves,
    ...found.canaries,
    ...(found.mailsWaiting > 0 ? [`mails still waiting: ${found.mailsWaiting}`] : []),
    ...(answers.has(500) ? [`answered with 500: ${answers.get(500)}`] : []),
    ...late.map(({ fromReturn }) => `${inSeconds(fromReturn!)} after PostgreSQL's return`),
  ]
}

export function figures(ledger: Ledger, recoveries: Recovery[], found: Compared): string {
  const { promises, tries, answers } = ledger
  const { lost, twice, halves, mailsWaiting, canaries } = found
  const statuses = [...answers].sort(([one], [other]) => one - other)
  return [
    `${recoveries.length} kills, ${promises.length} promised in ${tries} tries`,
    `answers: ${statuses.map(([status, count]) => `${status || 'none'} ${count}`).join(', ')}`,
    `lost ${lost.length}, stored twice ${twice.length}, half stored ${halves.length}, mails still waiting ${mailsWaiting}, files with a secret ${canaries.length}`,
    `from kill to the last promise: ${spread(recoveries.map(({ fromKill }) => fromKill))}`,
    ...returns(recoveries),
    ...broken(ledger, recoveries, found).slice(0, 20),
  ].join('\n')
}

function returns(recoveries: Recovery[]): string[] {
  const times = recoveries.flatMap(({ fromReturn }) => fromReturn ?? [])
  return times.length > 0 ? [`from PostgreSQL's return to the last promise: ${spread(times)}`] : []
}

function spread(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => inSeconds(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return `median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
