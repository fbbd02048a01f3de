/** Imports items from a file: validated, and all of them in one transaction or none. */

import { createHash } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { type Actor, getActorName } from '../../audit/actor.ts'
import { recordAuditEvent } from '../../audit/audit-event.entity.ts'
import { fillItem, getInputColumns } from '../../columns/input-type.ts'
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts'
import { allowLongTransaction, insertMany } from '../../database/long-statements.ts'
import { EditConflict } from '../../errors/errors.ts'
import { formatCount } from '../../text/format-count.ts'
import { getFieldMessages } from '../../validation/field-messages.ts'
import { recordInitialVersions, recordVersions } from '../item-version.entity.ts'
import { handleUniqueViolation } from '../unique-violation.ts'
import { isNewRecord } from './check-records.ts'
import { createImportPlanner, findColumnErrors, type ImportPlan } from './import-planner.ts'
import type { ImportedFile } from './import-reader.ts'
import { addErrors, createEmptyReport, type ImportReport } from './import-report.ts'
import type { TransferableType } from './transferable-type.ts'
import { listUniqueIndexes } from './unique-indexes.ts'

interface ImportOptions {
  actor: Actor
  /** The fingerprint from the dry run; null without one. */
  fingerprint: string | null
}

class ImportRolledBack extends Error {}

/** A dry run: reports what an import of the file would do. `onRows` is told how many rows it has read. */
export function previewImport(
  orm: MikroORM,
  type: TransferableType,
  file: ImportedFile,
  onRows?: (rows: number) => void,
): Promise<ImportReport> {
  return processRecords(orm.em.fork(), type, file, {
    isLocking: false,
    store: async () => {},
    onRows,
  })
}

/**
 * Imports the file; with errors nothing is stored. Rejects with `EditConflict` when an item was changed after
 * the dry run that `fingerprint` is from; without a fingerprint the last to save wins, as everywhere without a version.
 */
export async function importItems(
  orm: MikroORM,
  type: TransferableType,
  file: ImportedFile,
  { actor, fingerprint }: ImportOptions,
): Promise<ImportReport> {
  let report = createEmptyReport()
  const work = async (em: EntityManager) => {
    await allowLongTransaction(em)
    // One after the other: two imports that change the same items could deadlock.
    await acquireAdvisoryLock(em, 'import')
    const store = (plans: ImportPlan[]) => storePlans(em, type, actor, plans)
    report = await insertMany(em, type.Type, () => processRecords(em, type, file, { isLocking: true, store }))
    if (report.errorCount > 0) throw new ImportRolledBack()
    if (fingerprint !== null && fingerprint !== report.fingerprint)
      throw new EditConflict(
        'Someone has changed some of these items since the file was checked. Check it again.',
      )
    const { creates, updates } = report
    if (creates + updates === 0) return
    recordAuditEvent(em, {
      actor,
      action: 'imported',
      itemType: type.itemType,
      title: formatCount(creates + updates, type.itemType),
    })
  }
  await handleUniqueViolation(type.itemType, () => orm.em.fork().transactional((em) => work(em))).catch(
    (error) => {
      if (!(error instanceof ImportRolledBack)) throw error
    },
  )
  return report
}

interface RunOptions {
  isLocking: boolean
  store(plans: ImportPlan[]): Promise<void>
  onRows?: ((rows: number) => void) | undefined
}

async function processRecords(
  em: EntityManager,
  type: TransferableType,
  { header, note, parts }: ImportedFile,
  { isLocking, store, onRows }: RunOptions,
): Promise<ImportReport> {
  const report = { ...createEmptyReport(), note }
  const fingerprint = createHash('sha256')
  const missing = header ? getRequiredFields(type).filter((name) => !header.includes(name)) : []
  const headerErrors = header ? findColumnErrors(header, type) : []
  addErrors(report, headerErrors)
  if (headerErrors.length > 0) return report

  const planRecords = createImportPlanner({
    type,
    uniques: await listUniqueIndexes(em, type.Type),
    missing,
    isLocking,
  })
  let lacksColumns = false
  for await (const records of parts) {
    const { plans, errors } = await planRecords(em, records)
    lacksColumns ||= missing.length > 0 && records.some(isNewRecord)
    report.rows += records.length
    addErrors(report, errors)
    countPlans(report, plans)
    for (const plan of plans) fingerprint.update(`${plan.row} ${formatPlanFingerprint(plan)}\n`)
    if (report.errorCount === 0 && !lacksColumns) await store(plans)
    em.clear()
    onRows?.(report.rows)
  }
  if (lacksColumns)
    addErrors(
      report,
      missing.map((field) => ({ row: 1, field, message: 'This column is missing' })),
    )
  report.errors.sort((one, other) => one.row - other.row)
  report.fingerprint = fingerprint.digest('base64url')
  return report
}

/** The item that a plan would change, with its version. */
const formatPlanFingerprint = (plan: ImportPlan) =>
  plan.is === 'new' ? 'new' : `${plan.is} ${plan.item.id} ${plan.item.version}`

function countPlans(report: ImportReport, plans: ImportPlan[]): void {
  for (const { is } of plans) {
    if (is === 'new') report.creates += 1
    else if (is === 'changed') report.updates += 1
    else report.unchanged += 1
  }
}

async function storePlans(
  em: EntityManager,
  { Type }: TransferableType,
  actor: Actor,
  plans: ImportPlan[],
): Promise<void> {
  const changed = plans.filter((plan) => plan.is === 'changed')
  const existingItems = changed.map(({ item }) => item)
  await recordInitialVersions(em, existingItems)
  for (const { item, values } of changed) {
    fillItem(item, values)
    item.version += 1
    item.updatedAt = new Date()
  }
  const newItems = plans.filter((plan) => plan.is === 'new').map(({ values }) => fillItem(new Type(), values))
  em.persist(newItems)
  recordVersions(em, [...existingItems, ...newItems], getActorName(actor), 'imported')
  await em.flush()
}

/** The names of the required fields. */
function getRequiredFields({ Type, rules }: TransferableType): string[] {
  const { error } = rules.safeParse({})
  const messages = error ? getFieldMessages(error) : {}
  return getInputColumns(Type).flatMap(({ name }) => (name in messages ? [name] : []))
}
