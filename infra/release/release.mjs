/** `npm run release -- NAME [...]`: releases a part of the product, or says what was released. */

import { parseArgs } from 'node:util'
import { start } from '../run/bootstrap/start-command.mjs'
import { names } from './names.mjs'

const usage = `Usage: npm run release -- NAME [--canary SHARE | --promote | --history | --new-key FILE]

  Takes the changesets of NAME into its version and its CHANGELOG.md, builds it, checks that nothing that is live would
  break, signs it, places it in the release store, and makes it live. NAME is one of ${names.join(', ')}.

  --canary SHARE  only for so many visitors of a hundred (a remote), or for so many after all; 0 for those who ask alone
  --promote       the canary becomes the live release
  --history       who released what and when
  --new-key FILE  makes a key for a team, writes its secret half to FILE and prints its public half for RELEASE_KEYS

  RELEASE_STORE  a folder, or s3://bucket/prefix; the store of this clone by default, which npm start uses
  RELEASE_KEY    the file with the secret key to sign with; that of this clone by default
  RELEASE_KEYS   the file with the public keys that are trusted; those of this clone by default
  RELEASE_BY     who releases; by default what git has as user.name`

/** @type {Record<string, { type: 'string' } | { type: 'boolean' }>} */
const options = {
  canary: { type: 'string' },
  promote: { type: 'boolean' },
  history: { type: 'boolean' },
  'new-key': { type: 'string' },
}

try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const isShare = values.canary === undefined || /^\d{1,2}$|^100$/.test(String(values.canary))
  const isValid = positionals.length === 1 && names.includes(positionals[0] ?? '') && isShare
  if (!isValid || Object.keys(values).length > 1) throw new Error(usage)
} catch {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await start('../release/release.ts', { minDuration: 1_000 })
