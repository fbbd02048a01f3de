import { createLog, openDatabase } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, onTestFinished, test } from 'vitest'
import { content } from '../content.ts'
import { createItem, startContentWith, updateItem } from '../testing/start-content.ts'
import { buildJudgment, type JudgmentExample } from './judgment.examples.ts'

const citingRoe = { title: 'Citing', caseNumber: 'A-1001', fullText: 'See 410 U.S. 113.' }
const roe = { title: 'Roe v. Wade', caseNumber: '70-18', keywords: ['410 U.S. 113 (1973)'] }

/** Saves it as the portal does. */
async function save(subgraph: Subgraph, overrides: Partial<JudgmentExample>, id?: string): Promise<string> {
  const judgment = buildJudgment({ keywords: [], ...overrides })
  const saved = await (id ? updateItem(subgraph, { ...judgment, id }) : createItem(subgraph, judgment))
  return saved.id
}

/** The titles of those it cites, with how it writes them, and of those that cite it. */
async function readLinks(subgraph: Subgraph, id: string) {
  const judgment = await subgraph.read<{
    cites: { judgment: { title: string }; texts: string[] }[]
    citedBy: { title: string }[]
  }>('query($id: ID!) { judgment(id: $id) { cites { judgment { title } texts } citedBy { title } } }', { id })
  return {
    cites: judgment.cites.map((cited) => [cited.judgment.title, ...cited.texts]),
    citedBy: judgment.citedBy.map(({ title }) => title),
  }
}

test('a judgment links to those it cites and they to it, whichever came first', async () => {
  const subgraph = await startContentWith()
  const earlier = await save(subgraph, {
    title: 'Before',
    caseNumber: 'A-1001',
    fullText: 'See 410 U. S. 113.',
  })
  const cited = await save(subgraph, roe)
  const later = await save(subgraph, {
    title: 'After',
    caseNumber: 'A-1002',
    judgmentDate: '2026-07-01T00:00:00.000Z',
    fullText: 'As held in 410 U.S. 113, 120 (1973), and in No. 70-18; see 410 U.S. 113, and 999 F.3d 1.',
  })
  expect(await readLinks(subgraph, cited)).toEqual({ cites: [], citedBy: ['After', 'Before'] })
  expect(await readLinks(subgraph, earlier)).toEqual({
    cites: [['Roe v. Wade', '410 U. S. 113']],
    citedBy: [],
  })
  expect(await readLinks(subgraph, later)).toEqual({
    cites: [['Roe v. Wade', '410 U.S. 113', '70-18']],
    citedBy: [],
  })
})

test('who deletes judgments is told how many others cite them', async () => {
  const subgraph = await startContentWith()
  const cited = await save(subgraph, roe)
  const fullText = 'See 410 U.S. 113 and No. 70-18.'
  const first = await save(subgraph, { title: 'First', caseNumber: 'A-1001', fullText })
  await save(subgraph, { title: 'Hidden', caseNumber: 'A-1002', fullText, isVisible: false })
  const query = 'query ($judgments: [ID!]!) { citingJudgmentCount(judgments: $judgments) }'
  const count = (...judgments: string[]) => subgraph.readAsAdministrator<number>(query, { judgments })
  expect(await count(cited)).toBe(2)
  // What goes with it does not count.
  expect(await count(cited, first)).toBe(1)
  expect([await count(first), await count(), await count('no id')]).toEqual([0, 0, 0])
})

test('what is no longer in the text is no longer cited, and what is deleted is not either', async () => {
  const subgraph = await startContentWith()
  const cited = await save(subgraph, roe)
  const citing = await save(subgraph, citingRoe)
  const other = await save(subgraph, { ...citingRoe, title: 'Other', caseNumber: 'A-1002' })
  await save(subgraph, { ...citingRoe, fullText: 'Nothing.' }, citing)
  expect((await readLinks(subgraph, cited)).citedBy).toEqual(['Other'])
  await subgraph.queryAsAdministrator('mutation($id: ID!) { deleteJudgment(id: $id) { id } }', { id: other })
  expect((await readLinks(subgraph, cited)).citedBy).toEqual([])
  await save(subgraph, citingRoe, citing)
  await subgraph.queryAsAdministrator('mutation($id: ID!) { deleteJudgment(id: $id) { id } }', { id: cited })
  expect((await readLinks(subgraph, citing)).cites).toEqual([])
})

test('a hidden judgment is neither among those that are cited nor among those that cite', async () => {
  const subgraph = await startContentWith()
  const cited = await save(subgraph, roe)
  const citing = await save(subgraph, citingRoe)
  const setVisible = (id: string, isVisible: boolean) =>
    subgraph.queryAsAdministrator(
      'mutation($ids: [ID!]!, $input: JudgmentFlags!) { setJudgments(ids: $ids, input: $input) { id } }',
      { ids: [id], input: { isVisible } },
    )
  await setVisible(cited, false)
  expect((await readLinks(subgraph, citing)).cites).toEqual([])
  await setVisible(cited, true)
  await setVisible(citing, false)
  expect((await readLinks(subgraph, cited)).citedBy).toEqual([])
})

test('a number that two judgments have leads to neither, and a judgment not to itself', async () => {
  const subgraph = await startContentWith()
  const one = await save(subgraph, { ...roe, keywords: [], fullText: 'This is No. 70-18.' })
  await save(subgraph, { ...roe, keywords: [], title: 'Of another court', courtName: 'District Court' })
  const citing = await save(subgraph, { ...citingRoe, fullText: 'See No. 70-18.' })
  expect(await readLinks(subgraph, citing)).toEqual({ cites: [], citedBy: [] })
  expect(await readLinks(subgraph, one)).toEqual({ cites: [], citedBy: [] })
})

test('the ten most recent that cite a judgment are listed, the latest first', async () => {
  const subgraph = await startContentWith()
  const cited = await save(subgraph, roe)
  for (let day = 1; day <= 12; day++)
    await save(subgraph, {
      title: `Of May ${day}`,
      caseNumber: `A-10${day}`,
      judgmentDate: new Date(Date.UTC(2026, 4, day)).toISOString(),
      fullText: 'See 410 U.S. 113.',
    })
  expect((await readLinks(subgraph, cited)).citedBy).toEqual(
    Array.from({ length: 10 }, (_, index) => `Of May ${12 - index}`),
  )
})

test('judgments that came another way than by the portal are read in the background', async () => {
  const subgraph = await startContentWith(
    buildJudgment({ ...roe, id: '5c2b7a10-0000-4000-8000-000000000201' }),
    buildJudgment({
      id: '5c2b7a10-0000-4000-8000-000000000202',
      title: 'Citing',
      keywords: [],
      fullText: 'See 410 U.S. 113.',
    }),
  )
  const readCited = () => readLinks(subgraph, '5c2b7a10-0000-4000-8000-000000000201')
  expect(await readCited()).toEqual({ cites: [], citedBy: [] })
  const orm = await openDatabase(content, subgraph.databaseUrl, { pool: 2 })
  const log = createLog('content', 'error')
  const stop = content.startBackgroundWork!({ orm, settings: subgraph.settings, log })
  onTestFinished(async () => {
    await stop()
    await orm.close()
  })
  await expect.poll(readCited).toEqual({ cites: [], citedBy: ['Citing'] })
})
