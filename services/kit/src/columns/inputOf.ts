/** From the declaration of a type: its GraphQL input, and how an input fills an item. */
import { type ClassType, Field, InputType } from 'type-graphql'
import type { Item } from './contentType.ts'
import { DayScalar } from './scalars.ts'
import { columnsOf, type DeclaredColumn, graphqlTypeOf } from './words.ts'

const isAsked = ({ options }: DeclaredColumn) => !options.hidden && !options.ours

/** The columns that the input of a type asks, in the order of their declaration. */
export const inputColumnsOf = (type: object): DeclaredColumn[] => columnsOf(type).filter(isAsked)

/**
 * The input of a type, say `JudgmentInput` for `Judgment`, or of some of its columns.
 * All fields may be left out as far as GraphQL is concerned: what is required is for the rules to say, which name
 * every missing field at once and in words for people.
 */
export function inputOf<T extends Item>(
  type: ClassType<T>,
  name: string,
  columns = columnsOf(type).map(({ name }) => name),
): ClassType<object> {
  const Input = { [name]: class {} }[name] as ClassType<object>
  for (const column of inputColumnsOf(type).filter((one) => columns.includes(one.name))) {
    const field = Field(graphqlTypeOf(column), { nullable: true }) as PropertyDecorator
    field(Input.prototype, column.name)
  }
  InputType(name)(Input)
  return Input
}

/** Makes the item say what `values` say, no more and no less: what is left out is cleared. */
export function fill<T extends Item>(item: T, values: Record<string, unknown>): T {
  for (const column of inputColumnsOf(item.constructor)) {
    const given = values[column.name] ?? column.options.otherwise ?? null
    const value = column.kind === 'instant' && given !== null ? new Date(given as string) : given
    Object.assign(item, { [column.name]: value })
  }
  return item
}

/** What the item (or a row of its `type`) says: everything that its input asks, as the graph gives it. */
export function valuesOf(item: Item, type: object = item.constructor): Record<string, unknown> {
  return Object.fromEntries(
    inputColumnsOf(type).map(({ name, kind }) => {
      const value = (item as unknown as Record<string, unknown>)[name] ?? null
      return [name, kind === 'day' && value !== null ? DayScalar.serialize(value) : value]
    }),
  )
}
