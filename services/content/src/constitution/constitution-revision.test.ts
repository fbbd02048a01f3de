import { type Subgraph, startSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from '../content.ts'

type Page = { id: string; version: number; title: string; text: string; versionNumber: string }

async function startDemo() {
  const subgraph = await startSubgraph(content, { seed: true })
  const readPage = () =>
    subgraph.read<Page>('{ staticPage(slug: "constitution") { id version title text versionNumber } }')

  return { subgraph, page: await readPage(), readPage }
}

const mutation = `mutation ($id: ID!, $input: ConstitutionRevisionInput!, $version: Int) {
  reviseConstitution(id: $id, input: $input, version: $version) { versionNumber }
}`

const listVersions = (subgraph: Subgraph) =>
  subgraph.read<{ versionNumber: string; effectiveDate: string }[]>(
    '{ constitutionVersions { versionNumber effectiveDate changes } }',
  )

const newVersion = {
  kind: 'version',
  versionNumber: '5.0',
  effectiveDate: '2024-05-11T00:00:00.000Z',
  changes: 'Begins anew.',
}

test('a correction changes the text and leaves the version', async () => {
  const { subgraph, page, readPage } = await startDemo()
  const text = page.text.replace('We, the members', 'All of us, the members')
  const input = { kind: 'correction', title: page.title, text, versionNumber: '9' }
  expect(await subgraph.readAsAdministrator(mutation, { id: page.id, input, version: page.version })).toEqual(
    { versionNumber: '4.1' },
  )
  expect((await readPage()).text).toContain('All of us, the members')
  expect(await listVersions(subgraph)).toHaveLength(6)
})

test('a new version is in the list together with its text, and the text of before in the history', async () => {
  const { subgraph, page, readPage } = await startDemo()
  const text = page.text.replace('We, the members', 'All of us, the members')
  const input = { ...newVersion, title: page.title, text }
  await subgraph.queryAsAdministrator(mutation, { id: page.id, input, version: page.version })
  expect(await readPage()).toMatchObject({ versionNumber: '5.0', text })
  expect((await listVersions(subgraph))[0]).toEqual({
    versionNumber: '5.0',
    effectiveDate: newVersion.effectiveDate,
    changes: 'Begins anew.',
  })
  const itemVersions = await subgraph.readAsAdministrator<{ values: string }[]>(
    'query ($id: ID!) { itemVersions(type: "StaticPage", id: $id) { values } }',
    { id: page.id },
  )
  expect(itemVersions.map(({ values }) => JSON.parse(values).versionNumber)).toEqual(['5.0', '4.1'])
})

test.each([
  ['a number that another version has', { versionNumber: '4.0' }, 'versionNumber', 'CONFLICT'],
  ['a day to come', { effectiveDate: '2999-01-01T00:00:00.000Z' }, 'effectiveDate', 'BAD_USER_INPUT'],
  ['no number', { versionNumber: null }, 'versionNumber', 'BAD_USER_INPUT'],
  ['an outline that is not right', { text: '## Preamble\n\nWe' }, 'text', 'BAD_USER_INPUT'],
])('%s is rejected, and nothing is saved', async (_, wrong, field, code) => {
  const { subgraph, page, readPage } = await startDemo()
  const input = { ...newVersion, title: page.title, text: page.text, ...wrong }
  const error = await subgraph.errorAsAdministrator(mutation, { id: page.id, input })
  expect(error).toMatchObject({ code, fields: { [field]: expect.any(String) } })
  expect((await readPage()).version).toBe(page.version)
  expect(await listVersions(subgraph)).toHaveLength(6)
})

test('a version is not added when somebody else has saved the text since', async () => {
  const { subgraph, page } = await startDemo()
  const correction = { kind: 'correction', title: 'Our constitution', text: page.text }
  await subgraph.queryAsAdministrator(mutation, { id: page.id, input: correction, version: page.version })
  const input = { ...newVersion, title: page.title, text: page.text }
  const late = { id: page.id, input, version: page.version }
  const error = await subgraph.errorAsAdministrator(mutation, late)
  expect(error.code).toBe('CONFLICT')
  expect(await listVersions(subgraph)).toHaveLength(6)
})
