/** What the demonstration brought, noted as it is planted, so that nobody has to guess when it is taken away. */

import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy'
import type { EntityManager } from '@mikro-orm/postgresql'
import { record } from './audit.ts'

/** The id of one item that the demonstration brought. */
@Entity({ tableName: 'demo_item' })
export class DemoItem {
  @PrimaryKey({ type: 'uuid' })
  id!: string
}

/** An item of the demonstration that stays, because it is no longer the demonstration's alone. */
export interface KeptDemo {
  title: string
  why: string
}

/** What became of the demonstration's items of one kind. */
export interface RemovedDemo {
  noun: string
  removed: number
  kept: KeptDemo[]
}

/** Notes that these items are the demonstration's, with whatever else this `em` is about to flush. */
export function markDemo(em: EntityManager, items: readonly { id: string }[]): void {
  for (const { id } of items) em.persist(Object.assign(new DemoItem(), { id }))
}

/** The ids of what the demonstration brought and nobody has taken away; nobody else takes them away meanwhile. */
export async function demoIds(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>('select id from demo_item order by id for update')
  return rows.map(({ id }) => id)
}

/** Forgets that these were the demonstration's, and says in the audit that so many of them were taken away. */
export async function recordRemovedDemo(em: EntityManager, noun: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await em.nativeDelete(DemoItem, { id: { $in: ids } })
  record(em, {
    who: 'Command line',
    action: 'removed',
    noun,
    title: `${counted(ids.length, noun)} of the demonstration`,
  })
}

/** What whoever asked for it reads. */
export function demoReport(all: readonly RemovedDemo[]): string {
  const gone = all.filter(({ removed }) => removed > 0).map(({ noun, removed }) => counted(removed, noun))
  const kept = all.flatMap(({ noun, kept }) =>
    kept.map(({ title, why }) => `Kept the ${noun} "${title}": ${why}.`),
  )
  return [...(gone.length > 0 ? [`Removed ${inWords.format(gone)}.`] : []), ...kept].join('\n')
}

const inWords = new Intl.ListFormat('en-US')

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
