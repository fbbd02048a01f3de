/** `npm run bench -- [SECTIONS] [--quick] [--million] [--against DIR]`. */

import { parseArgs } from 'node:util'
import { start } from '../run/bootstrap/start-command.mjs'

const usage = `Usage: npm run bench -- [SECTIONS] [--quick] [--million] [--against DIR]

  Starts products of its own, sends them requests in turn with a bare node:http server that sends the same bytes, and
  writes medians of rounds with their spread to infra/bench/RESULTS.md. Linux only, since CPU and memory are read
  from /proc. It needs a quiet machine: what else runs there is in all figures of time.

  SECTIONS       pages,rest,write,search,growth,memory,first-visit or some of them; all by default
  --quick        few and short rounds, to try it; RESULTS.md stays as it is
  --million      the growth up to 1,000,000 judgments
  --against DIR  another checkout of the project, measured in turn with this one`

/** @type {Record<string, { type: 'string' | 'boolean' }>} */
const options = {
  quick: { type: 'boolean' },
  million: { type: 'boolean' },
  against: { type: 'string' },
}

try {
  const { positionals } = parseArgs({ options, allowPositionals: true })
  if (positionals.length > 1) throw new Error(usage)
} catch {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await start('../bench/bench.ts')
