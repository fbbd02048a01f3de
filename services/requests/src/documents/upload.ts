/** How often one address sends papers: forty within the hour, which is eight requests with all of theirs. */
import { Item, Table, Text, TooMany } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { mark, type SealingKeys } from '../sealing.ts'

/** One try to send a paper. Where it came from is kept as a mark that says nothing, and for an hour. */
@Table('upload')
export class Upload extends Item {
  @Text({ index: true }) sender!: string
}

const mostInAnHour = 40
const anHour = 3_600_000

/** Counts a try before any of it is read; `TooMany` when there were too many within the hour. */
export async function countUpload(em: EntityManager, keys: SealingKeys, address: string): Promise<void> {
  const sender = mark(keys, `upload from ${address}`)
  await em.fork().transactional(async (inside) => {
    await inside.nativeDelete(Upload, { createdAt: { $lte: new Date(Date.now() - anHour) } })
    await inside.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [sender])
    const orderBy = { createdAt: 'desc' } as const
    const latest = await inside.find(Upload, { sender }, { orderBy, limit: mostInAnHour })
    const first = latest[mostInAnHour - 1]
    if (first) {
      const wait = Math.ceil((first.createdAt.getTime() + anHour - Date.now()) / 1000)
      throw new TooMany(Math.max(wait, 1), 'Many files came from your connection within the hour.')
    }
    inside.persist(Object.assign(new Upload(), { sender }))
  })
}
