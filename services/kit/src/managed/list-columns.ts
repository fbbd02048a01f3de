/** The columns that an administrators' list can be searched, sorted and filtered by. */
import type { EntityClass } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { getColumns } from '../columns/column-decorators.ts'

type Column<T> = Extract<keyof T, string>

/** The columns of a list; `Also` are the names of computed ones. */
export interface ListColumns<T, Also extends string = never> {
  /** The texts that a search covers. */
  searchable: readonly (Column<T> | Also)[]
  sortable: readonly (Column<T> | Also)[]
  /** Enumerations and flags. */
  filterable: readonly (Column<T> | Also)[]
}

const maxSearchLength = 200
const flagValues = ['true', 'false']

/** The validation rules of a page input; omitted fields have their default values. */
export function createPageSchema<T, Also extends string>(
  type: EntityClass<T>,
  { sortable, filterable }: ListColumns<T, Also>,
) {
  const isFlag = (name: string) =>
    getColumns(type).some((column) => column.name === name && column.kind === 'flag')
  const filter = z
    .object({
      column: z.enum(filterable as readonly string[], formatChoiceMessage(filterable)),
      value: z.string(),
    })
    .refine(({ column, value }) => !isFlag(column) || flagValues.includes(value), {
      path: ['value'],
      error: `Ask for ${flagValues.join(' or ')}`,
    })
  return z.object({
    search: z.string().nullish().transform(sanitizeSearch),
    sort: z.enum(sortable as readonly string[], formatChoiceMessage(sortable)).nullish(),
    descending: z.boolean().nullish(),
    filters: z
      .array(filter)
      .max(100, 'Choose 100 or fewer')
      .nullish()
      .transform((filters) => filters ?? []),
    offset: createIntegerSchema(0, 2 ** 31 - 1, 0),
    limit: createIntegerSchema(1, 100, 25),
  })
}

/** Removes what PostgreSQL cannot store, and limits the length. */
const sanitizeSearch = (text?: string | null) =>
  (text ?? '').replaceAll('\0', '').slice(0, maxSearchLength).toWellFormed()

const formatChoiceMessage = (columns: readonly string[]) => `Name one of these: ${columns.join(', ')}`

const createIntegerSchema = (min: number, max: number, defaultValue: number) =>
  z
    .int()
    .min(min, `Enter a number from ${min} to ${max}`)
    .max(max, `Enter a number from ${min} to ${max}`)
    .nullish()
    .transform((number) => number ?? defaultValue)
