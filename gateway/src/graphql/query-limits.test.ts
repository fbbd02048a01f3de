import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'
import { queryLimitsRule } from './query-limits.ts'

const schema = buildSchema('type Query { it: Thing } type Thing { it: Thing name: String }')
const buildNestedQuery = (levels: number) => `${'{ it '.repeat(levels - 1)}{ name }${' }'.repeat(levels - 1)}`
const getErrors = (document: string) =>
  validate(schema, parse(document), [queryLimitsRule]).map(({ message }) => message)

test('eight levels are allowed and nine are not', () => {
  expect(getErrors(buildNestedQuery(8))).toEqual([])
  expect(getErrors(buildNestedQuery(9))).toEqual(['Ask for at most 8 levels at once.'])
})

test('fragments add to the depth', () => {
  const document = `{ it { it { it { it { ...F } } } } } fragment F on Thing { it { it { it { it { name } } } } }`
  expect(getErrors(document)).toEqual(['Ask for at most 8 levels at once.'])
})

test('more than eight root fields are rejected, in fragments too', async () => {
  const gateway = await startTestGateway()
  const nine = Array.from({ length: 9 }, (_, index) => `a${index}: caseCount`).join(' ')
  const { status, json } = await gateway.query(`{ ${nine} }`)
  expect(status).toBe(400)
  expect(json.errors[0].message).toBe('Ask for at most 8 things at once.')
  expect((await gateway.query(`{ ...F } fragment F on Query { ${nine} }`)).status).toBe(400)
  expect((await gateway.query(`{ ... on Query { ${nine} } }`)).status).toBe(400)
  expect(gateway.content.calls).toEqual([])
})

test('more than fifteen aliases are rejected', async () => {
  const gateway = await startTestGateway()
  const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: title`).join(' ')
  const { status, json } = await gateway.query(`{ cases { ${aliases} } }`)
  expect(status).toBe(400)
  expect(json.errors[0].message).toBe('Use at most 15 aliases.')
})

test('more than twenty directives are rejected, in fragments too', () => {
  const skips = (count: number) => '@skip(if: false) '.repeat(count)
  expect(getErrors(`{ it ${skips(20)} { name } }`)).toEqual([])
  const spread = '{ ...F } fragment F on Query { it { ... on Thing '
  expect(getErrors(`${spread} ${skips(21)} { name } } }`)).toEqual(['Use at most 20 directives.'])
})

test('sign-ins cannot be batched by aliases', async () => {
  const gateway = await startTestGateway()
  const tries = Array.from({ length: 9 }, (_, n) => `t${n}: signIn(email: "a", password: "${n}") { token }`)
  expect((await gateway.query(`mutation { ${tries.join(' ')} }`)).status).toBe(400)
  expect(gateway.auth.calls).toEqual([])
})

test('a document of more than a thousand tokens is not parsed to its end', async () => {
  const gateway = await startTestGateway()
  const { status } = await gateway.query(`{ cases { ${'title '.repeat(1_001)} } }`)
  expect(status).toBe(400)
})

test('fragments that multiply are rejected before they are expanded', async () => {
  const gateway = await startTestGateway()
  const levels = Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)
  const bomb = `{ ...F0 } ${levels.join(' ')} fragment F30 on Query { caseCount }`
  const before = process.cpuUsage()
  expect((await gateway.query(bomb)).status).toBe(400)
  // CPU time in microseconds, which does not depend on other load.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
})

test('a fragment that spreads itself is rejected', async () => {
  const gateway = await startTestGateway()
  expect((await gateway.query('{ ...F } fragment F on Query { caseCount ...F }')).status).toBe(400)
})
