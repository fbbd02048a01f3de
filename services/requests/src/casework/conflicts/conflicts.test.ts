import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { encryptedTypes } from '../../encrypted-types.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { parseEncryptionKeys } from '../../platform/encryption/encryption.ts'
import { rotateKeys } from '../../platform/key-rotation/rotate-keys.ts'
import {
  performAsApplicant,
  startWithRequest,
  storeDocument,
  submitRequest,
} from '../../testing/applicant.ts'
import {
  conflictOperations,
  getConflicts,
  performConflictOperation as perform,
  startBothSides,
} from '../../testing/conflict-checks.ts'
import { generateEncryptionKey, listActions, startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { findRequest } from '../../testing/staff.ts'
import { PartyBlindIndex, StoredParty } from './party.entity.ts'

const fail = (inbox: Subgraph, operation: keyof typeof conflictOperations, variables: object) =>
  inbox.errorAsAdministrator(conflictOperations[operation], variables)

test('until its conflict check a request shows its parties, and nothing else', async () => {
  const inbox = await startRequestsService()
  const { id, reference, accessToken } = await submitRequest(inbox, {
    documents: [await storeDocument(inbox)],
  })
  await performAsApplicant(inbox, 'write', { accessToken, text: 'The landlord again.' })
  expect(await perform(inbox, 'open', { id })).toMatchObject({
    request: { reference },
    name: null,
    description: null,
    documents: [],
    messages: [],
    notes: [],
    conflicts: {
      isLocked: true,
      outcome: null,
      parties: [{ role: 'applicant', isNamedByApplicant: true, name: 'Ana Diaz', aliases: [] }],
      matches: [],
    },
  })
  expect(await listActions(inbox, { itemId: id })).toEqual(['received', 'wrote', 'looked at the names'])
  const move =
    'mutation ($id: ID!) { changeRequestStatus(id: $id, status: "in_review") { name description } }'
  expect(await inbox.readAsAdministrator(move, { id })).toEqual({ name: null, description: null })
})

test('without a match a request is cleared at once, and unlocked for everybody', async () => {
  const { inbox, id } = await startWithRequest()
  const opened = await perform(inbox, 'conclude', { id, outcome: 'clear' })
  expect(opened).toMatchObject({
    name: 'Ana Diaz',
    conflicts: { isLocked: false, outcome: 'clear', decidedBy: 'Ruth Abernathy' },
  })
  expect(await perform(inbox, 'open', { id })).toMatchObject({ name: 'Ana Diaz' })
  expect(await listActions(inbox, { itemId: id })).toEqual([
    'received',
    'found no conflict',
    'opened',
    'opened',
  ])
})

test('the most serious match comes first, with the reasons, and both requests have it', async () => {
  const { inbox, ours, other } = await startBothSides()
  await submitRequest(inbox, { name: 'Ana Díaz', email: 'ana@example.net' })
  const { matches } = await getConflicts(inbox, other.id)
  expect(matches).toMatchObject([
    {
      relation: 'their other side is our applicant',
      name: 'Pete Novák',
      role: 'other side',
      otherName: 'Peter Novak',
      otherRole: 'applicant',
      request: { reference: ours.reference },
      reasons: ['a short form'],
      needsDecision: true,
      resolution: null,
    },
    { relation: 'the same person again', reasons: ['the same'], needsDecision: false },
  ])
  expect((await getConflicts(inbox, ours.id)).matches).toMatchObject([
    {
      relation: 'the applicant is the other side of another',
      request: { reference: other.reference },
      needsDecision: true,
    },
  ])
})

test('the same landlord twice is no conflict, and nobody has to decide on it', async () => {
  const inbox = await startRequestsService()
  const first = await submitRequest(inbox)
  const { id, accessToken } = await submitRequest(inbox, {
    name: 'Basil Hadjimarkou',
    email: 'basil@example.org',
  })
  for (const one of [first.accessToken, accessToken])
    await performAsApplicant(inbox, 'addDetails', {
      accessToken: one,
      input: { adverseParty: 'Harbor Homes LLC' },
    })
  expect((await getConflicts(inbox, id)).matches).toMatchObject([
    { relation: 'the same other side', needsDecision: false },
  ])
  expect(await perform(inbox, 'conclude', { id, outcome: 'clear' })).toMatchObject({
    conflicts: { isLocked: false },
  })
})

test('a request is not cleared before every match is decided, each with a reason', async () => {
  const {
    inbox,
    other: { id },
  } = await startBothSides()
  const clear = { id, outcome: 'clear' }
  expect(await fail(inbox, 'conclude', clear)).toMatchObject({
    fields: { outcome: 'Decide on every hit first' },
  })
  const match = (await getConflicts(inbox, id)).matches[0]!.id
  const decision = { id, match, decision: 'not the same', reason: 'Born in another year.' }
  expect(await fail(inbox, 'match', { ...decision, reason: ' ' })).toMatchObject({
    fields: { reason: 'Say why' },
  })
  expect(await perform(inbox, 'match', decision)).toMatchObject({
    name: null,
    conflicts: {
      matches: [
        {
          resolution: {
            decision: 'not the same',
            reason: 'Born in another year.',
            decidedBy: 'Ruth Abernathy',
          },
        },
      ],
    },
  })
  expect(await perform(inbox, 'conclude', clear)).toMatchObject({ name: 'Ana Diaz' })
})

test('a conflict keeps a request locked, with the reason, and cannot be cleared', async () => {
  const {
    inbox,
    other: { id },
  } = await startBothSides()
  const match = (await getConflicts(inbox, id)).matches[0]!.id
  await perform(inbox, 'match', { id, match, decision: 'conflict', reason: 'We help him.' })
  expect(await fail(inbox, 'conclude', { id, outcome: 'clear' })).toMatchObject({
    fields: { outcome: 'One of the hits is a conflict' },
  })
  expect(await perform(inbox, 'conclude', { id, outcome: 'conflict', reason: 'We help him.' })).toMatchObject(
    {
      name: null,
      conflicts: { isLocked: true, outcome: 'conflict', decidedBy: 'Ruth Abernathy', reason: 'We help him.' },
    },
  )
})

test('a name that is added later locks the request again', async () => {
  const { inbox, id, accessToken } = await startWithRequest()
  await perform(inbox, 'conclude', { id, outcome: 'clear' })
  await performAsApplicant(inbox, 'addDetails', { accessToken, input: { adverseParty: 'Harbor Homes LLC' } })
  expect(await getConflicts(inbox, id)).toMatchObject({ isLocked: true, outcome: null, newNameCount: 1 })
  await perform(inbox, 'conclude', { id, outcome: 'clear' })
  const input = { role: 'further party', name: 'Milan Novak', aliases: ['Novak Properties'] }
  expect((await perform(inbox, 'saveParty', { id, input })).conflicts).toMatchObject({
    isLocked: true,
    newNameCount: 2,
  })
})

test('in a hurry a request is opened without a check, for whoever gives a reason, which is in the timeline', async () => {
  const { inbox, id } = await startWithRequest()
  const opened = await perform(inbox, 'openUnchecked', { id, reason: 'Lockout tonight' })
  expect(opened).toMatchObject({ name: 'Ana Diaz', conflicts: { isLocked: false, outcome: null } })
  expect(opened.timeline.at(-1)!.action).toBe('opened without a conflict check: Lockout tonight')
  expect(await getConflicts(inbox, id)).toMatchObject({ isLocked: false })
  const another = inbox.auth.createToken({ sub: crypto.randomUUID(), name: 'Ivan' })
  expect(await inbox.read(conflictOperations.open, { id }, { token: another })).toMatchObject({
    name: null,
    conflicts: { isLocked: true },
  })
  expect(await fail(inbox, 'openUnchecked', { id, reason: '' })).toMatchObject({
    fields: { reason: 'Say why' },
  })
})

test('administrators add, change and remove parties; those whom the applicant named stay', async () => {
  const { inbox, id } = await startWithRequest()
  const party = { role: 'other side', name: 'Harbor Homes', aliases: ['Harbour Homes LLC'] }
  const named = (await perform(inbox, 'saveParty', { id, input: party })).conflicts!.parties
  expect(named).toMatchObject([{ role: 'applicant' }, { ...party, isNamedByApplicant: false }])
  const input = { id: named[1]!.id, role: 'further party', name: 'Harbor Homes', aliases: [] }
  expect((await perform(inbox, 'saveParty', { id, input })).conflicts!.parties[1]).toMatchObject(input)
  expect(await fail(inbox, 'removeParty', { id, partyId: named[0]!.id })).toMatchObject({
    code: 'BAD_USER_INPUT',
  })
  expect(await fail(inbox, 'removeParty', { id, partyId: 'x' })).toMatchObject({
    code: 'NOT_FOUND',
    message: 'There is no party "x"',
  })
  expect(
    (await perform(inbox, 'removeParty', { id, partyId: named[1]!.id })).conflicts!.parties,
  ).toHaveLength(1)
  expect(await listActions(inbox, { itemId: id })).toEqual([
    'received',
    'named a party',
    'changed a party',
    'took out a party',
  ])
})

test('under a new key names are found as before, those on the conflict list as well', async () => {
  const { inbox, other } = await startBothSides()
  await inbox.queryAsAdministrator(
    'mutation ($input: ConflictListEntryInput!) { addConflictListEntry(input: $input) { id } }',
    { input: { name: 'Ana Diaz', aliases: [], reason: 'They give to us.' } },
  )
  const [ENCRYPTION_KEY, ENCRYPTION_KEYS_BEFORE] = [
    generateEncryptionKey(),
    inbox.settings.env.ENCRYPTION_KEY!,
  ]
  const before = await inbox.em().find(PartyBlindIndex, {})
  await rotateKeys(
    inbox.em(),
    parseEncryptionKeys({ ENCRYPTION_KEY, ENCRYPTION_KEYS_BEFORE }),
    encryptedTypes,
  )
  Object.assign(inbox.settings.env, { ENCRYPTION_KEY })
  const blindIndexes = (await inbox.em().find(PartyBlindIndex, {})).map(({ blindIndex }) => blindIndex)
  expect(blindIndexes).toHaveLength(before.length)
  expect(before.filter(({ blindIndex }) => blindIndexes.includes(blindIndex))).toEqual([])
  expect((await getConflicts(inbox, other.id)).matches).toMatchObject([
    { otherName: 'Peter Novak' },
    { listedReason: 'They give to us.' },
  ])
})

test('requests from before get their names by themselves, once', async () => {
  const { inbox, other } = await startBothSides()
  await inbox.em().nativeDelete(StoredParty, {})
  await inbox.em().nativeDelete(PartyBlindIndex, {})
  await runDueJobs(inbox)
  await runDueJobs(inbox)
  expect(await inbox.em().count(StoredParty)).toBe(3)
  expect((await getConflicts(inbox, other.id)).matches).toHaveLength(1)
})

test('parties with older blocking keys are reindexed, once', async () => {
  const { inbox, other } = await startBothSides()
  await inbox.em().nativeUpdate(StoredParty, {}, { blockingKeysVersion: 1 })
  await inbox.em().nativeUpdate(PartyBlindIndex, {}, { blindIndex: 'of older rules' })
  expect((await getConflicts(inbox, other.id)).matches).toEqual([])
  await runDueJobs(inbox)
  expect((await getConflicts(inbox, other.id)).matches).toMatchObject([{ otherName: 'Peter Novak' }])
  const made = (await inbox.em().find(PartyBlindIndex, {})).map(({ id }) => id)
  await runDueJobs(inbox)
  expect((await inbox.em().find(PartyBlindIndex, {})).map(({ id }) => id)).toEqual(made)
})

test.each([
  ['Maria Garcia Lopez', 'M. Garcia'],
  ['Peter Novak', 'Mr. Novak'],
  ['Ana Diaz', 'Ana Diaz'],
])('%s and %s find each other among hundreds who share each of their words', async (name, otherName) => {
  const inbox = await startRequestsService()
  const one = await submitRequest(inbox, { name, email: 'one@example.org' })
  const other = await submitRequest(inbox, { name: otherName, email: 'other@example.org' })
  await inbox.em().execute(
    `insert into party_blind_index (id, party_id, blind_index)
      select gen_random_uuid(), gen_random_uuid(), blind_index from party_blind_index, generate_series(1, 300)`,
  )
  expect((await getConflicts(inbox, one.id)).matches).toMatchObject([{ otherName }])
  expect((await getConflicts(inbox, other.id)).matches).toMatchObject([{ otherName: name }])
})

test('a request that was tampered with does not hide the other matches', async () => {
  const inbox = await startRequestsService({ env: { LOG_LEVEL: 'silent' } })
  const bad = await submitRequest(inbox, { name: 'Ana Diaz', email: 'one@example.org' })
  const good = await submitRequest(inbox, { name: 'Ana Díaz', email: 'two@example.org' })
  const { id } = await submitRequest(inbox)
  const { dataKey } = await findRequest(inbox, good.id)
  await inbox.em().nativeUpdate(LegalAidRequest, { id: bad.id }, { dataKey })
  expect((await getConflicts(inbox, id)).matches).toMatchObject([{ request: { reference: good.reference } }])
})

test('opening without the conflict check wants a confirmation of the last five minutes', async () => {
  const { inbox, ours } = await startBothSides()
  inbox.auth.changeSession(inbox.token, { verifiedAt: Date.now() - 6 * 60_000 })
  const variables = { id: ours.id, reason: 'A hearing today' }
  expect(await fail(inbox, 'openUnchecked', variables)).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
  expect(await inbox.em().count(AuditEvent, { action: { $like: '%without%' } })).toBe(0)
})
