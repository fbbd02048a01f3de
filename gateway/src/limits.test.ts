import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { withinLimits } from './limits.ts'
import { aGateway } from './testing/aGateway.ts'

const schema = buildSchema('type Query { it: Thing } type Thing { it: Thing name: String }')
const nested = (levels: number) => `${'{ it '.repeat(levels - 1)}{ name }${' }'.repeat(levels - 1)}`
const wrong = (document: string) =>
  validate(schema, parse(document), [withinLimits]).map(({ message }) => message)

test('eight levels are allowed and nine are not', () => {
  expect(wrong(nested(8))).toEqual([])
  expect(wrong(nested(9))).toEqual(['Ask for at most 8 levels at once.'])
})

test('fragments add to the depth', () => {
  const document = `{ it { it { it { it { ...F } } } } } fragment F on Thing { it { it { it { it { name } } } } }`
  expect(wrong(document)).toEqual(['Ask for at most 8 levels at once.'])
})

test('more than eight things at once are refused, however they are spelled', async () => {
  const gateway = await aGateway()
  const nine = Array.from({ length: 9 }, (_, index) => `a${index}: caseCount`).join(' ')
  const { status, json } = await gateway.ask(`{ ${nine} }`)
  expect(status).toBe(400)
  expect(json.errors[0].message).toBe('Ask for at most 8 things at once.')
  expect((await gateway.ask(`{ ...F } fragment F on Query { ${nine} }`)).status).toBe(400)
  expect((await gateway.ask(`{ ... on Query { ${nine} } }`)).status).toBe(400)
  expect(gateway.content.calls).toEqual([])
})

test('more than fifteen aliases are refused', async () => {
  const gateway = await aGateway()
  const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: title`).join(' ')
  const { status, json } = await gateway.ask(`{ cases { ${aliases} } }`)
  expect(status).toBe(400)
  expect(json.errors[0].message).toBe('Use at most 15 aliases.')
})

test('sign-ins cannot be tried many at a time', async () => {
  const gateway = await aGateway()
  const tries = Array.from({ length: 9 }, (_, n) => `t${n}: signIn(email: "a", password: "${n}") { token }`)
  expect((await gateway.ask(`mutation { ${tries.join(' ')} }`)).status).toBe(400)
  expect(gateway.auth.calls).toEqual([])
})

test('a document of more than a thousand words is not read to its end', async () => {
  const gateway = await aGateway()
  const { status } = await gateway.ask(`{ cases { ${'title '.repeat(1_001)} } }`)
  expect(status).toBe(400)
})

test('fragments that multiply are refused before they have multiplied', async () => {
  const gateway = await aGateway()
  const levels = Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)
  const bomb = `{ ...F0 } ${levels.join(' ')} fragment F30 on Query { caseCount }`
  const before = process.cpuUsage()
  expect((await gateway.ask(bomb)).status).toBe(400)
  // Time of the processor, which no other load on the machine makes longer; in microseconds.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
})

test('a fragment that spreads itself is refused', async () => {
  const gateway = await aGateway()
  expect((await gateway.ask('{ ...F } fragment F on Query { caseCount ...F }')).status).toBe(400)
})
