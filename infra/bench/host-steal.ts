/** How much of this machine its host gave to others meanwhile: figures of a busy host say little. */

import { readFileSync } from 'node:fs'

/** A sentence about CPU steal since the call; undefined where the system does not report it, as Linux does. */
export function measureHostSteal(): () => string | undefined {
  const initial = readProcessorTime()
  return () => {
    const current = readProcessorTime()
    if (!initial || !current) return undefined
    const share = (current.steal - initial.steal) / Math.max(1, current.all - initial.all)
    return `Of the processors' time, the machine's host withheld ${Math.round(share * 100)} % meanwhile.`
  }
}

// The first line: user, nice, system, idle, iowait, irq, softirq, steal (proc_stat(5)).
function readProcessorTime() {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const times = line.split(/\s+/).slice(1, 9).map(Number)
    return { all: times.reduce((sum, time) => sum + time, 0), steal: times[7] ?? 0 }
  } catch {
    return undefined
  }
}
