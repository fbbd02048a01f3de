// The audit, as administrators look through it. Every service has the same, by its own name.
import { Activity, record } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { aCase } from './cases/case.examples.ts'
import { asInput, withItems } from './testing/withItems.ts'

type Line = { id: string; at: string; who: string; title: string; fields: string[] | null }
type Page = { page: { items: Line[]; hasMore: boolean } }

const paging = `query ($question: ActivityQuestion!) {
  page: contentActivityPage(question: $question) { items { id at who title fields } hasMore }
}`
const exporting = `mutation ($question: ActivityQuestion!) {
  all: exportContentActivity(question: $question) { heads rows { at id record } isWhole }
}`

/** The service with these acts in its audit. */
async function withActs(...acts: Partial<Parameters<typeof record>[1]>[]): Promise<Subgraph> {
  const subgraph = await withItems()
  const em = subgraph.em()
  for (const act of acts) record(em as never, { who: 'Ada', action: 'updated', noun: 'case', ...act })
  await em.flush()
  return subgraph
}

const pageOf = async (subgraph: Subgraph, question: object) =>
  (await subgraph.asAdministrator<Page>(paging, { question })).page

const titlesOf = async (subgraph: Subgraph, question: object) =>
  (await pageOf(subgraph, question)).items.map(({ title }) => title)

const day = (date: string) => ({ at: new Date(date), title: date })

test('page after page tells every line once, also those of the same moment', async () => {
  const at = new Date('2026-03-05T10:00:00.000Z')
  const subgraph = await withActs(...Array.from({ length: 7 }, (_, count) => ({ at, title: `${count}` })))
  const told: Line[] = []
  let hasMore = true
  while (hasMore) {
    const last = told.at(-1)
    const before = last && { at: last.at, id: last.id }
    const page = await pageOf(subgraph, { limit: 3, before })
    told.push(...page.items)
    hasMore = page.hasMore
  }
  expect(told.map(({ title }) => title).sort()).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  expect(told.map(({ id }) => id)).toEqual(
    told
      .map(({ id }) => id)
      .sort()
      .reverse(),
  )
})

test('lines are found by words, by who, by what and by what was done', async () => {
  const subgraph = await withActs(
    { title: 'Locked out', fields: ['status'] },
    { title: 'Open day', who: 'Bo', noun: 'event', action: 'created' },
  )
  expect(await titlesOf(subgraph, { search: 'STATUS lock' })).toEqual(['Locked out'])
  expect(await titlesOf(subgraph, { search: '100%' })).toEqual([])
  expect(await titlesOf(subgraph, { who: 'Bo' })).toEqual(['Open day'])
  expect(await titlesOf(subgraph, { noun: 'case' })).toEqual(['Locked out'])
  expect(await titlesOf(subgraph, { action: 'created', noun: 'case' })).toEqual([])
})

test('days are those of the organisation, the last one included', async () => {
  // Midnight in New York is five hours later in UTC.
  const subgraph = await withActs(
    day('2026-03-05T04:59:59.999Z'),
    day('2026-03-05T05:00:00.000Z'),
    day('2026-03-06T04:59:59.999Z'),
    day('2026-03-06T05:00:00.000Z'),
  )
  expect(await titlesOf(subgraph, { from: '2026-03-05', until: '2026-03-05' })).toEqual([
    '2026-03-06T04:59:59.999Z',
    '2026-03-05T05:00:00.000Z',
  ])
})

test('what cannot be asked is named', async () => {
  const subgraph = await withActs()
  const { token } = subgraph
  const question = { from: 'soon', limit: 0, before: { at: 'then', id: 'one' } }
  expect(await subgraph.refusal(paging, { question }, { token })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { from: 'Enter a day as YYYY-MM-DD', limit: 'Enter a number from 1 to 100' },
  })
})

