// Builds the GraphQL operation of a route. It is built from the schema, so a field added to a type is in
// the response at once, and a route that does not fit the schema fails the start.
import type { GraphQLObjectType, GraphQLOutputType, GraphQLSchema } from 'graphql'
import { getNamedType, isLeafType, isObjectType, isRequiredArgument, parse, validate } from 'graphql'
import type { Route } from './routes.ts'

/** The input of a request. */
interface OperationInput {
  parameters: Record<string, string | number | null>
  body?: unknown
  /** The version to replace, from If-Match. */
  version?: number | null
}

/** The selected fields of each type in the response. */
export type Selections = Map<GraphQLObjectType, string[]>

export interface Operation {
  document: string
  /** The type of the root field. */
  outputType: GraphQLOutputType
  selections: Selections
  /** The arguments that are read from the body. */
  bodyArguments: { name: string; type: string }[]
  variables(input: OperationInput): Record<string, unknown>
}

/** Throws a single-sentence error when the route does not fit the schema. */
export function buildOperation(route: Route, schema: GraphQLSchema): Operation {
  const kind = route.method === 'GET' ? 'query' : 'mutation'
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  const field = root?.getFields()[route.field]
  if (!field) throw new Error(`${formatRoute(route)} uses ${route.field}, which the schema does not have`)

  const args = field.args.map((arg) => ({ arg, source: findSource(arg.name, route) }))
  const missingArgument = args.find(({ arg, source }) => !source && isRequiredArgument(arg))
  if (missingArgument) throw new Error(`${formatRoute(route)} lacks the argument ${missingArgument.arg.name}`)

  const usedArguments = args.flatMap(({ arg, source }) =>
    source ? [{ name: arg.name, type: String(arg.type), source }] : [],
  )
  const selections: Selections = new Map()
  const fields = buildSelection(field.type, route, selections)
  const variableDefinitions = parenthesize(usedArguments.map(({ name, type }) => `$${name}: ${type}`))
  const argumentList = parenthesize(usedArguments.map(({ name }) => `${name}: $${name}`))
  const document = `${kind} Rest_${route.field}${variableDefinitions} { ${route.field}${argumentList}${fields} }`
  const [error] = validate(schema, parse(document))
  if (error) throw new Error(`${formatRoute(route)} does not fit the schema: ${error.message}`)

  return {
    document,
    outputType: field.type,
    selections,
    bodyArguments: usedArguments.filter(({ source }) => source === readBodyValue || source === readBodyField),
    variables: (input) =>
      Object.fromEntries(usedArguments.map(({ name, source }) => [name, source(name, input)])),
  }
}

/** The operation for a part of a long list, with the parameters `after` and `limit`. */
export const buildPartOperation = (route: Route, schema: GraphQLSchema): Operation =>
  buildOperation({ ...route, field: route.partField ?? '', path: `${route.path}/:after/:limit` }, schema)

type ArgumentSource = (name: string, input: OperationInput) => unknown

const readPathParameter: ArgumentSource = (name, { parameters }) => parameters[name]
const readVersion: ArgumentSource = (_name, { version }) => version
const readBodyValue: ArgumentSource = (_name, { body }) => body
const readBodyField: ArgumentSource = (name, { body }) => (body as Record<string, unknown>)[name]

function findSource(argument: string, { path, body, isVersioned }: Route): ArgumentSource | null {
  if (path.split('/').includes(`:${argument}`)) return readPathParameter
  if (isVersioned && argument === 'version') return readVersion
  if (!body) return null
  return argument === 'input' ? readBodyValue : readBodyField
}

/** All scalar fields of the type, and the object fields that the route includes. */
function buildSelection(type: GraphQLOutputType, route: Route, selections: Selections): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const selectedFields = Object.values(named.getFields()).filter(
    ({ name, type }) =>
      !route.omittedFields.includes(name) &&
      (isLeafType(getNamedType(type)) || route.includedFields.includes(name)),
  )
  selections.set(
    named,
    selectedFields.map(({ name }) => name),
  )
  return ` { ${selectedFields.map(({ name, type }) => `${name}${buildSelection(type, route, selections)}`).join(' ')} }`
}

function formatRoute({ method, path }: Route) {
  return `${method} ${path}`
}

function parenthesize(parts: string[]) {
  return parts.length > 0 ? `(${parts.join(', ')})` : ''
}
