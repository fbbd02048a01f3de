import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { buildOperation } from '../rest/build-operation.ts'
import { routes } from '../rest/routes.ts'
import { startTestGateway } from '../testing/test-gateway.ts'
import { operationLimitRules, operationLimits } from './operation-limits.ts'

const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const schema = buildSchema(readText('../../api.graphql'))
const things = buildSchema('type Query { it: Thing } type Thing { it: Thing name: String }')
const listErrors = (document: string, of = things) =>
  validate(of, parse(document, { maxTokens: operationLimits.tokens }), operationLimitRules).map(
    ({ message }) => message,
  )
const nest = (levels: number) => `${'{ it '.repeat(levels - 1)}{ name }${' }'.repeat(levels - 1)}`
const skips = (count: number) => '@skip(if: false) '.repeat(count)

test.each(['shell', 'mfe-public', 'mfe-get-help', 'mfe-admin'])(
  'every operation of %s is within the limits',
  (client) => {
    const manifest = readText(`../../../${client}/persisted-operations.generated.json`)
    for (const text of Object.values(JSON.parse(manifest) as Record<string, string>))
      expect(listErrors(text, schema), text).toEqual([])
  },
)

test('every operation of a REST call is within the limits', () => {
  for (const route of routes)
    expect(listErrors(buildOperation(route, schema).document, schema), route.path).toEqual([])
})

test.each([
  ['nine levels', nest(8), nest(9)],
  [
    'levels in fragments',
    '{ it { ...F } } fragment F on Thing { name }',
    `{ it { ...F } } fragment F on Thing ${nest(9)}`,
  ],
  [
    '21 directives',
    `{ it ${skips(20)} { name } }`,
    `{ ...F } fragment F on Query { it ${skips(21)} { name } }`,
  ],
  [
    '16 aliases',
    '{ a: it { name } }',
    `{ it { ${Array.from({ length: 16 }, (_, n) => `a${n}: name`).join(' ')} } }`,
  ],
])('a document with %s is rejected', (_, accepted, rejected) => {
  expect(listErrors(accepted)).toEqual([])
  expect(listErrors(rejected)).toEqual([expect.stringContaining('limit of')])
})

test.each([
  ['of more than a thousand tokens', `{ cases { ${'title '.repeat(1_001)} } }`],
  [
    'with sixteen sign-ins',
    `mutation { ${Array.from({ length: 16 }, (_, n) => `t${n}: signIn(email: "a", password: "${n}") { token }`).join(' ')} }`,
  ],
  ['whose fragment spreads itself', '{ ...F } fragment F on Query { caseCount ...F }'],
])('an operation %s is rejected before any service is asked', async (_, text) => {
  const gateway = await startTestGateway()
  expect((await gateway.query(text)).status).toBe(400)
  for (const { calls } of [gateway.auth, gateway.content]) expect(calls).toEqual([])
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
