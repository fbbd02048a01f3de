import { expect, test } from 'vitest'
import { buildEvent, buildPost, buildTeamMember } from './testing/builders.ts'
import { startContentWith, toInput, updateItem } from './testing/start-content.ts'

const update = `mutation($id: ID!, $input: TeamMemberInput!, $version: Int) {
  saved: updateTeamMember(id: $id, input: $input, version: $version) { name version updatedAt }
}`
const { id } = buildTeamMember()
const buildNamedInput = (name: string) => toInput(buildTeamMember({ name }))
const unknownId = '99999999-9999-4999-8999-999999999999'

interface SavedItem {
  version: number
  updatedAt: string
}

const history = `query($type: String!, $id: ID!) {
  itemVersions(type: $type, id: $id) { version savedAt actor action values }
}`

test('a save based on an old version is a conflict, and changes nothing', async () => {
  const subgraph = await startContentWith(buildTeamMember())
  await subgraph.queryAsAdministrator(update, { id, input: buildNamedInput('First'), version: 1 })
  const error = await subgraph.errorAsAdministrator(update, {
    id,
    input: buildNamedInput('Second'),
    version: 1,
  })
  expect(error).toMatchObject({ code: 'CONFLICT' })
  expect(error.fields).toBeUndefined()
  expect(await subgraph.readAsAdministrator('{ allTeamMembers { name version } }')).toEqual([
    { name: 'First', version: 2 },
  ])
})

test('of concurrent saves of the same version, only one succeeds', async () => {
  const subgraph = await startContentWith(buildTeamMember())
  const answers = await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) =>
      subgraph.execute(update, { id, input: buildNamedInput(name), version: 1 }, { token: subgraph.token }),
    ),
  )
  const messages = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved')
  expect(messages.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'saved'])
})

test('without a version the last to save wins', async () => {
  const subgraph = await startContentWith(buildTeamMember())
  await subgraph.queryAsAdministrator(update, { id, input: buildNamedInput('First'), version: 1 })
  const saved = await updateItem(subgraph, buildTeamMember({ name: 'Second' }), 'name version')
  expect(saved).toMatchObject({ name: 'Second', version: 3 })
})

test('the history includes the values before the first save', async () => {
  const subgraph = await startContentWith(buildTeamMember({ name: 'Imported' }))
  const names = async () => {
    const itemVersions = await subgraph.readAsAdministrator<
      { version: number; savedAt: string; actor: string; action: string; values: string }[]
    >(history, {
      type: 'TeamMember',
      id,
    })
    return itemVersions.map(({ version, actor, values }) => [version, actor, JSON.parse(values).name])
  }
  expect(await names()).toEqual([[1, 'Not recorded', 'Imported']])
  await updateItem(subgraph, buildTeamMember({ name: 'Ada' }))
  expect(await names()).toEqual([
    [2, 'Ruth Abernathy', 'Ada'],
    [1, 'Not recorded', 'Imported'],
  ])
})

test('a rejected save leaves no version, and a deleted item no history', async () => {
  const subgraph = await startContentWith(buildTeamMember())
  await updateItem(subgraph, buildTeamMember({ name: 'Ada' }))
  await subgraph.errorAsAdministrator(update, { id, input: buildNamedInput('') })
  const stored = () => subgraph.em().execute('select version from item_version order by version')
  expect(await stored()).toEqual([{ version: 1 }, { version: 2 }])
  await subgraph.queryAsAdministrator('mutation($id: ID!) { deleteTeamMember(id: $id) { id } }', { id })
  expect(await stored()).toEqual([])
  expect(await subgraph.errorAsAdministrator(history, { type: 'TeamMember', id })).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('only managed types have a history', async () => {
  const subgraph = await startContentWith(buildTeamMember())
  for (const type of ['DictionaryWord', 'Activity', ''])
    expect(await subgraph.errorAsAdministrator(history, { type, id }), type).toMatchObject({
      fields: { type: expect.stringContaining('TeamMember') },
    })
  for (const id of [unknownId, 'no', 'a\0b'])
    expect(await subgraph.errorAsAdministrator(history, { type: 'Case', id })).toMatchObject({
      code: 'NOT_FOUND',
    })
})

test('the version of an item and its time are public', async () => {
  const event = buildEvent()
  const subgraph = await startContentWith(event)
  const query = 'query($id: ID!) { event(id: $id) { version updatedAt } }'
  const seen = () => subgraph.read<SavedItem>(query, { id: event.id })
  const before = await seen()
  expect(before).toEqual({ version: 1, updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
  await updateItem(subgraph, buildEvent({ location: 'Upstairs' }))
  const after = await seen()
  expect(after.version).toBe(2)
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
})

test('whether a slug is taken can be queried before saving', async () => {
  const post = buildPost({ slug: 'know-your-rights' })
  const subgraph = await startContentWith(post)
  const isTaken = async (slug: string, excludedId?: string) => {
    const query =
      'query($slug: String!, $excludedId: ID) { isSlugTaken(slug: $slug, excludedId: $excludedId) }'
    return subgraph.readAsAdministrator<boolean>(query, { slug, excludedId })
  }
  expect(await isTaken('know-your-rights')).toBe(true)
  expect(await isTaken('know-your-rights', unknownId)).toBe(true)
  expect(await isTaken('know-your-rights', post.id)).toBe(false)
  expect(await isTaken('something-else')).toBe(false)
  expect(await isTaken('a\0b')).toBe(false)
})
