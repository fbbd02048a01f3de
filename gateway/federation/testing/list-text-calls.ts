/** Operations for any field of a schema, with a text in one of its arguments at a time and in all of them. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { OperationKind } from './build-operation.ts'

/** An operation, with its field, the place of the text in its arguments and the text: `createCase input.title: a`. */
export interface TextCall {
  name: string
  query: string
  buildVariables(plausible: PlausibleValues): Record<string, unknown>
}

/** What an argument or a column is filled with that does not have the text, by its name; undefined is left out. */
export type PlausibleValues = (name: string, type: string) => unknown

/**
 * The operations of one field: `text` in each argument that is text, however deep in its input, the others being
 * plausible; and one with `text` in all of them. None for a field without texts.
 */
export function listTextCalls(
  kind: OperationKind,
  field: GraphQLField<unknown, unknown>,
  text: string,
): TextCall[] {
  const places = field.args.flatMap((argument) => listPlaces(argument))
  if (places.length === 0) return []
  return ['everywhere', ...places].map((place) => ({
    name: `${field.name} ${place}: ${text}`,
    query: buildQuery(kind, field),
    buildVariables: (plausible) =>
      Object.fromEntries(
        field.args.map((argument) => [
          argument.name,
          buildValue(argument, (path) => place === 'everywhere' || path === place, { text, plausible }),
        ]),
      ),
  }))
}

function buildQuery(kind: OperationKind, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const inParentheses = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '')
  const declarations = inParentheses(args.map((argument) => `$${argument.name}: ${argument.type}`))
  const values = inParentheses(args.map((argument) => `${argument.name}: $${argument.name}`))
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }'
  return `${kind} ${declarations} { ${name}${values}${selection} }`
}

type Input = GraphQLArgument | GraphQLInputField

const textTypes = new Set(['String', 'ID'])

/** The texts of an input, by their paths. */
function listPlaces({ name, type }: Input, path = name): string[] {
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) => listPlaces(field, `${path}.${field.name}`))
  return textTypes.has(named.name) ? [path] : []
}

function buildValue(
  { name, type }: Input,
  hasText: (path: string) => boolean,
  values: { text: string; plausible: PlausibleValues },
  path = name,
): unknown {
  const build = (wrapped: GraphQLInputType): unknown => {
    if (isNonNullType(wrapped)) return build(wrapped.ofType)
    if (isListType(wrapped)) return [build(wrapped.ofType)]
    if (isInputObjectType(wrapped))
      return Object.fromEntries(
        Object.values(wrapped.getFields()).map((field) => [
          field.name,
          buildValue(field, hasText, values, `${path}.${field.name}`),
        ]),
      )
    if (textTypes.has(wrapped.name) && hasText(path)) return values.text
    if (isEnumType(wrapped)) return wrapped.getValues()[0]!.name
    return values.plausible(name, wrapped.name)
  }
  return build(type)
}