test.each([
  '0001-01-01',
  '0202-03-05',
  '1699-12-31',
  '2101-01-01',
  '9999-12-31',
  '2026-02-30',
  'soon',
  '10000-01-01',
])(
  'no audit begins or ends on %s, and none is saved from it: the question is refused at its field',
  async (wrong) => {
    const subgraph = await withActs()
    for (const query of [paging, exporting])
      for (const field of ['from', 'until'])
        expect(
          await subgraph.refusal(query, { question: { [field]: wrong } }, { token: subgraph.token }),
        ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.stringMatching(/^Enter a /) } })
  },
)

test('lines from the first day to the last that we take are all of them', async () => {
  const subgraph = await withActs(day('2026-03-05T12:00:00.000Z'))
  expect(await titlesOf(subgraph, { from: '1700-01-01', until: '2100-12-31' })).toHaveLength(1)
})

test('a line of a year that we do not know of is no place to go on from', async () => {
  const subgraph = await withActs()
  for (const at of ['0000-01-01T00:00:00Z', '9999-12-31T00:00:00Z'])
    expect(
      await subgraph.refusal(
        paging,
        { question: { before: { at, id: crypto.randomUUID() } } },
        { token: subgraph.token },
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'before.at': 'Give the time of the last line' } })
})

test('there is to choose what stands in the audit', async () => {
  const subgraph = await withActs({}, { who: 'Bo', noun: 'event', action: 'created' }, {})
  const choices = '{ contentActivityChoices { whos actions nouns } }'
  expect(await subgraph.asAdministrator(choices)).toEqual({
    contentActivityChoices: {
      whos: ['Ada', 'Bo'],
      actions: ['created', 'updated'],
      nouns: ['case', 'event'],
    },
  })
})

test('a change names the fields that it changed, and nothing of what they say', async () => {
  const subgraph = await withItems(aCase({ title: 'Before', status: 'active' }))
  const input = { ...asInput(aCase({ title: 'After', status: 'won' })) }
  await subgraph.asAdministrator(
    'mutation ($id: ID!, $input: CaseInput!) { updateCase(id: $id, input: $input) { id } }',
    { id: aCase().id, input },
  )
  await subgraph.asAdministrator(
    'mutation ($ids: [ID!]!) { setCases(ids: $ids, input: { isFeatured: true }) { id } }',
    { ids: [aCase().id] },
  )
  await subgraph.asAdministrator('mutation ($id: ID!) { deleteCase(id: $id) { id } }', { id: aCase().id })
  const { items } = await pageOf(subgraph, {})
  expect(items.map(({ fields }) => fields)).toEqual([null, ['isFeatured'], ['title', 'status']])
})

test('what matches can be taken away as rows of a table, which is written down itself', async () => {
  const subgraph = await withActs(
    { at: new Date('2026-03-05T10:00:00.000Z'), title: '=1+1', fields: ['title', 'status'] },
    { who: 'Bo' },
  )
  const { all } = await subgraph.asAdministrator<{
    all: { heads: string; rows: { record: string }[]; isWhole: boolean }
  }>(exporting, { question: { who: 'Ada', limit: 1 } })
  expect(all.heads).toBe('\uFEFFTime,Who,Did,What,Which,Fields,Id of the item,Id of the line\r\n')
  expect(all.rows).toHaveLength(1)
  expect(all.rows[0]!.record).toMatch(
    /^2026-03-05T10:00:00.000Z,Ada,updated,case,'=1\+1,"title, status",,[\w-]{36}\r\n$/,
  )
  expect(all.isWhole).toBe(true)
  expect(await subgraph.em().count(Activity, { action: 'exported', title: '1 line' })).toBe(1)
})

test('the audit is for administrators', async () => {
  const subgraph = await withActs()
  for (const asked of [paging, exporting])
    expect(await subgraph.refusal(asked, { question: {} })).toMatchObject({ code: 'UNAUTHENTICATED' })
  const choices = '{ contentActivityChoices { whos } }'
  expect(await subgraph.refusal(choices)).toMatchObject({ code: 'UNAUTHENTICATED' })
})
