/** `npm run rollback -- NAME [VERSION]`: makes an earlier release live again. */

import { requireValidArguments } from '../run/bootstrap/arguments.mjs'
import { start } from '../run/bootstrap/start-command.mjs'
import { names } from './names.mjs'

const usage = `Usage: npm run rollback -- NAME [VERSION]

  Ends the canary of NAME where there is one; else makes the release live that was before, or that of VERSION (1.2.0, or
  1.2.0-3f9a1c2b4d5e). NAME is one of ${names.join(', ')}; npm run release -- NAME --history lists its releases.

  RELEASE_STORE, RELEASE_KEY, RELEASE_KEYS and RELEASE_BY are those of npm run release.`

requireValidArguments(usage, [], ([name, ...rest]) => names.includes(name ?? '') && rest.length <= 1)
await start('../release/rollback.ts', { minDuration: 1_000 })
