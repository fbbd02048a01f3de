/**
 * `npm run demo:remove`, content's part: removes the demo items except those with the given ids; with --dry-run it tells
 * which it would. Needs DATABASE_URL; SEED says whether settings and fixed texts stay.
 */
import { parseArgs } from 'node:util'
import {
  formatDemoPlan,
  formatDemoReport,
  readSeed,
  runMigrations,
  withDatabase,
  withMigrationLock,
} from '@access/service-kit'
import { content } from './content.ts'
import { removeDemoItems } from './seed/remove-demo.ts'

const { positionals: referencedIds, values } = parseArgs({
  options: { 'dry-run': { type: 'boolean' } },
  allowPositionals: true,
})
const isPlanned = values['dry-run'] ?? false
const seed = readSeed(process.env)
await withDatabase(content, async (orm, url) => {
  const results = await withMigrationLock(url, async () => {
    await runMigrations(orm)
    return removeDemoItems(orm.em.fork(), new Set(referencedIds), { isPlanned, seed })
  })
  const report = isPlanned ? formatDemoPlan(results) : formatDemoReport(results)
  process.stdout.write(`${report || "No content is known to be the demonstration's."}\n`)
})
