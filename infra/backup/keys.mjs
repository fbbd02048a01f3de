/** `npm run keys -- sheet|check|identity`. */

import { requireValidArguments } from '../run/bootstrap/arguments.mjs'
import { start } from '../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run keys -- sheet FILE     writes the recovery sheet, a page to print: the encryption keys in words
       npm run keys -- check [FILE]   whether the words of a sheet, in FILE or typed, open what is stored here
       npm run keys -- identity FILE  a new key pair for backups: the secret key into FILE, the public one shown

  Backups do not hold the encryption keys: store the printed sheet away from them, and check it once a quarter.
  Make the key pair on a machine that does not run the product, and store FILE there.`

requireValidArguments(usage, [], ([action, file, ...extraArgs]) => {
  if (extraArgs.length > 0) return false
  return action === 'check' || ((action === 'sheet' || action === 'identity') && Boolean(file))
})

// Steps with nothing to do get no line.
await start('../backup/keys.ts', { minDuration: 1_000 })
