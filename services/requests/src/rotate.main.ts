/** `npm run sealing -- rotate`. Needs DATABASE_URL and the keys, that of today and those before it. */
import { alone, migrate, openDatabase } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { requests } from './requests.ts'
import { reportOf } from './rotation/report.ts'
import { rotate } from './rotation/rotate.ts'
import { sealingKeys } from './sealing.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is not set')
const orm = await openDatabase(requests, url, { pool: 1 })
try {
  const rotated = await alone(url, async () => {
    await migrate(orm)
    return rotate(orm.em.fork() as EntityManager, sealingKeys(process.env))
  })
  const well = rotated.shut.length === 0
  ;(well ? process.stdout : process.stderr).write(`${reportOf(rotated)}\n`)
  process.exitCode = well ? 0 : 1
} finally {
  await orm.close()
}
