import { expect, test } from 'vitest'
import { anEvent } from './events/event.examples.ts'
import { aPost } from './posts/post.examples.ts'
import { aTeamMember } from './team/team-member.examples.ts'
import { asInput, withItems } from './testing/withItems.ts'

const update = `mutation($id: ID!, $input: TeamMemberInput!, $version: Int) {
  saved: updateTeamMember(id: $id, input: $input, version: $version) { name version updatedAt }
}`
const { id } = aTeamMember()
const named = (name: string) => asInput(aTeamMember({ name }))
const gone = '99999999-9999-4999-8999-999999999999'

interface Saved {
  saved: { name: string; version: number; updatedAt: string }
}

interface Told {
  historyOf: { version: number; at: string; who: string; action: string; values: string }[]
}

const history = `query($type: String!, $id: ID!) {
  historyOf(type: $type, id: $id) { version at who action values }
}`

test('every save is a version, counted from one', async () => {
  const subgraph = await withItems()
  const { made } = await subgraph.asAdministrator<{ made: { id: string; version: number } }>(
    'mutation($input: TeamMemberInput!) { made: createTeamMember(input: $input) { id version } }',
    { input: named('Ada') },
  )
  expect(made.version).toBe(1)
  const save = (name: string) =>
    subgraph.asAdministrator<Saved>(update, { id: made.id, input: named(name), version: null })
  const first = (await save('Bo')).saved
  const second = (await save('Cy')).saved
  expect([first.version, second.version]).toEqual([2, 3])
  expect(Date.parse(second.updatedAt)).toBeGreaterThanOrEqual(Date.parse(first.updatedAt))
})

test('who was overtaken is told, and changes nothing', async () => {
  const subgraph = await withItems(aTeamMember())
  await subgraph.asAdministrator(update, { id, input: named('First'), version: 1 })
  const refusal = await subgraph.refusal(
    update,
    { id, input: named('Second'), version: 1 },
    { token: subgraph.token },
  )
  expect(refusal).toMatchObject({ code: 'CONFLICT' })
  expect(refusal.fields).toBeUndefined()
  expect(await subgraph.asAdministrator('{ allTeamMembers { name version } }')).toEqual({
    allTeamMembers: [{ name: 'First', version: 2 }],
  })
})

test('of two who save the same version at the same moment, one is told', async () => {
  const subgraph = await withItems(aTeamMember())
  const answers = await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) =>
      subgraph.answer(update, { id, input: named(name), version: 1 }, { token: subgraph.token }),
    ),
  )
  const told = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved')
  expect(told.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'saved'])
})

test('who names no version wins over who saved before', async () => {
  const subgraph = await withItems(aTeamMember())
  await subgraph.asAdministrator(update, { id, input: named('First'), version: 1 })
  const { saved } = await subgraph.asAdministrator<Saved>(update, { id, input: named('Second') })
  expect(saved).toMatchObject({ name: 'Second', version: 3 })
})

test('the history tells what was said after each save, newest first', async () => {
  const subgraph = await withItems()
  const input = asInput(aPost({ title: 'Before' }))
  const { made } = await subgraph.asAdministrator<{ made: { id: string } }>(
    'mutation($input: BlogPostInput!) { made: createBlogPost(input: $input) { id } }',
    { input },
  )
  await subgraph.asAdministrator(
    'mutation($id: ID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) { id } }',
    { id: made.id, input: { ...input, title: 'After' } },
  )
  const { historyOf } = await subgraph.asAdministrator<Told>(history, { type: 'BlogPost', id: made.id })
  expect(historyOf.map(({ values, at, ...rest }) => ({ ...rest, values: JSON.parse(values) }))).toEqual([
    { version: 2, who: 'Ruth Abernathy', action: 'updated', values: { ...input, title: 'After' } },
    { version: 1, who: 'Ruth Abernathy', action: 'created', values: { ...input, title: 'Before' } },
  ])
})

test('what was there before anybody saved it is in its history too', async () => {
  const subgraph = await withItems(aTeamMember({ name: 'Imported' }))
  const names = async () => {
    const { historyOf } = await subgraph.asAdministrator<Told>(history, { type: 'TeamMember', id })
    return historyOf.map(({ version, who, values }) => [version, who, JSON.parse(values).name])
  }
  expect(await names()).toEqual([[1, 'Not recorded', 'Imported']])
  await subgraph.asAdministrator(update, { id, input: named('Ada') })
  expect(await names()).toEqual([
    [2, 'Ruth Abernathy', 'Ada'],
    [1, 'Not recorded', 'Imported'],
  ])
})

test('a refused save leaves no version behind, and a deleted item no history', async () => {
  const subgraph = await withItems(aTeamMember())
  await subgraph.asAdministrator(update, { id, input: named('Ada') })
  await subgraph.refusal(update, { id, input: named('') }, { token: subgraph.token })
  const kept = () => subgraph.em().execute('select version from item_version order by version')
  expect(await kept()).toEqual([{ version: 1 }, { version: 2 }])
  await subgraph.asAdministrator('mutation($id: ID!) { deleteTeamMember(id: $id) { id } }', { id })
  expect(await kept()).toEqual([])
  expect(
    await subgraph.refusal(history, { type: 'TeamMember', id }, { token: subgraph.token }),
  ).toMatchObject({ code: 'NOT_FOUND' })
})

test('there is a history of managed types and of no others', async () => {
  const subgraph = await withItems(aTeamMember())
  const asAdministrator = { token: subgraph.token }
  for (const type of ['KnownWord', 'Activity', ''])
    expect(await subgraph.refusal(history, { type, id }, asAdministrator), type).toMatchObject({
      fields: { type: expect.stringContaining('TeamMember') },
    })
  for (const id of [gone, 'no', 'a\0b'])
    expect(await subgraph.refusal(history, { type: 'Case', id }, asAdministrator)).toMatchObject({
      code: 'NOT_FOUND',
    })
})

test('visitors are told which save of an item they see, and when that was', async () => {
  const event = anEvent()
  const subgraph = await withItems(event)
  type Saved = { event: { version: number; updatedAt: string } }
  const seen = async () =>
    (await subgraph.ask<Saved>('query($id: ID!) { event(id: $id) { version updatedAt } }', { id: event.id }))
      .event
  const before = await seen()
  expect(before).toEqual({ version: 1, updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
  const input = asInput(anEvent({ location: 'Upstairs' }))
  const update = 'mutation($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { id } }'
  await subgraph.asAdministrator(update, { id: event.id, input })
  const after = await seen()
  expect(after.version).toBe(2)
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
})

test('histories are not for visitors', async () => {
  const subgraph = await withItems(aTeamMember())
  for (const query of [`{ historyOf(type: "TeamMember", id: "${id}") { at } }`, '{ slugTaken(slug: "any") }'])
    expect(await subgraph.refusal(query), query).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('whether a slug is taken is told before anybody saves it', async () => {
  const post = aPost({ slug: 'know-your-rights' })
  const subgraph = await withItems(post)
  const taken = async (slug: string, except?: string) => {
    const query = 'query($slug: String!, $except: ID) { slugTaken(slug: $slug, except: $except) }'
    return (await subgraph.asAdministrator<{ slugTaken: boolean }>(query, { slug, except })).slugTaken
  }
  expect(await taken('know-your-rights')).toBe(true)
  expect(await taken('know-your-rights', gone)).toBe(true)
  expect(await taken('know-your-rights', post.id)).toBe(false)
  expect(await taken('something-else')).toBe(false)
  expect(await taken('a\0b')).toBe(false)
})
