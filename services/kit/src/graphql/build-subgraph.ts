/** From resolvers to a subgraph: the schema that runs, and the text that is composed. */
import { buildSubgraphSchema } from '@apollo/subgraph'
import { getDocumentNodeFromSchema } from '@graphql-tools/utils'
import { type DefinitionNode, type GraphQLSchema, parse, print } from 'graphql'
import { type BuildSchemaOptions, buildSchema, createResolversMap } from 'type-graphql'
import type { Context } from '../context/context.ts'

const federationLink =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])'

/**
 * The reference resolvers of a type, for other services. Plain functions, which no guard of the resolvers covers:
 * they must return to a visitor no more than the public queries do.
 */
export type ReferenceResolvers = Record<string, (id: string, context: Context) => Promise<unknown>>

export interface Subgraph {
  schema: GraphQLSchema
  sdl: string
}

/** Builds the subgraph of a service from its resolvers. */
export async function buildSubgraph({
  resolvers,
  references = {},
}: {
  resolvers: BuildSchemaOptions['resolvers']
  references?: ReferenceResolvers
}): Promise<Subgraph> {
  const plainSchema = await buildSchema({
    resolvers,
    orphanedTypes: [],
    validate: false,
    skipCheck: true,
  } as BuildSchemaOptions)
  const sdl = formatSdl(`${federationLink}\n\n${printSorted(plainSchema)}\n`)
  const map = createResolversMap(plainSchema) as Record<string, object>
  for (const [type, resolveReference] of Object.entries(references)) {
    const __resolveReference = ({ id }: { id: string }, context: Context) => resolveReference(id, context)
    map[type] = { ...map[type], __resolveReference }
  }
  return { schema: buildSubgraphSchema([{ typeDefs: parse(sdl), resolvers: map as never }]), sdl }
}

/** Sorted by name: the order would otherwise be that in which modules are loaded. */
const printSorted = (schema: GraphQLSchema): string =>
  getDocumentNodeFromSchema(schema)
    .definitions.map((definition) =>
      ['Query', 'Mutation'].includes(getName(definition)) && 'fields' in definition
        ? { ...definition, fields: definition.fields?.toSorted(compareByName) }
        : definition,
    )
    .toSorted(compareByName)
    .map((definition) => print(definition as DefinitionNode))
    .join('\n\n')

const getName = (node: object) => ('name' in node ? (node.name as { value: string }).value : '')
const compareByName = (one: object, other: object) => (getName(one) < getName(other) ? -1 : 1)

/** Formatted as the formatter does, since the text is committed. */
const formatSdl = (sdl: string) => sdl.replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""')
