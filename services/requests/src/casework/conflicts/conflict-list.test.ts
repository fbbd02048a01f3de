import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { encryptedTypes } from '../../encrypted-types.ts'
import { parseEncryptionKeys } from '../../platform/encryption/encryption.ts'
import { rotateKeys } from '../../platform/key-rotation/rotate-keys.ts'
import { submitRequest } from '../../testing/applicant.ts'
import { getConflicts, performConflictOperation } from '../../testing/conflict-operations.ts'
import { generateEncryptionKey, startRequestsService } from '../../testing/requests-service.ts'
import { stripRandomText } from '../../testing/strip-random-text.ts'
import type { ConflictListEntry } from './conflict-list-entry.entity.ts'

const allFields = '{ id name aliases reason addedBy }'
const operations = {
  all: `mutation { entries: openConflictList ${allFields} }`,
  add: `mutation ($input: ConflictListEntryInput!) { entries: addConflictListEntry(input: $input) ${allFields} }`,
  remove: `mutation ($id: ID!) { entries: removeConflictListEntry(id: $id) ${allFields} }`,
}
type ConflictListData = { entries: ConflictListEntry[] }
const harbor = { name: 'Harbor Homes', aliases: ['Harbour Homes'], reason: 'They give to us.' }

test('the conflict list has reasons, is sorted by name, and each change and opening is in the audit without either', async () => {
  const inbox = await startRequestsService()
  await inbox.queryAsAdministrator(operations.add, { input: harbor })
  await inbox.queryAsAdministrator(operations.add, { input: { ...harbor, name: 'City of Lakewood' } })
  const { entries } = await inbox.queryAsAdministrator<ConflictListData>(operations.all)
  expect(entries.map(({ name }) => name)).toEqual(['City of Lakewood', 'Harbor Homes'])
  expect(entries[1]).toMatchObject({ ...harbor, addedBy: 'Ruth Abernathy' })
  expect(await inbox.queryAsAdministrator(operations.remove, { id: entries[0]!.id })).toEqual({
    entries: entries[0],
  })
  expect(await inbox.queryAsAdministrator(operations.all)).toEqual({ entries: [entries[1]] })
  const actions = await inbox.em().find(AuditEvent, {}, { orderBy: { occurredAt: 'asc' } })
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

test('after a key rotation the list is read as before', async () => {
  const inbox = await startRequestsService()
  await inbox.queryAsAdministrator(operations.add, { input: harbor })
  const [ENCRYPTION_KEY, ENCRYPTION_KEYS_BEFORE] = [
    generateEncryptionKey(),
    inbox.settings.env.ENCRYPTION_KEY!,
  ]
  await rotateKeys(
    inbox.em(),
    parseEncryptionKeys({ ENCRYPTION_KEY, ENCRYPTION_KEYS_BEFORE }),
    encryptedTypes,
  )
  Object.assign(inbox.settings.env, { ENCRYPTION_KEY })
  expect(await inbox.queryAsAdministrator(operations.all)).toMatchObject({ entries: [harbor] })
  const { id } = await submitRequest(inbox, { name: 'Harbour Homes' })
  expect((await getConflicts(inbox, id)).matches).toHaveLength(1)
})

test('a name needs a reason, one that is gone is not found, and visitors see none', async () => {
  const inbox = await startRequestsService()
  const options = { token: inbox.token }
  expect(await inbox.queryError(operations.add, { input: { ...harbor, reason: '' } }, options)).toMatchObject(
    {
      fields: { reason: 'Say why' },
    },
  )
  for (const id of [crypto.randomUUID(), 'x'])
    expect(await inbox.queryError(operations.remove, { id }, options)).toMatchObject({ code: 'NOT_FOUND' })
  for (const query of Object.values(operations))
    expect(await inbox.queryError(query, { input: harbor, id: 'x' })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
})
