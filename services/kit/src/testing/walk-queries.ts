/** Asks every query of a service, with every field of its answer, to show what queries never do. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { buildSubgraph } from '../graphql/build-subgraph.ts'
import type { Service } from '../service/service.ts'
import type { Subgraph } from './start-subgraph.ts'

interface QueryWalk {
  /** The answers in JSON, by query. */
  answers: Record<string, string>
  /** Which query wrote to which table. */
  writes: string[]
}

const maxDepth = 6

/**
 * As an administrator, the references of other services included. `values` are those of the arguments, by their names
 * or by `query.argument`; fails the test where one that is required is missing, or a query is answered with an error.
 */
export async function walkQueries(
  service: Service,
  subgraph: Subgraph,
  values: Record<string, unknown>,
): Promise<QueryWalk> {
  const { schema } = await buildSubgraph(service.subgraph)
  // Without the schema's own text.
  const { _service, ...queries } = schema.getQueryType()!.getFields()
  const getPossibleTypes = (type: GraphQLOutputType) => {
    const named = getNamedType(type)
    return isAbstractType(named) ? schema.getPossibleTypes(named) : isObjectType(named) ? [named] : []
  }

  /** All fields of a type that need no argument. */
  function buildSelection(type: GraphQLOutputType, depth = 0): string {
    if (!isCompositeType(getNamedType(type))) return ''
    const possibleTypes = getPossibleTypes(type)
    const fragments = possibleTypes.map((possibleType) => {
      const fields = Object.values(possibleType.getFields())
        .filter(({ args, type }) => !args.some(isRequiredArgument) && isSelectable(type, depth + 1))
        .map(({ name, type }) => {
          // Fields of one name may have different types.
          const alias = possibleTypes.length > 1 ? `${possibleType.name}_${name}: ` : ''
          return `${alias}${name} ${buildSelection(type, depth + 1)}`
        })
      return `... on ${possibleType.name} { __typename ${fields.join(' ')} }`
    })
    return `{ ${fragments.join(' ')} }`
  }

  function buildQuery({ name, args, type }: GraphQLField<unknown, unknown>) {
    const passedArguments = args.filter((argument) => hasValue(name, argument))
    const definitions = passedArguments.map((argument) => `$${argument.name}: ${argument.type}`)
    const values = passedArguments.map((argument) => `${argument.name}: $${argument.name}`)
    const inParentheses = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '')
    return `query ${inParentheses(definitions)} { ${name}${inParentheses(values)} ${buildSelection(type)} }`
  }

  function hasValue(query: string, argument: GraphQLArgument): boolean {
    if (getValue(query, argument) !== undefined) return true
    if (isRequiredArgument(argument)) throw new Error(`${query} has no value for ${argument.name}`)
    return false
  }

  const getValue = (query: string, { name }: GraphQLArgument) => values[`${query}.${name}`] ?? values[name]

  const walk: QueryWalk = { answers: {}, writes: [] }
  let before = await describeTables(subgraph)
  for (const field of Object.values(queries)) {
    const variables = Object.fromEntries(
      field.args.map((argument) => [argument.name, getValue(field.name, argument)]),
    )
    const answer = await subgraph.queryAsAdministrator(buildQuery(field), variables)
    walk.answers[field.name] = JSON.stringify(answer)
    const after = await describeTables(subgraph)
    const changed = Object.keys(after).filter((table) => before[table] !== after[table])
    walk.writes.push(...changed.map((table) => `${field.name} wrote to ${table}`))
    before = after
  }
  return walk
}

const isSelectable = (type: GraphQLOutputType, depth: number) =>
  depth < maxDepth || !isCompositeType(getNamedType(type))

/** How many rows every table has, and the last transaction that wrote one: the same row written again is another one. */
async function describeTables(subgraph: Subgraph): Promise<Record<string, string>> {
  const em = subgraph.em()
  const tables: { name: string }[] = await em.execute(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const states = tables.map(
    ({ name }) =>
      `select '${name}' as name, concat(count(*), ' ', max(xmin::text::bigint)) as state from ${name}`,
  )
  const rows: { name: string; state: string }[] = await em.execute(states.join(' union all '))
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}
