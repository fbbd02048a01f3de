/** What the programs of a product have and use, from time to time. */

import { setTimeout as wait } from 'node:timers/promises'
import { readCpuTimes, readMemory, subtractUsage, type Usage } from '../bench/harness/process-usage.ts'

export interface Sample {
  /** Seconds since the first. */
  elapsed: number
  /** Megabytes of each program (PSS), PostgreSQL as one. */
  memory: Usage
  /** Microseconds of CPU that each has used so far. */
  cpu: Usage
  /** How many things were done so far. */
  count: number
}

/** Takes a sample now, and then each `interval` seconds, until the signal. */
export async function takeSamples(
  pid: number,
  interval: number,
  getCount: () => number,
  signal: AbortSignal,
): Promise<Sample[]> {
  const samples: Sample[] = []
  const beganAt = performance.now()
  while (!signal.aborted) {
    samples.push({
      elapsed: (performance.now() - beganAt) / 1_000,
      memory: readMemory(pid),
      cpu: readCpuTimes(pid),
      count: getCount(),
    })
    const nextAt = beganAt + samples.length * interval * 1_000
    await wait(Math.max(0, nextAt - performance.now()), undefined, { signal }).catch(() => {})
  }
  return samples
}

/** The share of a processor that each program has used in the next so many seconds. */
export async function readCpuShares(pid: number, seconds = 5): Promise<Usage> {
  const before = readCpuTimes(pid)
  const beganAt = performance.now()
  await wait(seconds * 1_000)
  const microseconds = (performance.now() - beganAt) * 1_000
  const used = subtractUsage(readCpuTimes(pid), before)
  return Object.fromEntries(Object.entries(used).map(([name, time]) => [name, time / microseconds]))
}

/** The programs that use more of a processor than an idle one may. */
export const listBusyPrograms = (shares: Usage): string[] =>
  Object.entries(shares)
    .filter(([, share]) => share > maxIdleShare)
    .map(([name, share]) => `${name} (${Math.round(share * 100)} % of a processor)`)

/** Generous: what they do by the minute is a tenth of it, and a loop without end is the whole of a processor. */
const maxIdleShare = 0.2

/** Waits until all programs are idle: those that are busy still after so many seconds. */
export async function waitUntilIdle(pid: number, maxSeconds: number): Promise<string[]> {
  const deadline = performance.now() + maxSeconds * 1_000
  for (;;) {
    const busy = listBusyPrograms(await readCpuShares(pid))
    if (busy.length === 0 || performance.now() > deadline) return busy
  }
}
