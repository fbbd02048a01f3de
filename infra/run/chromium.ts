/** Where Chromium is: the one that is set, or the system's. */

import { existsSync } from 'node:fs'

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
