/** The items of the demo data, recorded when they are seeded, so that they can be removed exactly. */

import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAuditEvent } from '../audit/audit-event.entity.ts'
import { formatCount } from '../text/format-count.ts'

/** The id of one item of the demo data. */
@Entity({ tableName: 'demo_item' })
export class DemoItem {
  @PrimaryKey({ type: 'uuid' })
  id!: string
}

/** An item of the demo data that is retained, because it has been changed or is referenced. */
interface RetainedDemoItem {
  title: string
  reason: string
}

/** The result of removing the demo items of one type. */
export interface DemoRemovalResult {
  itemType: string
  /** Those that are removed, or would be; an empty one is of an item that nothing names. */
  removedTitles: string[]
  retained: RetainedDemoItem[]
}

/** Marks these items as demo data, with whatever else this `em` is about to flush. */
export function markDemoItems(em: EntityManager, items: readonly { id: string }[]): void {
  for (const { id } of items) em.persist(Object.assign(new DemoItem(), { id }))
}

/** The ids of the remaining demo items, locked until the end of the transaction. */
export async function listDemoItemIds(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>('select id from demo_item order by id for update')
  return rows.map(({ id }) => id)
}

/** Unmarks removed demo items and records their number in the audit log. */
export async function recordDemoRemoval(em: EntityManager, itemType: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await em.nativeDelete(DemoItem, { id: { $in: ids } })
  recordAuditEvent(em, {
    actor: 'Command line',
    action: 'removed',
    itemType,
    title: `${formatCount(ids.length, itemType)} of the demonstration`,
  })
}

/** The report of a removal, for the command line. */
export function formatDemoReport(all: readonly DemoRemovalResult[]): string {
  const removedLabels = all
    .filter(({ removedTitles }) => removedTitles.length > 0)
    .map(({ itemType, removedTitles }) => formatCount(removedTitles.length, itemType))
  const retained = listRetained(all).map(
    ({ itemType, title, reason }) => `Kept the ${itemType} "${title}": ${reason}.`,
  )
  return [
    ...(removedLabels.length > 0 ? [`Removed ${listFormat.format(removedLabels)}.`] : []),
    ...retained,
  ].join('\n')
}

/** What a removal will take and leave, for the command line: by type, each item by its title. */
export function formatDemoPlan(all: readonly DemoRemovalResult[]): string {
  const removed = all
    .filter(({ removedTitles }) => removedTitles.length > 0)
    .flatMap(({ itemType, removedTitles }) => [
      `Goes: ${formatCount(removedTitles.length, itemType)}`,
      ...removedTitles.filter(Boolean).map((title) => `  ${title}`),
    ])
  const retained = listRetained(all).map(
    ({ itemType, title, reason }) => `Stays: the ${itemType} "${title}", because ${reason}`,
  )
  return [...removed, ...retained].join('\n')
}

const listRetained = (all: readonly DemoRemovalResult[]) =>
  all.flatMap(({ itemType, retained }) => retained.map((item) => ({ itemType, ...item })))

const listFormat = new Intl.ListFormat('en-US')
