/** `npm run demo:remove`, content's part: removes the demo items except those with the given ids. Needs DATABASE_URL. */
import { formatDemoReport, openDatabase, runMigrations, withMigrationLock } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { content } from './content.ts'
import { removeDemoItems } from './seed/remove-demo.ts'

const [, , ...referencedIds] = process.argv
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is not set')
const orm = await openDatabase(content, url, { pool: 1 })
try {
  const results = await withMigrationLock(url, async () => {
    await runMigrations(orm)
    return removeDemoItems(orm.em.fork() as EntityManager, new Set(referencedIds))
  })
  process.stdout.write(`${formatDemoReport(results) || "No content is known to be the demonstration's."}\n`)
} finally {
  await orm.close()
}
