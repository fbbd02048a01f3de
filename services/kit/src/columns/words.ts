/**
 * The words a type is declared with: each one says a table column, a GraphQL field and an input field at once.
 *
 *     @ContentType('Judgment')
 *     class Judgment extends Item {
 *       @Text() title!: string
 *       @Day() judgmentDate!: string
 *       @Flag({ otherwise: true }) isVisible!: boolean
 *       @Text({ optional: true }) summary?: string | null
 *     }
 */
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy'
import { type ClassType, Field, Int, type MiddlewareFn, UseMiddleware } from 'type-graphql'
import { administratorsOnly, type Context } from '../service/context.ts'
import { DayScalar, InstantScalar } from './scalars.ts'

/** What may be said about a column. */
export interface ColumnOptions {
  /** May be absent; absent is null. */
  optional?: boolean
  /** The value when nothing is given: also the default of the column. */
  otherwise?: string | number | boolean | string[]
  /** Worked out by the database from the other columns of the row, by this SQL. */
  workedOut?: string
  unique?: boolean
  index?: boolean
  /** In the table only: neither asked for nor shown. */
  hidden?: boolean
  /** Shown, but not an input: we fill it in ourselves. */
  ours?: boolean
  /** Asking for it without being signed in is refused. */
  onlyAdministrators?: boolean
}

/** One declared column, as `inputOf` and `fill` know it. */
export interface DeclaredColumn {
  name: string
  kind: Kind
  /** Its GraphQL type. */
  graphql: GraphqlType
  options: ColumnOptions
}

type Kind = keyof typeof columns
type GraphqlType = Parameters<typeof Field>[0] & (() => unknown)

/** How each kind is stored. */
const columns = {
  text: { type: 'text' },
  day: { type: 'date' },
  instant: { type: 'timestamptz' },
  words: { type: 'text[]' },
  flag: { type: 'boolean' },
  whole: { type: 'integer' },
  rows: { type: 'json' },
} as const

const declared = new Map<object, DeclaredColumn[]>()

/** The columns declared on a type, those of its parents first. */
export function columnsOf(type: object): DeclaredColumn[] {
  const parent = Object.getPrototypeOf(type)
  return [...(parent ? columnsOf(parent) : []), ...(declared.get(type) ?? [])]
}

/** The GraphQL type of a declared column. */
export const graphqlTypeOf = (column: DeclaredColumn) => column.graphql

// An arrow: type-graphql takes every `function` for a class to be constructed.
const administratorsAlone: MiddlewareFn<Context> = ({ context }, next) => {
  administratorsOnly(context)
  return next()
}

const word =
  (kind: Kind, graphql: GraphqlType) =>
  (options: ColumnOptions = {}): PropertyDecorator =>
  (prototype, key) => {
    const name = String(key)
    const { optional = false, otherwise, workedOut } = options
    const apply = (decorate: unknown) => (decorate as (target: object, key: string) => void)(prototype, name)

    apply(
      Property({
        ...columns[kind],
        nullable: optional,
        ...(otherwise !== undefined && { default: otherwise as string }),
        ...(workedOut !== undefined && { generated: `(${workedOut}) stored` }),
      }),
    )
    if (options.unique) apply(Unique())
    if (options.index) apply(Index())
    if (!options.hidden) apply(Field(graphql, { nullable: optional, simple: !options.onlyAdministrators }))
    if (options.onlyAdministrators) apply(UseMiddleware(administratorsAlone))

    const type = prototype.constructor
    declared.set(type, [...(declared.get(type) ?? []), { name, kind, graphql, options }])
  }

/** Text of any length; how long it may be is for the rules. */
export const Text = word('text', () => String)
/** A day, without a clock: `YYYY-MM-DD` in the program. */
export const Day = word('day', () => DayScalar)
/** A moment: a `Date` in the program. */
export const Instant = word('instant', () => InstantScalar)
/** A list of words. */
export const Words = word('words', () => [String])
/** Yes or no. */
export const Flag = word('flag', () => Boolean)
/** A whole number. */
export const Whole = word('whole', () => Int)
/** A list of rows, kept as JSON; their class is a GraphQL type and an input type as well. */
export const Rows = (of: () => ClassType<object>, options: ColumnOptions = {}) =>
  word('rows', () => [of()])(options)
