/** Plans an import: what each record would do, given the rules, the stored items and the rest of the file. */
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { getInputColumns, getInputValues } from '../../columns/input-type.ts'
import { getFieldMessages } from '../../validation/field-messages.ts'
import { isUuid } from '../../validation/is-uuid.ts'
import type { ManagedItem } from '../managed-item.entity.ts'
import type { CheckedRecord } from './check-records.ts'
import { formatCell } from './file-format/cells.ts'
import type { RowError } from './import-report.ts'
import type { TransferableType } from './transferable-type.ts'
import type { UniqueIndex } from './unique-indexes.ts'

type Values = Record<string, unknown>

/** The plan for one record: create, update or leave an item. */
export type ImportPlan =
  | { is: 'new'; row: number; values: Values }
  | { is: 'changed'; row: number; values: Values; item: ManagedItem }
  | { is: 'same'; row: number; item: ManagedItem }

export interface PlannedRecords {
  plans: ImportPlan[]
  errors: RowError[]
}

interface PlannerOptions {
  type: TransferableType
  uniques: UniqueIndex[]
  /** Required fields without a column: reported once for the file, not for each row. */
  missing: readonly string[]
  /** Whether to lock the items until they are stored. */
  isLocking: boolean
}

/** Plans a file in batches, with regard to earlier batches. */
export function createImportPlanner({
  type: { Type, itemType, rules },
  uniques,
  missing,
  isLocking,
}: PlannerOptions) {
  const columns = getInputColumns(Type)
  const rowOfId = new Map<string, number>()
  const rowOfKey = uniques.map(() => new Map<string, number>())

  async function planRecords(em: EntityManager, records: CheckedRecord[]): Promise<PlannedRecords> {
    const existingItems = await findExistingItems(em, records.flatMap(getRecordId))
    const results = records.map((record) => planRecord(record, existingItems))
    const plans = results.flatMap((one) => ('plan' in one ? [one.plan] : []))
    const uniqueErrors = await findUniqueErrors(em, plans)
    const errors = [...results.flatMap((one) => ('errors' in one ? one.errors : [])), ...uniqueErrors]
    const failedRows = new Set(errors.map(({ row }) => row))
    return {
      plans: plans.filter(({ row }) => !failedRows.has(row)),
      errors: errors.toSorted((one, other) => one.row - other.row),
    }
  }

  async function findExistingItems(em: EntityManager, ids: string[]): Promise<Map<string, ManagedItem>> {
    const validIds = ids.filter(isUuid).map((id) => id.toLowerCase())
    if (validIds.length === 0) return new Map()
    const lockMode = isLocking ? LockMode.PESSIMISTIC_WRITE : LockMode.NONE
    const items = await em.find(Type, { id: { $in: validIds } }, { orderBy: { id: 'asc' }, lockMode })
    return new Map(items.map((item) => [item.id, item]))
  }

  function planRecord(
    record: CheckedRecord,
    existingItems: Map<string, ManagedItem>,
  ): { plan: ImportPlan } | { errors: RowError[] } {
    const { row } = record
    const reject = (field: string, message: string) => ({ errors: [{ row, field, message }] })
    if ('error' in record) return reject(record.field ?? '', record.error)
    if ('messages' in record) return { errors: toRowErrors(row, record.messages, missing) }
    if ('newValues' in record) return { plan: { is: 'new', row, values: withDefaults(record.newValues) } }

    const { id: _, ...inputValues } = record.value
    const [id] = getRecordId(record)
    const item = id === undefined ? undefined : existingItems.get(id.toLowerCase())
    if (!item)
      return reject('id', `There is no ${itemType} with this id. Leave the id empty to add a new one.`)
    const earlierRow = rowOfId.get(item.id)
    if (earlierRow !== undefined) return reject('id', `Row ${earlierRow} has this id already`)
    rowOfId.set(item.id, row)
    // Unchanged items are valid, even where the rules have become stricter since.
    if (hasValues(item, inputValues)) return { plan: { is: 'same', row, item } }

    const { data, error } = rules.safeParse({ ...toInput(item), ...inputValues })
    if (error) return { errors: toRowErrors(row, getFieldMessages(error), []) }
    const values = withDefaults(data)
    return {
      plan: hasValues(item, values) ? { is: 'same', row, item } : { is: 'changed', row, item, values },
    }
  }

  /** Whether the item has all of these values already. */
  const hasValues = (item: ManagedItem, inputValues: Values) =>
    Object.keys(inputValues).every((name) => {
      const column = columns.find((one) => one.name === name)
      return column && formatCell(column, inputValues[name]) === formatCell(column, Reflect.get(item, name))
    })

  const withDefaults = (data: Values): Values =>
    Object.fromEntries(columns.map(({ name, options }) => [name, data[name] ?? options.defaultValue ?? null]))

  /** Errors for unique values that another item or an earlier row has, even one that the same file changes. */
  async function findUniqueErrors(em: EntityManager, plans: ImportPlan[]): Promise<RowError[]> {
    const changes = plans.filter((plan) => plan.is !== 'same')
    const errors: RowError[] = []
    for (const [index, unique] of uniques.entries()) {
      const ownerIds = await unique.findOwners(
        em,
        changes.map(({ values }) => values),
      )
      for (const plan of changes) {
        const message = findUniqueError(plan, unique, ownerIds, rowOfKey[index]!)
        if (message) errors.push({ row: plan.row, field: unique.fields.join(', '), message })
      }
    }
    return errors
  }

  function findUniqueError(
    plan: Extract<ImportPlan, { values: Values }>,
    { getKey, fields }: UniqueIndex,
    ownerIds: Map<string, string>,
    rows: Map<string, number>,
  ): string | null {
    const key = getKey(plan.values)
    if (key === null) return null
    const subject = fields.length > 1 ? 'the same' : 'this already'
    const earlierRow = rows.get(key)
    if (earlierRow !== undefined) return `Row ${earlierRow} has ${subject}`
    rows.set(key, plan.row)
    const ownerId = ownerIds.get(key)
    const isOwn = plan.is === 'changed' && plan.item.id === ownerId
    return ownerId !== undefined && !isOwn ? `Another ${itemType} has ${subject}` : null
  }

  return planRecords
}

function getRecordId(record: CheckedRecord): string[] {
  const { id } = 'value' in record ? record.value : {}
  return typeof id === 'string' ? [id.trim()] : []
}

/** The values of an item as a form would send them. */
const toInput = (item: ManagedItem): Values => JSON.parse(JSON.stringify(getInputValues(item)))

const toRowErrors = (row: number, messages: Record<string, string>, reportedFields: readonly string[]) =>
  Object.entries(messages)
    .filter(([field]) => !reportedFields.includes(field))
    .map(([field, message]) => ({ row, field, message }))

/** Errors in the header of a table, which make all of its rows unreadable. */
export function findColumnErrors(header: readonly string[], { Type }: TransferableType): RowError[] {
  const knownColumns = ['id', ...getInputColumns(Type).map(({ name }) => name)]
  if (header.length === 0) return [{ row: 1, field: '', message: 'There is nothing in this file' }]
  return header.flatMap((column, index) => {
    const createError = (message: string) => [{ row: 1, field: column || `Column ${index + 1}`, message }]
    if (column === '') return createError('This column has no name')
    if (!knownColumns.includes(column))
      return createError(`There is no such column. There are: ${knownColumns.join(', ')}`)
    return header.indexOf(column) === index ? [] : createError('This column is there twice')
  })
}
