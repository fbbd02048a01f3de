/** An operation for any field of a schema, with the least that its arguments accept. */
import { randomUUID } from 'node:crypto'
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'

/** The kinds of operations. */
export type OperationKind = 'query' | 'mutation'

/** The operation that calls one field, by itself. */
export function buildOperation(kind: OperationKind, { name, args, type }: GraphQLField<unknown, unknown>) {
  const required = args.filter(isRequiredArgument)
  const declarations = required.map((argument) => `$${argument.name}: ${argument.type}`).join(', ')
  const values = required.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  const call = values ? `${name}(${values})` : name
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }'
  return {
    query: `${kind}${declarations && ` (${declarations})`} { ${call}${selection} }`,
    variables: Object.fromEntries(required.map((argument) => [argument.name, buildValue(argument.type)])),
  }
}

/** Well-typed, and nothing that the rules of a service would accept: empty texts, ids of nothing. */
function buildValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return buildValue(type.ofType)
  if (isListType(type)) return []
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, buildValue(field.type)]),
    )
  return scalarValues[type.name]?.() ?? ''
}

const scalarValues: Record<string, () => unknown> = {
  ID: randomUUID,
  Int: () => -1,
  Float: () => -1,
  Boolean: () => false,
  Day: () => '2026-01-31',
  Instant: () => '2026-01-31T12:00:00.000Z',
}
