/** How much of this machine its host gave to others meanwhile: figures of a busy host say little. */

import { readFileSync } from 'node:fs'

/** A sentence about the time since the call; undefined where the system does not tell it, as Linux does. */
export function watchTheHost(): () => string | undefined {
  const before = processorTime()
  return () => {
    const now = processorTime()
    if (!before || !now) return undefined
    const share = (now.withheld - before.withheld) / Math.max(1, now.all - before.all)
    return `Of the processors' time, the machine's host withheld ${Math.round(share * 100)} % meanwhile.`
  }
}

// The first line: user, nice, system, idle, iowait, irq, softirq, steal (proc_stat(5)).
function processorTime() {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const times = line.split(/\s+/).slice(1, 9).map(Number)
    return { all: times.reduce((sum, time) => sum + time, 0), withheld: times[7] ?? 0 }
  } catch {
    return undefined
  }
}
