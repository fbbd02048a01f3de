/** From resolvers to a subgraph: the schema that runs, and the text that is composed. */
import { buildSubgraphSchema } from '@apollo/subgraph'
import { getDocumentNodeFromSchema } from '@graphql-tools/utils'
import { type ConstDirectiveNode, type DefinitionNode, type GraphQLSchema, parse, print } from 'graphql'
import { type BuildSchemaOptions, buildSchema, createResolversMap } from 'type-graphql'
import { type Context, requirePermission } from '../context/context.ts'
import {
  type Access,
  accessDirectives,
  assertAccessDeclared,
  assertReferencesDeclared,
  checkAuthorization,
  formatAccess,
} from './access.ts'

const federationLink =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])'

/** How other services refer to an item of a type, and whose requests may follow the reference. */
export interface ReferenceResolver {
  /** Public references must return to a visitor no more than the public queries do. */
  access: Access
  resolve(id: string, context: Context): Promise<unknown>
}

/** The reference resolvers of a service: one for each of its entities. */
export type ReferenceResolvers = Record<string, ReferenceResolver>

interface Subgraph {
  schema: GraphQLSchema
  sdl: string
}

/** What a service declares of its subgraph. */
export interface SubgraphDefinition {
  resolvers: BuildSchemaOptions['resolvers']
  references?: ReferenceResolvers
}

const builtSubgraphs = new WeakMap<SubgraphDefinition, Promise<Subgraph>>()

/**
 * The subgraph of a service, built from its resolvers once in a process, however often tests start the service. Rejects
 * when a field or a reference declares no access.
 */
export function buildSubgraph(definition: SubgraphDefinition): Promise<Subgraph> {
  const subgraph = builtSubgraphs.get(definition) ?? build(definition)
  builtSubgraphs.set(definition, subgraph)
  return subgraph
}

async function build({ resolvers, references = {} }: SubgraphDefinition): Promise<Subgraph> {
  const plainSchema = await buildSchema({
    resolvers,
    authChecker: checkAuthorization,
    orphanedTypes: [],
    validate: false,
    skipCheck: true,
  } as BuildSchemaOptions)
  assertAccessDeclared(plainSchema)
  const definitions = getDocumentNodeFromSchema(plainSchema).definitions
  assertReferencesDeclared(definitions.filter(isEntity).map(getName), Object.keys(references))
  const sdl = `${[federationLink, accessDirectives, printSorted(definitions, references)].join('\n\n')}\n`
  const map = createResolversMap(plainSchema) as Record<string, object>
  for (const [type, reference] of Object.entries(references))
    map[type] = { ...map[type], __resolveReference: createReferenceResolver(reference) }
  // Two libraries' types of one thing: what type-graphql makes is what Apollo takes.
  return { schema: buildSubgraphSchema([{ typeDefs: parse(sdl), resolvers: map as never }]), sdl }
}

/** A plain function, which no guard of the resolvers covers: it checks the access itself. */
const createReferenceResolver =
  ({ access, resolve }: ReferenceResolver) =>
  async ({ id }: { id: string }, context: Context) => {
    if (access !== 'public') requirePermission(context, access)
    return resolve(id, context)
  }

/** Sorted by name: the order would otherwise be that in which modules are loaded. */
const printSorted = (definitions: readonly DefinitionNode[], references: ReferenceResolvers): string =>
  definitions
    .map((definition) => {
      const reference = references[getName(definition)]
      if (reference) return withAccess(definition, reference.access)
      return ['Query', 'Mutation'].includes(getName(definition)) && 'fields' in definition
        ? { ...definition, fields: definition.fields?.toSorted(compareByName) }
        : definition
    })
    .toSorted(compareByName)
    .map((definition) => print(definition as DefinitionNode))
    .join('\n\n')

const getDirectives = (definition: object) =>
  ('directives' in definition ? (definition.directives as readonly ConstDirectiveNode[] | undefined) : []) ??
  []

function withAccess(definition: DefinitionNode, access: Access) {
  // The declaration of a type of no meaning, whose directive is the one that is wanted.
  const [declaration] = parse(`scalar Declared ${formatAccess(access)}`).definitions
  return { ...definition, directives: [...getDirectives(definition), ...getDirectives(declaration!)] }
}

/** Whether other services may refer to the items of this type. */
const isEntity = (definition: DefinitionNode) =>
  getDirectives(definition).some(
    ({ name, arguments: values = [] }) =>
      name.value === 'key' && !values.some((argument) => argument.name.value === 'resolvable'),
  )

const getName = (node: object) => ('name' in node ? (node.name as { value: string }).value : '')
const compareByName = (one: object, other: object) => (getName(one) < getName(other) ? -1 : 1)
