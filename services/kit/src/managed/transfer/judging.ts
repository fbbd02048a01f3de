/** What each record of a file would do: by the rules of its type, beside what is stored, and beside the rest of the file. */
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { fieldMessages } from '../../check.ts'
import { inputColumnsOf, valuesOf } from '../../columns/inputOf.ts'
import { isUuid } from '../../uuid.ts'
import type { ManagedItem } from '../managedItem.ts'
import { inCell } from './cells.ts'
import type { FileRecord } from './reading/contents.ts'
import type { RowError } from './report.ts'
import type { Transferred } from './transferred.ts'
import type { Unique } from './uniques.ts'

type Values = Record<string, unknown>

/** What is to be done for one record. */
export type Plan =
  | { is: 'new'; row: number; values: Values }
  | { is: 'changed'; row: number; values: Values; item: ManagedItem }
  | { is: 'same'; row: number; item: ManagedItem }

export interface Judged {
  plans: Plan[]
  errors: RowError[]
}

interface Judging {
  about: Transferred
  uniques: Unique[]
  /** Required fields without a column: said once for the file, not for each row. */
  missing: readonly string[]
  /** Nobody else may change the items until they are stored. */
  isLocking: boolean
}

/** Judges a file in pieces; what an earlier piece held is remembered. */
export function judgeOf({ about: { Type, noun, rules }, uniques, missing, isLocking }: Judging) {
  const columns = inputColumnsOf(Type)
  const rowOfId = new Map<string, number>()
  const rowOfKey = uniques.map(() => new Map<string, number>())

  async function judge(em: EntityManager, records: FileRecord[]): Promise<Judged> {
    const stored = await storedAmong(em, records.flatMap(idIn))
    const judged = records.map((record) => judgeOne(record, stored))
    const plans = judged.flatMap((one) => ('plan' in one ? [one.plan] : []))
    const taken = await takenAmong(em, plans)
    const errors = [...judged.flatMap((one) => ('errors' in one ? one.errors : [])), ...taken]
    const bad = new Set(errors.map(({ row }) => row))
    return {
      plans: plans.filter(({ row }) => !bad.has(row)),
      errors: errors.toSorted((one, other) => one.row - other.row),
    }
  }

  async function storedAmong(em: EntityManager, ids: string[]): Promise<Map<string, ManagedItem>> {
    const wanted = ids.filter(isUuid).map((id) => id.toLowerCase())
    if (wanted.length === 0) return new Map()
    const lockMode = isLocking ? LockMode.PESSIMISTIC_WRITE : LockMode.NONE
    const items = await em.find(Type, { id: { $in: wanted } }, { orderBy: { id: 'asc' }, lockMode })
    return new Map(items.map((item) => [item.id, item]))
  }

  function judgeOne(
    record: FileRecord,
    stored: Map<string, ManagedItem>,
  ): { plan: Plan } | { errors: RowError[] } {
    const { row } = record
    const refuse = (field: string, message: string) => ({ errors: [{ row, field, message }] })
    if ('wrong' in record) return refuse('', record.wrong)
    if (!isRecord(record.value)) return refuse('', 'This is not a record with fields')

    const { id, ...given } = record.value
    const [name] = idIn(record)
    const item = name === undefined ? undefined : stored.get(name.toLowerCase())
    if (!isEmpty(id) && !item)
      return refuse('id', `There is no ${noun} with this id. Leave the id empty to add a new one.`)
    if (item) {
      const earlier = rowOfId.get(item.id)
      if (earlier !== undefined) return refuse('id', `Row ${earlier} has this id already`)
      rowOfId.set(item.id, row)
      // What is stored stands, even where the rules have become stricter since.
      if (says(item, given)) return { plan: { is: 'same', row, item } }
    }

    const { data, error } = rules.safeParse(item ? { ...asSent(item), ...given } : given)
    if (error) return { errors: errorsOf(row, fieldMessages(error), item ? [] : missing) }
    const values = filled(data)
    if (!item) return { plan: { is: 'new', row, values } }
    return { plan: says(item, values) ? { is: 'same', row, item } : { is: 'changed', row, item, values } }
  }

  /** Whether the item says all of this already. */
  const says = (item: ManagedItem, given: Values) =>
    Object.keys(given).every((name) => {
      const column = columns.find((one) => one.name === name)
      return column && inCell(column, given[name]) === inCell(column, (item as unknown as Values)[name])
    })

  const filled = (data: Values): Values =>
    Object.fromEntries(columns.map(({ name, options }) => [name, data[name] ?? options.otherwise ?? null]))

  /** Values that another item has, or another row of the file: an item that gives one up in this file keeps it so long. */
  async function takenAmong(em: EntityManager, plans: Plan[]): Promise<RowError[]> {
    const written = plans.filter((plan) => plan.is !== 'same')
    const errors: RowError[] = []
    for (const [place, unique] of uniques.entries()) {
      const holders = await unique.holders(
        em,
        written.map(({ values }) => values),
      )
      for (const plan of written) {
        const message = whoHas(plan, unique, holders, rowOfKey[place]!)
        if (message) errors.push({ row: plan.row, field: unique.fields.join(', '), message })
      }
    }
    return errors
  }

  function whoHas(
    plan: Extract<Plan, { values: Values }>,
    { keyOf, fields }: Unique,
    holders: Map<string, string>,
    rows: Map<string, number>,
  ): string | null {
    const key = keyOf(plan.values)
    if (key === null) return null
    const what = fields.length > 1 ? 'the same' : 'this already'
    const earlier = rows.get(key)
    if (earlier !== undefined) return `Row ${earlier} has ${what}`
    rows.set(key, plan.row)
    const holder = holders.get(key)
    const isOwn = plan.is === 'changed' && plan.item.id === holder
    return holder !== undefined && !isOwn ? `Another ${noun} has ${what}` : null
  }

  return judge
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (id: unknown) =>
  id === undefined || id === null || (typeof id === 'string' && id.trim() === '')

/** Whether the record asks for a new item. */
export const isNew = (record: FileRecord) =>
  'value' in record && isRecord(record.value) && isEmpty(record.value.id)

function idIn(record: FileRecord): string[] {
  const { id } = 'value' in record && isRecord(record.value) ? record.value : {}
  return typeof id === 'string' && !isEmpty(id) ? [id.trim()] : []
}

/** As a form would send it. */
const asSent = (item: ManagedItem): Values => JSON.parse(JSON.stringify(valuesOf(item)))

const errorsOf = (row: number, messages: Record<string, string>, saidElsewhere: readonly string[]) =>
  Object.entries(messages)
    .filter(([field]) => !saidElsewhere.includes(field))
    .map(([field, message]) => ({ row, field, message }))
