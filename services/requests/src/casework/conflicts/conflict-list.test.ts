import { expect, test } from 'vitest'
import { submitRequest } from '../../testing/applicant.ts'
import { performConflictOperation } from '../../testing/conflict-checks.ts'
import { listEvents, startRequestsService, stripRandomText } from '../../testing/requests-service.ts'
import type { ConflictListEntry } from './conflict-list-entry.entity.ts'

const allFields = '{ id name aliases reason addedBy }'
const operations = {
  all: `mutation { entries: openConflictList ${allFields} }`,
  add: `mutation ($input: ConflictListEntryInput!) { entries: addConflictListEntry(input: $input) ${allFields} }`,
  remove: `mutation ($id: ID!) { entries: removeConflictListEntry(id: $id) ${allFields} }`,
}
const harbor = { name: 'Harbor Homes', aliases: ['Harbour Homes'], reason: 'They give to us.' }

test('the conflict list has reasons, is sorted by name, and each change and opening is in the audit without either', async () => {
  const inbox = await startRequestsService()
  await inbox.queryAsAdministrator(operations.add, { input: harbor })
  await inbox.queryAsAdministrator(operations.add, { input: { ...harbor, name: 'City of Lakewood' } })
  const entries = await inbox.readAsAdministrator<ConflictListEntry[]>(operations.all)
  expect(entries.map(({ name }) => name)).toEqual(['City of Lakewood', 'Harbor Homes'])
  expect(entries[1]).toMatchObject({ ...harbor, addedBy: 'Ruth Abernathy' })
  expect(await inbox.readAsAdministrator(operations.remove, { id: entries[0]!.id })).toEqual(entries[0])
  expect(await inbox.readAsAdministrator(operations.all)).toEqual([entries[1]])
  const actions = await listEvents(inbox, {})
  expect(actions.map(({ action, title }) => [action, title])).toEqual([
    ['added', null],
    ['added', null],
    ['opened', '2 on the list'],
    ['removed', null],
    ['opened', '1 on the list'],
  ])
  const rows = JSON.stringify(await inbox.em().execute('select t::text from conflict_list_entry t'))
  expect(stripRandomText(rows)).not.toMatch(/harbor|give/i)
})

test('a name on the list is a match that needs a decision', async () => {
  const inbox = await startRequestsService()
  await inbox.queryAsAdministrator(operations.add, { input: harbor })
  const { id } = await submitRequest(inbox)
  const input = { role: 'other side', name: 'Harbor Homes LLC', aliases: [] }
  expect(
    (await performConflictOperation(inbox, 'saveParty', { id, input })).conflicts!.matches,
  ).toMatchObject([
    {
      relation: 'we must not act against them',
      listedReason: 'They give to us.',
      otherRole: null,
      request: null,
      needsDecision: true,
    },
  ])
})

test('a name needs a reason, and one that is gone is not found', async () => {
  const inbox = await startRequestsService()
  const options = { token: inbox.token }
  expect(await inbox.queryError(operations.add, { input: { ...harbor, reason: '' } }, options)).toMatchObject(
    { fields: { reason: 'Say why' } },
  )
  for (const id of [crypto.randomUUID(), 'x'])
    expect(await inbox.queryError(operations.remove, { id }, options)).toMatchObject({ code: 'NOT_FOUND' })
})
