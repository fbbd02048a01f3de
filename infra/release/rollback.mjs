/** `npm run rollback -- NAME [ID]`: makes an earlier release live again. */

import { requireValidArguments } from '../run/bootstrap/arguments.mjs'
import { start } from '../run/bootstrap/start-command.mjs'
import { remoteNames } from './names.mjs'

const names = [...remoteNames, 'supergraph']

const usage = `Usage: npm run rollback -- NAME [ID]

  Ends the trial of NAME where there is one; else makes the release live that was live before, or the one with this ID.
  NAME is one of ${names.join(', ')}; npm run release -- NAME --history lists its releases.

  RELEASE_STORE, RELEASE_KEY, RELEASE_KEYS and RELEASE_BY are those of npm run release.`

requireValidArguments(usage, [], ([name, ...rest]) => names.includes(name ?? '') && rest.length <= 1)
await start('../release/rollback.ts', { minDuration: 1_000 })
