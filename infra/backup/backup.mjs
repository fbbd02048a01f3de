/** `npm run backup -- FOLDER`. */

import { requireValidArguments } from '../run/bootstrap/arguments.mjs'
import { start } from '../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run backup -- FOLDER

  Makes a backup in FOLDER, while the product runs or not, encrypted to BACKUP_RECIPIENT, and deletes those there that
  are older than BACKUP_DAYS. Keep FOLDER on another machine or disk. It does not hold the encryption keys: print them
  with npm run keys -- sheet FILE.`

requireValidArguments(usage, [], ([folder, ...extraArgs]) => Boolean(folder) && extraArgs.length === 0)

// Steps with nothing to do get no line.
await start('../backup/backup.ts', { minDuration: 1_000 })
