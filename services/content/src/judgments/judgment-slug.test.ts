import { openDatabase } from '@access/service-kit'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { importJudgments } from '../import/import-judgments.ts'
import { createItem, startContentWith, toInput, updateItem } from '../testing/start-content.ts'
import { buildJudgment } from './judgment.examples.ts'

const bySlug = 'query($id: ID!) { judgment(id: $id) { id slug } }'

test.each([
  ['Talbot v. Linden Court', 'talbot-v-linden-court-2026'],
  ['  “Müller” v. O’Brien & Söhne, § 5 ', 'muller-v-o-brien-sohne-5-2026'],
  ['判決', 'judgment-2026'],
  [`Association ${'of Tenants '.repeat(15)}`, `association${'-of-tenants'.repeat(6)}-of-2026`],
])('the address of %s is readable', async (title, slug) => {
  const subgraph = await startContentWith()
  expect(await createItem(subgraph, buildJudgment({ title }), 'slug')).toEqual({ slug })
})

test('a judgment is found by its address, which stays when its title is corrected, and by its id', async () => {
  const subgraph = await startContentWith()
  const { id } = await createItem(subgraph, buildJudgment({ title: 'Talbot v. Lindn' }))
  await updateItem(subgraph, buildJudgment({ id, title: 'Talbot v. Linden' }))
  const expected = { judgment: { id, slug: 'talbot-v-lindn-2026' } }
  expect(await subgraph.query(bySlug, { id: expected.judgment.slug })).toEqual(expected)
  expect(await subgraph.query(bySlug, { id })).toEqual(expected)
  await updateItem(subgraph, buildJudgment({ id, isVisible: false }))
  for (const hidden of [expected.judgment.slug, '', 'a\0'])
    expect(await subgraph.query(bySlug, { id: hidden })).toEqual({ judgment: null })
})

test('of the same title and year, imported together, each has an address of its own', async () => {
  const subgraph = await startContentWith()
  const orm = await openDatabase(content, subgraph.databaseUrl)
  const records = [1, 2, 3].map((line) => ({
    line,
    row: line,
    value: toInput(buildJudgment({ title: 'In re A.', caseNumber: `No. ${line}` })),
  }))
  const lines = async function* () {
    yield* records
  }
  expect(await importJudgments(orm, lines(), { skipInvalid: false })).toMatchObject({ importedCount: 3 })
  await orm.close()
  const judgments = await subgraph.read<{ id: string; slug: string }[]>('{ judgments { id slug } }')
  expect(new Set(judgments.map(({ slug }) => slug)).size).toBe(3)
  for (const { id, slug } of judgments)
    expect(['in-re-a-2026', `in-re-a-2026-${id.slice(0, 8)}`]).toContain(slug)
})
