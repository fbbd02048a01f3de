/**
 * `npm run demo:remove`, the requests' part: the inbox; with --dry-run it tells what would go. Needs DATABASE_URL. Tells
 * the caller which items of other services people refer to here.
 */
import { parseArgs } from 'node:util'
import {
  formatDemoPlan,
  formatDemoReport,
  runMigrations,
  withDatabase,
  withMigrationLock,
} from '@access/service-kit'
import { requests } from './requests.ts'
import { referredItems, removeDemo } from './seed/remove-demo.ts'

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } })
const isPlanned = values['dry-run'] ?? false
await withDatabase(requests, async (orm, url) => {
  const removed = await withMigrationLock(url, async () => {
    await runMigrations(orm)
    return removeDemo(orm.em.fork(), { isPlanned })
  })
  const report = isPlanned ? formatDemoPlan(removed) : formatDemoReport(removed)
  process.stdout.write(`${report || "Nothing in the inbox is known to be the demonstration's."}\n`)
  process.send?.(await referredItems(orm.em.fork()))
})
