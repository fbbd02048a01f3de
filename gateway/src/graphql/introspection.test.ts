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
  const gateway = await startTestGateway({ isProduction: false })
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
  const gateway = await startTestGateway({ isProduction: false })
  const { status, json } = await gateway.query(
    '{ caseCount ... on Query { __schema { types { isOneOf } } } }',
  )
  expect([status, json.errors[0].message]).toEqual([400, 'Ask for the schema by itself.'])
  expect(gateway.content.calls).toEqual([])
})
