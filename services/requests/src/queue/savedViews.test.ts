import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { theInbox } from '../testing/theInbox.ts'
import { SavedView } from './saved-view.ts'

type View = { id: string; name: string; query: string }

const saving =
  'mutation ($name: String!, $query: String!) { saveView(name: $name, query: $query) { id name query } }'
const renaming = 'mutation ($id: ID!, $name: String!) { renameView(id: $id, name: $name) { name query } }'
const deleting = 'mutation ($id: ID!) { deleteView(id: $id) { name } }'

const saved = async (inbox: Subgraph, name: string, query = 'status=new') =>
  (await inbox.asAdministrator<{ saveView: View }>(saving, { name, query })).saveView
const views = async (inbox: Subgraph, token = inbox.token) =>
  (await inbox.ask<{ savedViews: View[] }>('{ savedViews { name query } }', {}, { token })).savedViews
const somebodyElse = (inbox: Subgraph) =>
  inbox.auth.token({ sub: '7d9f1c1e-0000-4000-8000-000000000002', name: 'Ida Brandt' })

test('views are kept under their names, renamed and deleted, and the audit says so', async () => {
  const inbox = await theInbox()
  const view = await saved(inbox, ' Mine ', 'assignee=me&sort=receivedAt')
  await saved(inbox, 'Emergencies', 'urgency=Emergency')
  expect(await views(inbox)).toEqual([
    { name: 'Emergencies', query: 'urgency=Emergency' },
    { name: 'Mine', query: 'assignee=me&sort=receivedAt' },
  ])
  await inbox.asAdministrator(renaming, { id: view.id, name: 'My own' })
  expect((await views(inbox)).map(({ name }) => name)).toEqual(['Emergencies', 'My own'])
  await inbox.asAdministrator(deleting, { id: view.id })
  expect((await views(inbox)).map(({ name }) => name)).toEqual(['Emergencies'])
  const lines = await inbox.em().find(Activity, { noun: 'saved view' }, { orderBy: { at: 'asc' } })
  expect(lines.map(({ action, title }) => `${action} ${title}`)).toEqual([
    'created Mine',
    'created Emergencies',
    'updated My own',
    'deleted My own',
  ])
})

test('nobody sees or changes a view of somebody else, who may have one of the same name', async () => {
  const inbox = await theInbox()
  const { id } = await saved(inbox, 'Mine')
  const token = somebodyElse(inbox)
  expect(await views(inbox, token)).toEqual([])
  expect(await inbox.refusal(renaming, { id, name: 'x' }, { token })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.refusal(deleting, { id }, { token })).toMatchObject({ code: 'NOT_FOUND' })
  await inbox.ask(saving, { name: 'Mine', query: '' }, { token })
  expect(await views(inbox)).toEqual([{ name: 'Mine', query: 'status=new' }])
})

test.each([
  ['a blank name', { name: ' ' }, 'name', 'Enter a name'],
  ['a long name', { name: 'n'.repeat(61) }, 'name', 'The name must be 60 characters or fewer'],
  ['a name twice', { name: 'MINE' }, 'name', 'You have a view of this name already'],
  ['no address of a list', { query: '"><script>' }, 'query', 'This is not the address of a list'],
  ['a long address', { query: 'q='.padEnd(1001, 'a') }, 'query', 'This is too long to be saved'],
])('%s is refused by its name', async (_, wrong, field, words) => {
  const inbox = await theInbox()
  await saved(inbox, 'Mine')
  const variables = { name: 'Another', query: '', ...wrong }
  const refusal = await inbox.refusal(saving, variables, { token: inbox.token })
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: words } })
})

test('thirty views are the most, also for who saves in two windows at once', async () => {
  const inbox = await theInbox()
  for (let number = 1; number < 30; number += 1) await saved(inbox, `View ${number}`)
  const answers = await Promise.all(
    ['One more', 'Another'].map((name) => inbox.answer(saving, { name, query: '' }, { token: inbox.token })),
  )
  const [refused] = answers.flatMap(({ errors }) => errors ?? [])
  expect(refused?.extensions.fields).toEqual({ name: '30 views are the most. Delete one first' })
  expect(await inbox.em().count(SavedView)).toBe(30)
})
