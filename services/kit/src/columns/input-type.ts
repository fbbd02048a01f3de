/** From the declaration of a type: its GraphQL input, and how an input fills an item. */
import { type ClassType, Field, InputType } from 'type-graphql'
import { type DeclaredColumn, getColumns } from './column-decorators.ts'
import type { Item } from './content-type.ts'
import { DayScalar } from './scalars.ts'

const isInputColumn = ({ options }: DeclaredColumn) => !options.isHidden && !options.isReadOnly

/** The input columns of a type, in the order of their declaration. */
export const getInputColumns = (type: object): DeclaredColumn[] => getColumns(type).filter(isInputColumn)

/**
 * The input of a type, say `JudgmentInput` for `Judgment`, or of some of its columns.
 * All fields are nullable in GraphQL: the rules check what is required, and report
 * every missing field at once, with a message for people.
 */
export function createInputType<T extends Item>(
  type: ClassType<T>,
  name: string,
  columns = getColumns(type).map(({ name }) => name),
): ClassType<object> {
  const Input = { [name]: class {} }[name] as ClassType<object>
  for (const column of getInputColumns(type).filter((one) => columns.includes(one.name))) {
    const field = Field(column.graphql, { nullable: true }) as PropertyDecorator
    field(Input.prototype, column.name)
  }
  InputType(name)(Input)
  return Input
}

/**
 * Replaces the input fields of the item with `values`, as its rules return them: undefined is what an update keeps.
 * Where nothing is stored yet, it is the default value or null.
 */
export function fillItem<T extends Item>(item: T, values: Record<string, unknown>): T {
  const columns = getInputColumns(item.constructor)
  for (const column of columns.filter((one) => !isRetained(one, item, values))) {
    const rawValue = values[column.name] ?? column.options.defaultValue ?? null
    const value = column.kind === 'instant' && rawValue !== null ? new Date(rawValue as string) : rawValue
    Object.assign(item, { [column.name]: value })
  }
  return item
}

function isRetained({ name, options }: DeclaredColumn, item: Item, values: Record<string, unknown>): boolean {
  if (values[name] !== undefined || Reflect.get(item, name) === undefined) return false
  const { describes } = options
  return !describes || getPage(values[describes]) === getPage(Reflect.get(item, describes))
}

/** An address without its fragment, such as a focal point. */
const getPage = (address: unknown) => (typeof address === 'string' ? address.split('#')[0] : null)

/** The values of all input fields of the item (or of a row of its `type`), as GraphQL returns them. */
export function getInputValues(item: Item, type: object = item.constructor): Record<string, unknown> {
  return Object.fromEntries(
    getInputColumns(type).map(({ name, kind }) => {
      const value = Reflect.get(item, name) ?? null
      return [name, kind === 'day' && value !== null ? DayScalar.serialize(value) : value]
    }),
  )
}

/** The names of the columns of a type that only some roles may select. */
export const listProtectedColumns = (type: object): string[] =>
  getColumns(type)
    .filter(({ options }) => options.permission)
    .map(({ name }) => name)
