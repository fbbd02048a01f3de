import { expect, test } from 'vitest'
import { createServiceError } from '../testing/fake-service.ts'
import { startTestGateway } from '../testing/test-gateway.ts'

const cases = [
  { id: 'c1', title: 'Rent', outcome: null },
  { id: 'c2', title: 'Heat', outcome: 'Won' },
]
const findCase = (_: unknown, { id }: { id: string }) => cases.find((one) => one.id === id) ?? null

/** With comments, an alias, a fragment and a directive: all that a gateway could answer otherwise than a service. */
const text = `
# As a client writes it.
query One($id: ID!) {
  found: case(id: $id) { ...Words __typename outcome @include(if: true) status @skip(if: true) }
  __typename
}
fragment Words on Case { title id }`

const start = () =>
  startTestGateway({
    auth: { Query: { me: () => ({ id: 'a1' }) } },
    content: { Query: { case: findCase as never, caseCount: () => 2 } },
    requests: { Query: { legalAidRequestCount: () => 12 } },
  })

test('what one service alone answers is passed on as it came from the second time on, with the same answer', async () => {
  const gateway = await start()
  const variables = { id: 'c2' }
  const answers = []
  for (const _ of [1, 2]) answers.push(await gateway.query(text, variables))
  const [planned, passed] = answers
  expect(passed!.json).toEqual(planned!.json)
  expect(passed!.json.data.found).toEqual({ title: 'Heat', id: 'c2', __typename: 'Case', outcome: 'Won' })
  for (const name of ['content-type', 'cache-control', 'x-same-for-all', 'x-content-type-options'])
    expect([name, passed!.headers.get(name)]).toEqual([name, planned!.headers.get(name)])
  expect(gateway.content.calls.map(({ query }) => query === text)).toEqual([false, true])
  expect(gateway.content.calls[1]).toMatchObject({ variables })
  const other = await gateway.query(text, { id: 'c1' })
  expect(other.json.data.found).toMatchObject({ title: 'Rent', id: 'c1' })
})

test('what several services answer, or one for who is signed in, is planned each time', async () => {
  const gateway = await start()
  const both = '{ caseCount legalAidRequestCount }'
  for (const _ of [1, 2, 3]) {
    expect((await gateway.query(both)).json.data).toEqual({ caseCount: 2, legalAidRequestCount: 12 })
    await gateway.query('{ caseCount }', {}, { token: 'good' })
    await gateway.query('{ me { id } }')
  }
  // Planned ones have names that only the planner gives, or lose what others are asked for.
  const sent = [...gateway.content.calls, ...gateway.auth.calls].map(({ query }) => query)
  expect(sent.filter((query) => [both, '{ me { id } }'].includes(query))).toEqual([])
})

test('an error of a service is sanitized, and variables that do not fit are explained, as ever', async () => {
  let isBroken = false
  const gateway = await startTestGateway({
    content: {
      Query: {
        caseCount() {
          if (isBroken) throw createServiceError('INTERNAL_SERVER_ERROR', 'a secret of the database')
          return 2
        },
        case: findCase as never,
      },
    },
  })
  const wrong = { id: { of: 'c1' } }
  const explained = await gateway.query(text, wrong)
  for (const _ of [1, 2]) {
    await gateway.query('{ caseCount }')
    await gateway.query(text, { id: 'c1' })
  }
  isBroken = true
  const broken = await gateway.query('{ caseCount }')
  expect(broken.text).not.toContain('secret')
  expect(broken.json.errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR')
  expect(await gateway.query(text, wrong)).toMatchObject({ status: explained.status, json: explained.json })
})

test('while the service is down an operation that was passed on says so as any other', async () => {
  const gateway = await start()
  for (const _ of [1, 2]) await gateway.query('{ caseCount }')
  await gateway.content.close()
  expect((await gateway.query('{ caseCount }')).json.errors[0].extensions.code).toBe('BUSY')
})

test('an operation whose cost is up to its variables is counted each time', async () => {
  const gateway = await startTestGateway({
    content: { Query: { pageOfJudgments: () => ({ items: [], total: 0 }) } },
  })
  const page = 'query ($page: PageInput!) { pageOfJudgments(page: $page) { items { fullText } } }'
  for (const _ of [1, 2]) await gateway.query(page, { page: { limit: 1 } })
  const { json } = await gateway.query(page, { page: { limit: 250 } })
  expect(json.errors[0].extensions.code).toBe('COST_ESTIMATED_TOO_EXPENSIVE')
})
