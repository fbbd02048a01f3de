import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { parseEncryptionKeys } from '../../platform/encryption/encryption.ts'
import { submitRequest } from '../../testing/applicant.ts'
import { getConflicts, performConflictOperation as perform } from '../../testing/conflict-checks.ts'
import { generateEncryptionKey, startRequestsService } from '../../testing/requests-service.ts'
import { ConflictCheck } from './conflict-check.entity.ts'
import { ConflictListEntry } from './conflict-list-entry.entity.ts'
import { encryptNames, StoredParty } from './party.entity.ts'

const quiet = { env: { LOG_LEVEL: 'silent' } }
const addEntry =
  'mutation ($input: ConflictListEntryInput!) { addConflictListEntry(input: $input) { id name } }'
const openList = 'mutation { entries: openConflictList { id name aliases reason } }'

/** Somebody, with two others of that name; one of the others is a party that no comparison can take. */
async function startWithParty(damage: (party: StoredParty, dataKey: Buffer) => object) {
  const ENCRYPTION_KEY = generateEncryptionKey()
  const inbox = await startRequestsService({ env: { ...quiet.env, ENCRYPTION_KEY } })
  const submit = (email: string) => submitRequest(inbox, { name: 'Peter Novak', email })
  const [ours, damaged, readable] = [
    await submit('peter@example.org'),
    await submit('p.novak@example.org'),
    await submit('novak@example.org'),
  ]
  const em = inbox.em()
  const request = await em.findOneOrFail(LegalAidRequest, { id: damaged.id })
  const party = await em.findOneOrFail(StoredParty, { requestId: damaged.id })
  const { dataKey } = new DecryptedRequest(parseEncryptionKeys({ ENCRYPTION_KEY }), request)
  await em.nativeUpdate(StoredParty, { id: party.id }, damage(party, dataKey))
  return { inbox, ours, damaged, readable }
}

test.each([
  ['cannot be decrypted', () => ({ encrypted: 'AAAA' })],
  [
    'has names that are none',
    (party: StoredParty, dataKey: Buffer) => ({
      encrypted: encryptNames(party, { name: null as never, aliases: [] }, dataKey).encrypted,
    }),
  ],
])(
  'a party of another request that %s is told, hides no other match, and the request can be cleared',
  async (_, damage) => {
    const { inbox, ours, damaged, readable } = await startWithParty(damage)
    const { id } = ours
    expect(await getConflicts(inbox, id)).toMatchObject({
      isLocked: true,
      matches: [{ relation: 'the same person again', request: { reference: readable.reference } }],
      notCompared: [{ what: 'a party of another request', request: { reference: damaged.reference } }],
    })
    expect(await perform(inbox, 'conclude', { id, outcome: 'clear' })).toMatchObject({
      name: 'Peter Novak',
      conflicts: { isLocked: false, notCompared: [{ request: { reference: damaged.reference } }] },
    })
    const actions = (await inbox.em().find(AuditEvent, { itemId: id })).map(({ action }) => action)
    expect(actions).toContain(
      'found no conflict; not everything could be compared, and was to be checked by hand',
    )
  },
)

test('an entry of the conflict list that cannot be read hides neither a request nor the other entries, and can be removed', async () => {
  const inbox = await startRequestsService(quiet)
  const add = (name: string) =>
    inbox.readAsAdministrator<{ id: string }>(addEntry, {
      input: { name, aliases: [], reason: 'They give to us.' },
    })
  const lost = await add('Harbor Homes')
  await add('Peter Novak')
  await inbox.em().nativeUpdate(ConflictListEntry, { id: lost.id }, { encrypted: 'AAAA' })
  const { id } = await submitRequest(inbox, { name: 'Peter Novak' })
  expect(await getConflicts(inbox, id)).toMatchObject({
    matches: [{ relation: 'we must not act against them' }],
    notCompared: [{ what: 'an entry of the conflict list', request: null }],
  })
  expect(await inbox.readAsAdministrator(openList)).toMatchObject([
    { id: lost.id, name: null, aliases: [], reason: null },
    { name: 'Peter Novak', reason: 'They give to us.' },
  ])
  const remove = 'mutation ($id: ID!) { removeConflictListEntry(id: $id) { id name } }'
  expect(await inbox.readAsAdministrator(remove, { id: lost.id })).toEqual({ id: lost.id, name: null })
  expect(await getConflicts(inbox, id)).toMatchObject({ notCompared: [] })
})

test('where the search itself fails, nothing was compared, and the request opens with the notice', async () => {
  const inbox = await startRequestsService(quiet)
  const { id } = await submitRequest(inbox)
  await inbox.em().execute('alter table conflict_list_entry rename to conflict_list_entry_lost')
  const nothing = { notCompared: [{ what: 'anything', request: null }], matches: [] }
  expect(await getConflicts(inbox, id)).toMatchObject({ isLocked: true, ...nothing })
  expect(await perform(inbox, 'openUnchecked', { id, reason: 'Lockout tonight' })).toMatchObject({
    name: 'Ana Diaz',
    conflicts: { isLocked: false, ...nothing },
  })
  expect(await perform(inbox, 'conclude', { id, outcome: 'clear' })).toMatchObject({
    name: 'Ana Diaz',
    conflicts: { isLocked: false, outcome: 'clear' },
  })
  // The transaction went on: what was decided is there.
  expect(await getConflicts(inbox, id)).toMatchObject({ isLocked: false, outcome: 'clear' })
  await inbox.em().execute('alter table conflict_list_entry_lost rename to conflict_list_entry')
  expect(await getConflicts(inbox, id)).toMatchObject({ isLocked: false, notCompared: [] })
})

test('a request of which a party, or the earlier check, cannot be read any more is checked again and opened', async () => {
  const inbox = await startRequestsService(quiet)
  const { id } = await submitRequest(inbox)
  const input = { role: 'other side', name: 'Harbor Homes', aliases: [] }
  await perform(inbox, 'saveParty', { id, input })
  await perform(inbox, 'conclude', { id, outcome: 'clear' })
  await inbox.em().nativeUpdate(StoredParty, { requestId: id, role: 'other side' }, { encrypted: 'AAAA' })
  expect(await perform(inbox, 'open', { id })).toMatchObject({
    name: 'Ana Diaz',
    conflicts: { isLocked: false, notCompared: [{ what: 'a party of this request', request: null }] },
  })
  await inbox.em().nativeUpdate(ConflictCheck, { requestId: id }, { encrypted: 'AAAA' })
  expect(await getConflicts(inbox, id)).toMatchObject({ isLocked: true, outcome: null })
  expect(await perform(inbox, 'conclude', { id, outcome: 'clear' })).toMatchObject({
    name: 'Ana Diaz',
    conflicts: { isLocked: false },
  })
})
