import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { startContentWith } from '../testing/start-content.ts'
import { buildBareJudgment, buildJudgment } from './judgment.examples.ts'

const anything = { search: null, category: null, court: null }

async function countNew({ fetch }: Subgraph, search: object, after: Date, until = new Date()) {
  const response = await fetch('/new-judgments', {
    method: 'POST',
    body: JSON.stringify({ ...anything, ...search, after, until }),
  })
  return response.json()
}

test('the judgments of a search that were added in some time are counted, as a visitor finds them', async () => {
  const subgraph = await startContentWith(
    buildJudgment({ title: 'One', summary: 'Evictions in winter.' }),
    buildBareJudgment({ title: 'Two', summary: 'Wages.', category: 'Employment' }),
    buildJudgment({ title: 'Hidden', isVisible: false }),
  )
  const before = new Date(Date.now() - 3_600_000)
  for (const [search, count] of [
    [{}, 2],
    [{ search: 'eviction' }, 1],
    [{ search: 'evict' }, 1],
    [{ search: 'winte' }, 1],
    [{ category: 'employment' }, 1],
    [{ category: 'Employment', search: 'eviction', court: 'Appeals Court' }, 0],
    [{ search: '  ' }, 2],
    [{ search: 'zq\0 " & | (' }, 0],
  ] as const)
    expect(await countNew(subgraph, search, before), JSON.stringify(search)).toEqual({ count, isExact: true })
  expect(
    await countNew(subgraph, {}, new Date(Date.now() + 1000), new Date(Date.now() + 2000)),
  ).toMatchObject({
    count: 0,
  })
})

test('more than a hundred are not counted', async () => {
  const many = Array.from({ length: 101 }, (_, number) => buildJudgment({ title: `Judgment ${number}` }))
  const subgraph = await startContentWith(...many)
  expect(await countNew(subgraph, {}, new Date(0))).toEqual({ count: 100, isExact: false })
})

test('only signed requests of the right form are answered', async () => {
  const subgraph = await startContentWith()
  const body = JSON.stringify({ ...anything, after: 'yesterday', until: new Date() })
  expect((await subgraph.fetch('/new-judgments', { method: 'POST', body })).status).toBe(400)
  expect((await subgraph.fetch('/new-judgments', { method: 'POST', body: 'no' })).status).toBe(400)
  expect((await fetch(`${subgraph.url}/new-judgments`, { method: 'POST', body })).status).toBe(401)
})
