/** `npm run sbom`. */

import { requireValidArguments } from '../run/bootstrap/arguments.mjs'
import { start } from '../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run sbom [-- FOLDER]

  Writes sbom.json (CycloneDX) and licences.md into FOLDER, .build/sbom by default: everything that is brought in, Node
  and PostgreSQL included. Fails when something has a licence that is not allowed.`

requireValidArguments(usage, [], (args) => args.length <= 1)

// Steps with nothing to do get no line.
await start('../supply-chain/sbom.ts', { minDuration: 1_000 })
