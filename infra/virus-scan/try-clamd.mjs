/** `npm run clamd`. */

import { requireValidArguments } from '../run/bootstrap/arguments.mjs'
import { start } from '../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run clamd

  Tries the virus scan with a real clamd, of the package clamav-daemon, and a signature file of our own: a clean
  document, one with a virus, a clamd that is stopped and one that hangs, over a unix socket and over TCP. Starts a
  product and a clamd of its own; prints what each did. Takes five minutes. Without clamd it is skipped, loudly.`

requireValidArguments(usage, [], ([...extraArgs]) => extraArgs.length === 0)
await start('../virus-scan/try-clamd.ts')
