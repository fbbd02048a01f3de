/** What may be asked of an administrators' list, said once for each type. */
import type { EntityClass } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { columnsOf } from '../columns/words.ts'

type Column<T> = Extract<keyof T, string>

/** The columns of a list that may be asked about, and none besides; `Also` names what is worked out of columns. */
export interface Listed<T, Also extends string = never> {
  /** Texts that a search looks into. */
  searched: readonly (Column<T> | Also)[]
  sorted: readonly (Column<T> | Also)[]
  /** Choices and flags. */
  filtered: readonly (Column<T> | Also)[]
}

const longestSearch = 200
const flags = ['true', 'false']

/** The rules of a question about such a list; what is left out is as the interface says. */
export function questionAbout<T, Also extends string>(
  type: EntityClass<T>,
  { sorted, filtered }: Listed<T, Also>,
) {
  const isFlag = (name: string) =>
    columnsOf(type).some((column) => column.name === name && column.kind === 'flag')
  const filter = z
    .object({ column: z.enum(filtered as readonly string[], oneOf(filtered)), value: z.string() })
    .refine(({ column, value }) => !isFlag(column) || flags.includes(value), {
      path: ['value'],
      error: `Ask for ${flags.join(' or ')}`,
    })
  return z.object({
    search: z.string().nullish().transform(storable),
    sort: z.enum(sorted as readonly string[], oneOf(sorted)).nullish(),
    descending: z.boolean().nullish(),
    filters: z
      .array(filter)
      .max(100, 'Choose 100 or fewer')
      .nullish()
      .transform((those) => those ?? []),
    offset: numberFrom(0, 2 ** 31 - 1, 0),
    limit: numberFrom(1, 100, 25),
  })
}

/** Without what PostgreSQL cannot hold, and no longer than anyone types. */
const storable = (text?: string | null) =>
  (text ?? '').replaceAll('\0', '').slice(0, longestSearch).toWellFormed()

const oneOf = (columns: readonly string[]) => `Name one of these: ${columns.join(', ')}`

const numberFrom = (least: number, most: number, otherwise: number) =>
  z
    .int()
    .min(least, `Enter a number from ${least} to ${most}`)
    .max(most, `Enter a number from ${least} to ${most}`)
    .nullish()
    .transform((number) => number ?? otherwise)
