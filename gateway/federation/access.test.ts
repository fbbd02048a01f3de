/** Access, field by field: who is let in is whom `permissions.md` names. */
import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { expect, test } from 'vitest'
import { type FieldPermission, parsePermissions } from '../src/permissions.ts'
import { buildOperation } from './testing/build-operation.ts'
import { createAccounts, createOutsiders, signInAs } from './testing/callers.ts'
import { type Call, observeAccess, summarizePermissions } from './testing/observe-access.ts'
import { type GraphqlResponse, startGraph } from './testing/start-graph.ts'

/** Hundreds of calls, each by nobody and by every role. */
const patience = { timeout: 600_000 }

const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
// Fields of other types are not called by themselves; the tests of their types ask for them.
const permissions = parsePermissions(readText('../permissions.md')).filter(({ kind }) => kind !== 'field')

test(
  'each service lets in whom the table of permissions names, by field and reference',
  patience,
  async () => {
    const graph = await startGraph()
    const accounts = await createAccounts(graph)
    for (const [name, service] of Object.entries(graph.services)) {
      const sdl = readText(`../../services/${name}/schema.graphql`)
      const observed = await observeAccess({
        calls: [...listCalls(buildSchema(sdl, { assumeValidSDL: true })), ...listReferences(sdl)],
        execute: ({ query, variables }, token) =>
          service.execute(query, variables, { token }) as Promise<GraphqlResponse>,
        permissions: permissions.filter((permission) => permission.service === name),
        services: [service],
        // What others hold who are not signed in is no token wherever it is shown: invalid-tokens.test.ts.
        outsiders: { nobody: undefined },
        createToken: (role) => signInAs(graph, role),
        accounts,
      })
      expect(observed).toEqual(
        summarizePermissions(permissions.filter((permission) => permission.service === name)),
      )
    }
  },
)

test(
  'the gateway passes on who calls, whatever they hold: a query and a mutation of each service',
  patience,
  async () => {
    const graph = await startGraph()
    const accounts = await createAccounts(graph)
    const passedOn = permissions.filter(({ kind, caller }) => kind !== 'reference' && caller !== 'everybody')
    const fields = passedOn.filter((permission, index) => passedOn.findIndex(isSameAs(permission)) === index)
    const names = new Set(fields.map(({ kind, field }) => `${kind} ${field}`))
    const observed = await observeAccess({
      calls: listCalls(buildSchema(readText('../api.graphql'))).filter(({ kind, field }) =>
        names.has(`${kind} ${field}`),
      ),
      execute: ({ query, variables }, token) => graph.execute(query, variables, { token }),
      permissions: fields,
      services: Object.values(graph.services),
      outsiders: await createOutsiders(graph),
      createToken: (role) => signInAs(graph, role),
      accounts,
    })
    expect(observed).toEqual(summarizePermissions(fields))
  },
)

const isSameAs = (one: FieldPermission) => (other: FieldPermission) =>
  one.service === other.service && one.kind === other.kind

const listCalls = (schema: GraphQLSchema): Call[] =>
  (['query', 'mutation'] as const).flatMap((kind) => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(type?.getFields() ?? {}).map((field) => ({
      field: field.name,
      kind,
      ...buildOperation(kind, field),
    }))
  })

const listReferences = (sdl: string): Call[] =>
  [...sdl.matchAll(/^type (\w+) @key\(fields: "id"\)/gm)].map(([, type = '']) => ({
    field: type,
    kind: 'reference',
    query: `query ($items: [_Any!]!) { _entities(representations: $items) { ... on ${type} { id } } }`,
    variables: { items: [{ __typename: type, id: crypto.randomUUID() }] },
  }))
