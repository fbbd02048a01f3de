import { expect, test } from 'vitest'
import { startContentWith } from '../testing/start-content.ts'
import { buildJudgment } from './judgment.examples.ts'

const partQuery =
  'query($after: ID, $limit: Int!) { judgmentsAfter(after: $after, limit: $limit) { id title } }'

type Part = { id: string; title: string }[]

test('the parts of the list are the whole list, each judgment once and hidden ones not', async () => {
  const subgraph = await startContentWith(
    ...Array.from({ length: 40 }, (_, index) =>
      buildJudgment({
        title: `Judgment ${index}`,
        judgmentDate: `20${10 + (index % 5)}-01-01`,
        isVisible: index % 7 !== 0,
      }),
    ),
  )
  const judgments = await subgraph.read<object[]>('{ judgments { id title } }')
  const listed: Part = []
  for (;;) {
    const after = listed.at(-1)?.id ?? null
    const judgmentsAfter = await subgraph.read<Part>(partQuery, { after, limit: 6 })
    if (judgmentsAfter.length === 0) break
    expect(judgmentsAfter.length).toBeLessThanOrEqual(6)
    listed.push(...judgmentsAfter)
  }
  expect(listed).toEqual(judgments)
  expect(listed).toHaveLength(34)
})

test('after a judgment that there is not, nothing follows', async () => {
  const subgraph = await startContentWith(buildJudgment())
  for (const after of ['nobody', '00000000-0000-4000-8000-000000000000'])
    expect((await subgraph.queryError(partQuery, { after, limit: 5 })).code).toBe('NOT_FOUND')
})

test('a list that would not fit into memory is refused as a whole', async () => {
  const subgraph = await startContentWith(buildJudgment())
  await subgraph
    .em()
    .execute(
      `insert into judgment_count (year, category, court_name, transaction, total) values (2000, 'A', 'B', 0, 130000)`,
    )
  expect((await subgraph.queryError('{ judgments { id title } }')).code).toBe('TOO_LARGE')
  expect(await subgraph.read('{ judgments { id } }')).toMatchObject([{}])
})
