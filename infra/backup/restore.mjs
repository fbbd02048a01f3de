/** `npm run restore -- FOLDER`. */

import { parseArgs } from 'node:util'
import { start } from '../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run restore -- FOLDER [--identity FILE] [--keys FILE] [--erasures FILE] [--verify] [--yes]

  Restores a backup (FOLDER, or the newest in it) into an empty DATA_DIR, and an empty DATABASE_URL where it is set.
  --identity FILE   the secret key of age that BACKUP_RECIPIENT belongs to; without it, it is read from standard input
  --keys FILE       the words of the recovery sheet of that day; without it, ENCRYPTION_KEY or the keys in DATA_DIR
  --erasures FILE   a list of erasures newer than the one beside the backup
  --verify          only checks the backup: with --identity every row, without it that no file was changed
  --yes             deletes what an interrupted restore has left, without asking`

try {
  const string = /** @type {const} */ ({ type: 'string' })
  const options = {
    identity: string,
    keys: string,
    erasures: string,
    verify: /** @type {const} */ ({ type: 'boolean' }),
    yes: /** @type {const} */ ({ type: 'boolean' }),
  }
  const { positionals } = parseArgs({ options, allowPositionals: true })
  if (positionals.length !== 1) throw new Error(usage)
} catch {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
// Steps with nothing to do get no line.
await start('../backup/restore.ts', { minDuration: 1_000 })
