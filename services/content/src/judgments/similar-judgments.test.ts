import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { startNewContentWith } from '../testing/start-content.ts'
import { buildBareJudgment, buildJudgment, type JudgmentExample } from './judgment.examples.ts'
import { countWordsOnce, selectSought } from './similar-judgments.ts'

const id = buildJudgment().id

const build = (title: string, summary: string, overrides: Partial<JudgmentExample> = {}) =>
  buildBareJudgment({ title, summary, caseNumber: title, ...overrides })

const heat = build('Talbot', 'A tenant without heat withheld rent until the boiler was repaired.')

async function listSimilarTitles(subgraph: Subgraph): Promise<string[]> {
  const judgment = await subgraph.read<{ similar: { title: string }[] }>(
    'query($id: ID!) { judgment(id: $id) { similar { title } } }',
    { id },
  )
  return judgment.similar.map(({ title }) => title)
}

test('the three most like a judgment are those that share most of its words', async () => {
  const subgraph = await startNewContentWith(
    heat,
    build('Little', 'The boiler of a factory, and rent.'),
    build('Much', 'Tenants withheld rent, since a boiler gave no heat.'),
    build('Some', 'A tenant had no heat.'),
    build('Less', 'A tenant and rent.', { fullText: 'A tenant and rent.' }),
    build('Else', 'A driver was an employee.'),
  )
  const titles = await listSimilarTitles(subgraph)
  expect(titles).toHaveLength(3)
  expect(titles[0]).toBe('Much')
  expect(titles).not.toContain('Else')
})

test('the same parties, numbers or a single word do not make judgments alike, and hidden ones are not listed', async () => {
  const subgraph = await startNewContentWith(
    heat,
    build('Talbot again', 'A driver was an employee.', { parties: 'Talbot' }),
    build('One word', 'A boiler exploded.'),
    build('Hidden', heat.summary!, { isVisible: false }),
  )
  expect(await listSimilarTitles(subgraph)).toEqual([])
})

test('what most judgments say counts for nothing, once PostgreSQL has counted their words', async () => {
  const others = Array.from({ length: 18 }, (_, number) =>
    build(`Other ${number}`, 'The tenant paid rent.', { judgmentDate: '2026-06-05T00:00:00.000Z' }),
  )
  const subgraph = await startNewContentWith(heat, ...others, build('Same', 'The boiler gave no heat.'))
  await countWordsOnce(subgraph.em())
  expect(await listSimilarTitles(subgraph)).toEqual(['Same'])
})

test('only as many words are sought as few judgments can have two of, two at least', () => {
  const words = [0.01, 0.01, 0.02, 0.2].map((frequency, index) => ({ text: `word ${index}`, frequency }))
  expect(selectSought(words, 3_409)).toHaveLength(4)
  expect(selectSought(words, 100_000)).toHaveLength(3)
  expect(selectSought(words, 10_000_000)).toEqual(['word 0', 'word 1'])
})
