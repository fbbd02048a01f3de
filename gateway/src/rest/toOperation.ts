// Turns a route into the GraphQL operation it stands for. Made from the schema, so a field added to a type is in
// the answer at once, and a route that names what does not exist stops the start.
import type { GraphQLObjectType, GraphQLOutputType, GraphQLSchema } from 'graphql'
import { getNamedType, isLeafType, isObjectType, isRequiredArgument, parse, validate } from 'graphql'
import type { Route } from './routes.ts'

/** What came with a call. */
interface Sent {
  parameters: Record<string, string>
  body?: unknown
  /** Of the item that is to be replaced, where the caller named one. */
  version?: number | null
}

/** For each type in an answer, the fields of it that are there. */
export type Selections = Map<GraphQLObjectType, string[]>

export interface Operation {
  document: string
  /** What the root field answers with. */
  answers: GraphQLOutputType
  selections: Selections
  /** The arguments that take what is sent. */
  takes: { name: string; type: string }[]
  variables(sent: Sent): Record<string, unknown>
}

/** Throws one sentence when the route does not fit the schema. */
export function toOperation(route: Route, schema: GraphQLSchema): Operation {
  const kind = route.method === 'GET' ? 'query' : 'mutation'
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  const field = root?.getFields()[route.field]
  if (!field) throw new Error(`${nameOf(route)} asks for ${route.field}, which the schema does not have`)

  const args = field.args.map((arg) => ({ arg, source: sourceOf(arg.name, route) }))
  const unsaid = args.find(({ arg, source }) => !source && isRequiredArgument(arg))
  if (unsaid) throw new Error(`${nameOf(route)} does not say what ${unsaid.arg.name} is`)

  const given = args.flatMap(({ arg, source }) =>
    source ? [{ name: arg.name, type: String(arg.type), source }] : [],
  )
  const selections: Selections = new Map()
  const fields = select(field.type, route, selections)
  const declared = inBrackets(given.map(({ name, type }) => `$${name}: ${type}`))
  const passed = inBrackets(given.map(({ name }) => `${name}: $${name}`))
  const document = `${kind} Rest_${route.field}${declared} { ${route.field}${passed}${fields} }`
  const [wrong] = validate(schema, parse(document))
  if (wrong) throw new Error(`${nameOf(route)} does not fit the schema: ${wrong.message}`)

  return {
    document,
    answers: field.type,
    selections,
    takes: given.filter(({ source }) => source === theBody || source === partOfBody),
    variables: (sent) => Object.fromEntries(given.map(({ name, source }) => [name, source(name, sent)])),
  }
}

type Source = (name: string, sent: Sent) => unknown

const fromPath: Source = (name, { parameters }) => parameters[name]
const theVersion: Source = (_name, { version }) => version
const theBody: Source = (_name, { body }) => body
const partOfBody: Source = (name, { body }) => (body as Record<string, unknown>)[name]

function sourceOf(argument: string, { path, body, versioned }: Route): Source | null {
  if (path.split('/').includes(`:${argument}`)) return fromPath
  if (versioned && argument === 'version') return theVersion
  if (!body) return null
  return argument === 'input' ? theBody : partOfBody
}

/** Every plain field of the type, and the objects the route asks for by name. */
function select(type: GraphQLOutputType, route: Route, selections: Selections): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const chosen = Object.values(named.getFields()).filter(
    ({ name, type }) =>
      !route.leaveOut.includes(name) && (isLeafType(getNamedType(type)) || route.include.includes(name)),
  )
  selections.set(
    named,
    chosen.map(({ name }) => name),
  )
  return ` { ${chosen.map(({ name, type }) => `${name}${select(type, route, selections)}`).join(' ')} }`
}

function nameOf({ method, path }: Route) {
  return `${method} ${path}`
}

function inBrackets(words: string[]) {
  return words.length > 0 ? `(${words.join(', ')})` : ''
}
