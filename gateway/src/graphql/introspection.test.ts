import { buildClientSchema, getIntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'

/** The complete introspection query of GraphQL. */
const everything = getIntrospectionQuery({
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
})

test('in development introspection returns the whole schema, with recent additions of GraphQL', async () => {
  const gateway = await startTestGateway({ introspection: 'everybody' })
  const { status, json } = await gateway.query(everything)
  expect({ status, errors: json.errors }).toEqual({ status: 200, errors: undefined })
  expect(buildClientSchema(json.data).getType('CaseInput')).toBeDefined()
  const named =
    'query ($name: String!) { ...About } fragment About on Query { __type(name: $name) { isOneOf } }'
  expect((await gateway.query(named, { name: 'CaseInput' })).json.data).toEqual({
    __type: { isOneOf: false },
  })
})

test('introspection and data in one operation are rejected', async () => {
  const gateway = await startTestGateway({ introspection: 'everybody' })
  const { status, json } = await gateway.query(
    '{ caseCount ... on Query { __schema { types { isOneOf } } } }',
  )
  expect([status, json.errors[0].message]).toEqual([400, 'Ask for the schema by itself.'])
  expect(gateway.content.calls).toEqual([])
})

test('outside development only who is signed in sees the schema, and in production nobody', async () => {
  const me = (_parent: unknown, _args: unknown, { headers }: { headers: Record<string, unknown> }) =>
    headers.authorization === 'Bearer good' ? { id: 'a1' } : null
  const auth = { Query: { me } }
  const started = await startTestGateway({ auth, introspection: 'signedIn' })
  const schema = '{ __type(name: "Case") { name } }'
  for (const token of [{}, { token: 'made.up' }]) {
    const { status, json } = await started.query(schema, {}, token)
    expect([status, json.errors[0].message]).toEqual([400, 'The schema is not shown here.'])
  }
  expect((await started.query(schema, {}, { token: 'good' })).json.data).toEqual({ __type: { name: 'Case' } })
  const production = await startTestGateway({ auth, introspection: 'nobody' })
  expect((await production.query(schema, {}, { token: 'good' })).status).toBe(400)
})
