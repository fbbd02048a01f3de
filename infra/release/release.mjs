/** `npm run release -- NAME [...]`: releases a part of the product, or says what was released. */

import { parseArgs } from 'node:util'
import { start } from '../run/bootstrap/start-command.mjs'
import { remoteNames, serviceNames } from './names.mjs'

const names = [...remoteNames, ...serviceNames]

const usage = `Usage: npm run release -- NAME [--try | --promote | --history]

  Builds NAME, checks that nothing that is live would break, and makes it live. NAME is one of ${names.join(', ')};
  of a service it is the schema, which becomes part of the supergraph.

  --try      on trial: only administrators who open /remotes/trial on the site get it
  --promote  what is on trial becomes live
  --history  what was released, when and by whom

  RELEASE_STORE  a folder; the one of this clone by default, which npm start uses
  RELEASE_KEY    the file with the secret key to sign with, made where there is none
  RELEASE_KEYS   the file with the public keys that are trusted, made with it
  RELEASE_BY     who releases; by default what git has as user.name`

/** @type {Record<string, { type: 'boolean' }>} */
const options = { try: { type: 'boolean' }, promote: { type: 'boolean' }, history: { type: 'boolean' } }

try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const isName = positionals.length === 1 && names.includes(positionals[0] ?? '')
  if (!isName || Object.keys(values).length > 1) throw new Error(usage)
} catch {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await start('../release/release.ts', { minDuration: 1_000 })
