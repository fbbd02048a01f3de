/** The browser that the journeys drive: the one that is set, the system's, or, on Debian as root, one installed now. */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Note } from '../run/bootstrap/steps.mjs'
import { findChromium } from '../run/chromium.ts'

// Chromium without the parts that draw a window: each page of a journey costs it a quarter of the processor's time.
const headlessShellPath = '/usr/bin/chromium-headless-shell'

/** The browser that journeys drive. */
export const findJourneyBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH || !existsSync(headlessShellPath) ? findChromium() : headlessShellPath

/** The same, but installs what is missing where that is ours to do. */
export function ensureJourneyBrowser(root: string, note: Note): string | undefined {
  const isComplete = Boolean(process.env.CHROMIUM_PATH) || existsSync(headlessShellPath)
  const failure =
    isDebian() && process.getuid?.() === 0 && !(findChromium() && isComplete)
      ? installChromium(path.join(root, '.runtime/chromium.log'), note)
      : undefined
  const executable = findJourneyBrowser()
  note(
    executable ??
      `${failure ?? 'none found'}: journeys are skipped. Install Chromium or Chrome, or set CHROMIUM_PATH`,
  )
  return executable
}

/** Says what did not work. */
function installChromium(log: string, note: Note): string | undefined {
  note('apt-get install chromium')
  mkdirSync(path.dirname(log), { recursive: true })
  const out = openSync(log, 'w')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // The whole one prints PDFs for the product.
  for (const args of [['update'], ['install', '-y', 'chromium', 'chromium-headless-shell']])
    if (spawnSync('apt-get', args, { env, stdio: ['ignore', out, out] }).status !== 0)
      return `apt-get ${args[0]} failed (${log})`
  return undefined
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
