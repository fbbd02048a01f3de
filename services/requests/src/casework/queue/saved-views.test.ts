import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { listEvents, startRequestsService } from '../../testing/requests-service.ts'
import { signInColleague } from '../../testing/staff.ts'
import { savedView } from './queue.rules.ts'
import { SavedView } from './saved-views.resolver.ts'

type View = { id: string; name: string; query: string }

const saveMutation =
  'mutation ($name: String!, $query: String!) { saveView(name: $name, query: $query) { id name query } }'
const renameMutation =
  'mutation ($id: ID!, $name: String!) { renameView(id: $id, name: $name) { name query } }'
const deleteMutation = 'mutation ($id: ID!) { deleteView(id: $id) { name } }'

const saveView = (inbox: Subgraph, name: string, query = 'status=new') =>
  inbox.readAsAdministrator<View>(saveMutation, { name, query })
const listViews = (inbox: Subgraph, token = inbox.token) =>
  inbox.read<View[]>('{ savedViews { name query } }', {}, { token })
const signOtherToken = (inbox: Subgraph) =>
  inbox.auth.createToken({ sub: '7d9f1c1e-0000-4000-8000-000000000002', name: 'Ida Brandt' })

test('views are saved under their names, renamed and deleted, and the audit says so', async () => {
  const inbox = await startRequestsService()
  const view = await saveView(inbox, ' Mine ', 'assignee=me&sort=receivedAt')
  await saveView(inbox, 'Emergencies', 'urgency=Emergency')
  expect(await listViews(inbox)).toEqual([
    { name: 'Emergencies', query: 'urgency=Emergency' },
    { name: 'Mine', query: 'assignee=me&sort=receivedAt' },
  ])
  await inbox.queryAsAdministrator(renameMutation, { id: view.id, name: 'My own' })
  expect((await listViews(inbox)).map(({ name }) => name)).toEqual(['Emergencies', 'My own'])
  await inbox.queryAsAdministrator(deleteMutation, { id: view.id })
  expect((await listViews(inbox)).map(({ name }) => name)).toEqual(['Emergencies'])
  const lines = await listEvents(inbox, { itemType: 'saved view' })
  expect(lines.map(({ action, title }) => `${action} ${title}`)).toEqual([
    'created Mine',
    'created Emergencies',
    'updated My own',
    'deleted My own',
  ])
})

test('nobody sees or changes a view of somebody else, who may have one of the same name', async () => {
  const inbox = await startRequestsService()
  const { id } = await saveView(inbox, 'Mine')
  const token = signOtherToken(inbox)
  expect(await listViews(inbox, token)).toEqual([])
  expect(await inbox.queryError(renameMutation, { id, name: 'x' }, { token })).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await inbox.queryError(deleteMutation, { id }, { token })).toMatchObject({ code: 'NOT_FOUND' })
  await inbox.query(saveMutation, { name: 'Mine', query: '' }, { token })
  expect(await listViews(inbox)).toEqual([{ name: 'Mine', query: 'status=new' }])
})

test.each([
  ['a blank name', { name: ' ' }, 'name', 'Enter a name'],
  ['a long name', { name: 'n'.repeat(61) }, 'name', 'The name must be 60 characters or fewer'],
  ['no address of a list', { query: '"><script>' }, 'query', 'This is not the address of a list'],
  ['a long address', { query: 'q='.padEnd(1001, 'a') }, 'query', 'This is too long to be saved'],
])('%s is refused by its name', (_, wrong, field, message) => {
  const { error } = savedView.safeParse({ name: 'Another', query: '', ...wrong })
  expect(error!.issues).toMatchObject([{ path: [field], message }])
})

test('a name twice is refused', async () => {
  const inbox = await startRequestsService()
  await saveView(inbox, 'Mine')
  const error = await inbox.errorAsAdministrator(saveMutation, { name: 'MINE', query: '' })
  expect(error).toMatchObject({ fields: { name: 'You have a view of this name already' } })
})

test('thirty views are the most, also for who saves in two windows at once', async () => {
  const inbox = await startRequestsService()
  const { id } = await saveView(inbox, 'View 1')
  const { owner } = await inbox.em().findOneOrFail(SavedView, { id })
  const views = Array.from({ length: 28 }, (_, index) => ({ owner, name: `View ${index + 2}`, query: '' }))
  await inbox
    .em()
    .persist(views.map((view) => Object.assign(new SavedView(), view)))
    .flush()
  const answers = await Promise.all(
    ['One more', 'Another'].map((name) => inbox.execute(saveMutation, { name, query: '' }, inbox)),
  )
  const [error] = answers.flatMap(({ errors }) => errors ?? [])
  expect(error?.extensions.fields).toEqual({ name: '30 views are the most. Delete one first' })
  expect(await inbox.em().count(SavedView)).toBe(30)
})

const shareMutation =
  'mutation ($id: ID!, $isShared: Boolean!) { shareView(id: $id, isShared: $isShared) { isShared ownerName } }'

test('a shared view is seen by colleagues with who made it, and changed by its maker and administrators alone', async () => {
  const inbox = await startRequestsService()
  const ida = signInColleague(inbox, 'intakeWorker')
  const otto = signInColleague(inbox, 'intakeWorker', 'Otto Lind')
  const view = await inbox.read<View>(
    saveMutation,
    { name: 'Emergencies', query: 'view=emergencies' },
    { token: ida.token },
  )
  const share = { id: view.id, isShared: true }
  expect(await inbox.queryError(shareMutation, share, otto)).toMatchObject({ code: 'NOT_FOUND' })
  await inbox.query(shareMutation, share, ida)
  const seen = await inbox.query('{ savedViews { name ownerName isShared isOwn isEditable } }', {}, otto)
  const shared = { name: 'Emergencies', ownerName: 'Ida Brandt', isShared: true }
  expect(seen).toEqual({ savedViews: [{ ...shared, isOwn: false, isEditable: false }] })
  for (const mutation of [renameMutation, deleteMutation, shareMutation])
    expect(await inbox.queryError(mutation, { ...share, name: 'x', isShared: false }, otto)).toMatchObject({
      code: 'FORBIDDEN',
    })
  expect(await inbox.readAsAdministrator('{ savedViews { ownerName isOwn isEditable } }')).toEqual([
    { ownerName: 'Ida Brandt', isOwn: false, isEditable: true },
  ])
  await inbox.queryAsAdministrator(shareMutation, { ...share, isShared: false })
  expect(await listViews(inbox, otto.token)).toEqual([])
  expect(await listViews(inbox, ida.token)).toEqual([{ name: 'Emergencies', query: 'view=emergencies' }])
})
