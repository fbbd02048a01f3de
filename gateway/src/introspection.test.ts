import { buildClientSchema, getIntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { aGateway } from './testing/aGateway.ts'

/** All that GraphQL knows to ask of a schema. */
const everything = getIntrospectionQuery({
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
})

test('in development tools read the whole schema, with what GraphQL has added lately', async () => {
  const gateway = await aGateway({ production: false })
  const { status, json } = await gateway.ask(everything)
  expect({ status, errors: json.errors }).toEqual({ status: 200, errors: undefined })
  expect(buildClientSchema(json.data).getType('CaseInput')).toBeDefined()
  const named =
    'query ($name: String!) { ...About } fragment About on Query { __type(name: $name) { isOneOf } }'
  expect((await gateway.ask(named, { name: 'CaseInput' })).json.data).toEqual({ __type: { isOneOf: false } })
})

test('who asks about the schema and for data at once is told to ask twice', async () => {
  const gateway = await aGateway({ production: false })
  const { status, json } = await gateway.ask('{ caseCount ... on Query { __schema { types { isOneOf } } } }')
  expect([status, json.errors[0].message]).toEqual([400, 'Ask for the schema by itself.'])
  expect(gateway.content.calls).toEqual([])
})
