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
import { Field, Int, type MiddlewareFn, UseMiddleware } from 'type-graphql'
import { administratorsOnly, type Context } from '../service/context.ts'
import { DayScalar, InstantScalar } from './scalars.ts'

/** What may be said about a column. */
export interface ColumnOptions {
  /** May be absent; absent is null. */
  optional?: boolean
  /** The value when nothing is given: also the default of the column. */
  otherwise?: string | number | boolean | string[]
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
  options: ColumnOptions
}

type Kind = 'text' | 'day' | 'instant' | 'words' | 'flag' | 'whole'

/** How each kind is stored, and what it is called in GraphQL. */
const kinds = {
  text: { column: { type: 'text' }, graphql: () => String },
  day: { column: { type: 'date' }, graphql: () => DayScalar },
  instant: { column: { type: 'timestamptz' }, graphql: () => InstantScalar },
  words: { column: { type: 'text[]' }, graphql: () => [String] },
  flag: { column: { type: 'boolean' }, graphql: () => Boolean },
  whole: { column: { type: 'integer' }, graphql: () => Int },
} as const

const declared = new Map<object, DeclaredColumn[]>()

/** The columns declared on a type, those of its parents first. */
export function columnsOf(type: object): DeclaredColumn[] {
  const parent = Object.getPrototypeOf(type)
  return [...(parent ? columnsOf(parent) : []), ...(declared.get(type) ?? [])]
}

/** The GraphQL type of a declared column. */
export const graphqlTypeOf = (column: DeclaredColumn) => kinds[column.kind].graphql

// An arrow: type-graphql takes every `function` for a class to be constructed.
const administratorsAlone: MiddlewareFn<Context> = ({ context }, next) => {
  administratorsOnly(context)
  return next()
}

const word =
  (kind: Kind) =>
  (options: ColumnOptions = {}): PropertyDecorator =>
  (prototype, key) => {
    const name = String(key)
    const { optional = false, otherwise } = options
    const apply = (decorate: unknown) => (decorate as (target: object, key: string) => void)(prototype, name)

    apply(
      Property({
        ...kinds[kind].column,
        nullable: optional,
        ...(otherwise !== undefined && { default: otherwise as string }),
      }),
    )
    if (options.unique) apply(Unique())
    if (options.index) apply(Index())
    if (!options.hidden)
      apply(Field(kinds[kind].graphql, { nullable: optional, simple: !options.onlyAdministrators }))
    if (options.onlyAdministrators) apply(UseMiddleware(administratorsAlone))

    const type = prototype.constructor
    declared.set(type, [...(declared.get(type) ?? []), { name, kind, options }])
  }

/** Text of any length; how long it may be is for the rules. */
export const Text = word('text')
/** A day, without a clock: `YYYY-MM-DD` in the program. */
export const Day = word('day')
/** A moment: a `Date` in the program. */
export const Instant = word('instant')
/** A list of words. */
export const Words = word('words')
/** Yes or no. */
export const Flag = word('flag')
/** A whole number. */
export const Whole = word('whole')
