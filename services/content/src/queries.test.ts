import { startSubgraph, walkQueries } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from './content.ts'
import { Judgment } from './judgments/judgment.entity.ts'

test('no query changes anything', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  const { id } = await subgraph.em().findOneOrFail(Judgment, { isVisible: true }, { orderBy: { id: 'asc' } })
  const { answers, writes } = await walkQueries(content, subgraph, {
    id,
    itemId: id,
    after: id,
    judgments: [id],
    type: 'Judgment',
    slug: 'no-such-post',
    text: 'tenant',
    search: 'tenant',
    page: {},
    'judgmentsPage.page': 1,
    filter: {},
    representations: [{ __typename: 'Judgment', id }],
  })
  expect(answers.judgment).toContain(id)
  expect(writes).toEqual([])
})
