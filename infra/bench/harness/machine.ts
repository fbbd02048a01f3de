/** Where and when something was measured, and of which commit. */

import { execFileSync } from 'node:child_process'
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
