import { readFileSync } from 'node:fs'
import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'
import { estimateCost, limitCost, maxCost } from './query-cost.ts'

const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const schema = buildSchema(readText('../../api.graphql'))
const getCost = (text: string, variables = {}) => estimateCost({ schema, document: parse(text), variables })
const expensive = '{ judgments { id fullText relatedPosts { content } relatedEvents { description } } }'

test('an operation that asks for lists in the items of a whole list is rejected before any service is asked', async () => {
  const gateway = await startTestGateway()
  const { status, json } = await gateway.query(expensive)
  expect({ status, code: json.errors[0].extensions.code }).toEqual({
    status: 400,
    code: 'COST_ESTIMATED_TOO_EXPENSIVE',
  })
  expect(json.errors[0].message).toBe('This asks for too much at once: ask for fewer fields, or for pages.')
  expect(gateway.content.calls).toEqual([])
})

test('a cost that cannot be computed is logged with its cause, and the operation is rejected', async () => {
  const logged: unknown[] = []
  const listener = await limitCost({ error: (...entry: unknown[]) => void logged.push(entry) } as never)
    .requestDidStart!({} as never)
  const document = parse('query Titles { judgments { title } }')
  // As a schema of another copy of graphql is to this one.
  const foreignSchema = Object.create({ toString: () => 'GraphQLSchema' })
  const [operation] = document.definitions
  const contextValue = { isRestCall: false }
  await expect(
    listener!.didResolveOperation!({
      ...{ schema: foreignSchema, document, operation, request: {}, contextValue },
    } as never),
  ).rejects.toThrow('This asks for too much at once')
  expect(logged).toEqual([
    [
      expect.objectContaining({ message: expect.any(String), operation: 'Titles' }),
      'the cost of an operation cannot be computed',
    ],
  ])
})

test('full texts are for single items and pages, not for whole lists', () => {
  expect(getCost('{ judgments { id fullText } }')).toBeGreaterThan(maxCost)
  expect(getCost('query ($id: ID!) { judgment(id: $id) { id fullText } }', { id: 'a' })).toBeLessThan(30)
})

test('fragments, aliases and variables do not make an operation cheaper', async () => {
  const inFragments =
    '{ judgments { ...J } } fragment J on Judgment { id fullText ...R } fragment R on Judgment { relatedPosts { content } relatedEvents { description } }'
  expect(getCost(inFragments)).toBe(getCost(expensive))
  expect(getCost('{ judgments { a: fullText b: fullText } }')).toBeGreaterThan(
    2 * getCost('{ judgments { title } }'),
  )
  const page = 'query ($page: PageInput!) { pageOfJudgments(page: $page) { items { title caseNumber } } }'
  expect(getCost(page, { page: { limit: 100 } })).toBe(4 * getCost(page, { page: {} }))
})

test('signed-in clients are limited as well', async () => {
  const gateway = await startTestGateway({ auth: { Query: { me: () => ({ id: 'a1' }) } } })
  expect((await gateway.query(expensive, {}, { token: 'good' })).status).toBe(400)
  expect(gateway.content.calls).toEqual([])
})

test('a variable of the wrong type is told as such', async () => {
  const gateway = await startTestGateway()
  const { status, json } = await gateway.query(
    'query ($first: Int) { authAuditEvents(first: $first) { id } }',
    {
      first: 2 ** 31,
    },
  )
  expect({ status, code: json.errors[0].extensions.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' })
  expect(gateway.auth.calls).toEqual([])
})

test.each(['shell', 'mfe-public', 'mfe-get-help', 'mfe-admin'])(
  'every operation of %s costs less than is allowed, with the largest pages',
  (client) => {
    const manifest = readText(`../../../${client}/persisted-operations.generated.json`)
    const texts = Object.values(JSON.parse(manifest) as Record<string, string>)
    const costs = texts.map((text) => ({ text: text.slice(0, 80), cost: getCost(text, fillVariables(text)) }))
    expect(costs.filter(({ cost }) => cost > maxCost)).toEqual([])
  },
)

/** Values for the variables of an operation, with the largest pages. */
function fillVariables(text: string) {
  const [definitions = ''] = /\(([^)]*)\) \{/.exec(text) ?? []
  const values: Record<string, unknown> = { PageInput: { limit: 100 }, AuditEventFilter: { limit: 100 } }
  return Object.fromEntries(
    [...definitions.matchAll(/\$(\w+): (\[?)(\w+)/g)].map(([, name, list, type = '']) => [
      name,
      list
        ? Array.from({ length: 100 }, () => 'a')
        : (values[type] ??
          (/Input$|Flags$/.test(type)
            ? {}
            : type === 'Boolean'
              ? true
              : type === 'Int' || type === 'Float'
                ? 1
                : 'a')),
    ]),
  )
}
