/** Where and when something was measured, of which commit, and how much of the machine its host gave to others meanwhile. */

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import type { BenchContext } from './bench-context.ts'

/** A sentence about a run of a section. */
export function describeRun({ root, otherRoot }: BenchContext, name: string): string {
  const roots = [root, ...(otherRoot ? [otherRoot] : [])]
  return `\`npm run bench -- ${name}\` ${describeMachine(roots)}. Medians of rounds in turn, with the least and the most in brackets.`
}

/** When, on what, and of which checkouts something was measured that ends now. */
export function describeMachine(roots: string[]): string {
  const date = new Date().toISOString().slice(0, 10)
  const commits = roots.map((root) => `commit ${getCommit(root)}`).join(' beside ')
  const memory = Math.round(totalmem() / 2 ** 30)
  const load = loadavg()[0]!.toFixed(1)
  return `on ${date}, ${commits}, Node ${process.versions.node}, ${cpus().length} cores of ${cpus()[0]?.model.trim()}, ${memory} GB; load at the end ${load}`
}

/** The short hash; with a + when something is changed. */
function getCommit(root: string): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? '+' : ''}`
  } catch {
    return 'unknown'
  }
}

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
