/** The browser that the journeys drive: the one that is set, the system's, or, on Debian as root, one installed now. */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Note } from './bootstrap/steps.mjs'

const defaultPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a browser, or undefined where there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...defaultPaths].find((candidate) => candidate && existsSync(candidate))

/** The same, but installs one where that is ours to do. */
export function ensureChromium(root: string, note: Note): string | undefined {
  const executable = findChromium()
  if (executable) {
    note(executable)
    return executable
  }
  if (isDebian() && process.getuid?.() === 0)
    return installChromium(path.join(root, '.runtime/chromium.log'), note)
  note('none found: journeys are skipped. Install Chromium or Chrome, or set CHROMIUM_PATH')
  return undefined
}

function installChromium(log: string, note: Note): string | undefined {
  note('apt-get install chromium')
  mkdirSync(path.dirname(log), { recursive: true })
  const out = openSync(log, 'w')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const [first = '', ...installResults] = [['update'], ['install', '-y', 'chromium']].map((args) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', out, out] }).status === 0 ? 'done' : 'failed',
  )
  const executable = defaultPaths.find(existsSync)
  note(
    executable ??
      `not installed (update ${first}, install ${installResults.join('')}; ${log}): journeys are skipped`,
  )
  return executable
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
