/** `npm run demo:remove`, content's part: the items, but for those whose ids are named. Needs DATABASE_URL. */
import { alone, demoReport, migrate, openDatabase } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { content } from './content.ts'
import { removeDemo } from './seed/removeDemo.ts'

const [, , ...referred] = process.argv
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is not set')
const orm = await openDatabase(content, url, { pool: 1 })
try {
  const removed = await alone(url, async () => {
    await migrate(orm)
    return removeDemo(orm.em.fork() as EntityManager, new Set(referred))
  })
  process.stdout.write(`${demoReport(removed) || "No content is known to be the demonstration's."}\n`)
} finally {
  await orm.close()
}
