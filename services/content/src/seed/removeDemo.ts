/** Takes the demonstration's items away again: those that are still as they came, and that nobody refers to. */
import {
  demoIds,
  type Item,
  type ManagedItem,
  type RemovedDemo,
  recordRemovedDemo,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { ClassType } from 'type-graphql'
import { catalogue } from '../catalogue.ts'
import { contentTypes } from '../contentTypes.ts'

type Demo = ManagedItem & { title?: string; name?: string; versionNumber?: string }

/** `referred` are the ids of items that another service's rows are about: registrations, offers to attorneys. */
export function removeDemo(em: EntityManager, referred: ReadonlySet<string>): Promise<RemovedDemo[]> {
  return em.transactional(async (own) => {
    const ids = await demoIds(own)
    const all: RemovedDemo[] = []
    for (const { name, type } of contentTypes) {
      const { noun } = catalogue.find((line) => line.type === name)!
      all.push({ noun, ...(await removeOf(own, { type, noun, ids, referred })) })
    }
    return all
  })
}

interface Kind {
  type: ClassType<Item>
  noun: string
  ids: string[]
  referred: ReadonlySet<string>
}

async function removeOf(em: EntityManager, kind: Kind) {
  const { type, noun, ids } = kind
  const items = (await em.find(
    type,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )) as Demo[]
  const kept = items.flatMap((item) => {
    const why = whyKept(item, kind)
    return why ? [{ item, title: item.title ?? item.name ?? item.versionNumber ?? '', why }] : []
  })
  const gone = items.filter((item) => !kept.some((one) => one.item === item))
  for (const item of gone) em.remove(item)
  await recordRemovedDemo(
    em,
    noun,
    gone.map(({ id }) => id),
  )
  return { removed: gone.length, kept: kept.map(({ title, why }) => ({ title, why })) }
}

/** Why another service's rows are about an item. */
const referredAs: Record<string, string> = {
  event: 'people have registered for it',
  'team member': 'a request was offered to them',
}

/** Each save counts a version up, so that what is still the first was never changed. */
function whyKept({ id, version }: Demo, { noun, referred }: Kind): string | null {
  if (version > 1) return 'somebody has changed it'
  return referred.has(id) ? (referredAs[noun] ?? 'people refer to it') : null
}
