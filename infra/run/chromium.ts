/** The browser that the journeys drive: the one that is set, the system's, or, on Debian as root, one installed now. */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Note } from './ground/steps.mjs'

const usualPlaces = [
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
  [process.env.CHROMIUM_PATH, ...usualPlaces].find((place) => place && existsSync(place))

/** The same, but installs one where that is ours to do. */
export function bringChromium(root: string, note: Note): string | undefined {
  const found = findChromium()
  if (found) {
    note(found)
    return found
  }
  if (isDebian() && process.getuid?.() === 0) return install(path.join(root, '.runtime/chromium.log'), note)
  note('none found: journeys are skipped. Install Chromium or Chrome, or set CHROMIUM_PATH')
  return undefined
}

function install(log: string, note: Note): string | undefined {
  note('apt-get install chromium')
  mkdirSync(path.dirname(log), { recursive: true })
  const out = openSync(log, 'w')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const [first = '', ...more] = [['update'], ['install', '-y', 'chromium']].map((args) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', out, out] }).status === 0 ? 'done' : 'failed',
  )
  const found = usualPlaces.find(existsSync)
  note(found ?? `not installed (update ${first}, install ${more.join('')}; ${log}): journeys are skipped`)
  return found
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
