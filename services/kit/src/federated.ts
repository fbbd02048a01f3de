/** From resolvers to a subgraph: the schema that runs, and the text that is composed. */
import { buildSubgraphSchema } from '@apollo/subgraph'
import { getDocumentNodeFromSchema } from '@graphql-tools/utils'
import { type DefinitionNode, type GraphQLSchema, parse, print } from 'graphql'
import { type BuildSchemaOptions, buildSchema, createResolversMap } from 'type-graphql'
import type { Context } from './service/context.ts'

const federation =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])'

/**
 * How other services' references to a type are answered. A bare function, which no guard of the resolvers covers:
 * it must show a visitor no more than the public queries do.
 */
export type References = Record<string, (id: string, context: Context) => Promise<unknown>>

export interface Subgraph {
  schema: GraphQLSchema
  sdl: string
}

/** Builds the subgraph of a service from its resolvers. */
export async function federated({
  resolvers,
  references = {},
}: {
  resolvers: BuildSchemaOptions['resolvers']
  references?: References
}): Promise<Subgraph> {
  const plain = await buildSchema({
    resolvers,
    orphanedTypes: [],
    validate: false,
    skipCheck: true,
  } as BuildSchemaOptions)
  const sdl = laidOut(`${federation}\n\n${inOrder(plain)}\n`)
  const map = createResolversMap(plain) as Record<string, object>
  for (const [type, refer] of Object.entries(references)) {
    const __resolveReference = ({ id }: { id: string }, context: Context) => refer(id, context)
    map[type] = { ...map[type], __resolveReference }
  }
  return { schema: buildSubgraphSchema([{ typeDefs: parse(sdl), resolvers: map as never }]), sdl }
}

/** Types by their names, queries and mutations too: else they would stand in the order in which modules are read. */
const inOrder = (schema: GraphQLSchema): string =>
  getDocumentNodeFromSchema(schema)
    .definitions.map((definition) =>
      ['Query', 'Mutation'].includes(nameOf(definition)) && 'fields' in definition
        ? { ...definition, fields: definition.fields?.toSorted(byName) }
        : definition,
    )
    .toSorted(byName)
    .map((definition) => print(definition as DefinitionNode))
    .join('\n\n')

const nameOf = (node: object) => ('name' in node ? (node.name as { value: string }).value : '')
const byName = (one: object, other: object) => (nameOf(one) < nameOf(other) ? -1 : 1)

/** As the formatter lays it out, which gives each description lines of its own: the text is committed. */
const laidOut = (sdl: string) => sdl.replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""')
