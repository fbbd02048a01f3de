import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { rotate } from '../rotation/rotate.ts'
import { sealingKeys } from '../sealing.ts'
import { runDue } from '../testing/runDue.ts'
import { aPaper, done, sent } from '../testing/theApplicant.ts'
import { conflictsIn, decide, toDecide } from '../testing/theConflicts.ts'
import { aSealingKey, theInbox } from '../testing/theInbox.ts'
import { ConflictCheck } from './conflict-check.ts'
import { PartyMark, StoredParty } from './party.ts'

/** Somebody whom we help, and somebody whose other side they are. */
async function bothSides() {
  const inbox = await theInbox()
  const ours = await sent(inbox, { name: 'Peter Novak', email: 'peter@example.org' })
  const theirs = await sent(inbox, { name: 'Ana Diaz' })
  await done(inbox, 'tell', { pass: theirs.pass, input: { otherSide: 'Pete Novák' } })
  return { inbox, ours, theirs }
}

const actsOn = async (inbox: Subgraph, itemId: string) =>
  (await inbox.em().find(Activity, { itemId }, { orderBy: { at: 'asc' } })).map(({ action }) => action)
const asked = (inbox: Subgraph) => ({ token: inbox.token })

test('until somebody has looked for conflicts a request shows its names, and nothing that was told', async () => {
  const inbox = await theInbox()
  const { id, reference, pass } = await sent(inbox, { documents: [await aPaper(inbox)] })
  await done(inbox, 'write', { pass, text: 'The landlord again.' })
  expect(await decide(inbox, 'open', { id })).toMatchObject({
    request: { reference },
    name: null,
    description: null,
    documents: [],
    messages: [],
    notes: [],
    conflicts: {
      isShut: true,
      outcome: null,
      parties: [{ role: 'applicant', isTold: true, name: 'Ana Diaz', aliases: [] }],
      hits: [],
    },
  })
  expect(await actsOn(inbox, id)).toEqual(['received', 'wrote', 'looked at the names'])
})

test('its papers stay shut too', async () => {
  const inbox = await theInbox()
  const paper = await aPaper(inbox)
  await sent(inbox, { documents: [paper] })
  const headers = { authorization: `Bearer ${inbox.token}` }
  const answer = await inbox.stream(`/documents/${paper}`, { headers })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(/checked for conflicts/) })
})

test('what is done to a request that is shut does not open it', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const moving = 'mutation ($id: ID!) { moveLegalAidRequest(id: $id, to: "in_review") { name description } }'
  expect(await inbox.asAdministrator(moving, { id })).toEqual({
    moveLegalAidRequest: { name: null, description: null },
  })
})

test('without a hit one word clears and opens it, for everybody from then on', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const opened = await decide(inbox, 'conclude', { id, outcome: 'clear' })
  expect(opened).toMatchObject({
    name: 'Ana Diaz',
    conflicts: { isShut: false, outcome: 'clear', by: 'Ruth Abernathy' },
  })
  expect(await decide(inbox, 'open', { id })).toMatchObject({ name: 'Ana Diaz' })
  expect(await actsOn(inbox, id)).toEqual(['received', 'found no conflict', 'opened', 'opened'])
})

test('whose other side we help is told first, with why the names are alike', async () => {
  const { inbox, ours, theirs } = await bothSides()
  await sent(inbox, { name: 'Ana Díaz', email: 'ana@example.net' })
  const { hits } = await conflictsIn(inbox, theirs.id)
  expect(hits).toMatchObject([
    {
      relation: 'their other side is our applicant',
      name: 'Pete Novák',
      role: 'other side',
      otherName: 'Peter Novak',
      otherRole: 'applicant',
      request: { reference: ours.reference },
      why: ['a short form'],
      needsDecision: true,
      decided: null,
    },
    { relation: 'the same person again', why: ['the same'], needsDecision: false },
  ])
})

test('who asks for help and is the other side of somebody is told so too', async () => {
  const { inbox, ours, theirs } = await bothSides()
  expect((await conflictsIn(inbox, ours.id)).hits).toMatchObject([
    {
      relation: 'the applicant is the other side of another',
      request: { reference: theirs.reference },
      needsDecision: true,
    },
  ])
})

test('the same landlord twice is no conflict, and nobody has to decide on it', async () => {
  const inbox = await theInbox()
  const first = await sent(inbox)
  const { id, pass } = await sent(inbox, { name: 'Basil Hadjimarkou', email: 'basil@example.org' })
  for (const one of [first.pass, pass])
    await done(inbox, 'tell', { pass: one, input: { otherSide: 'Harbor Homes LLC' } })
  expect((await conflictsIn(inbox, id)).hits).toMatchObject([
    { relation: 'the same other side', needsDecision: false },
  ])
  expect(await decide(inbox, 'conclude', { id, outcome: 'clear' })).toMatchObject({
    conflicts: { isShut: false },
  })
})

test('it is not clear before every hit is decided, each with a reason', async () => {
  const { inbox, theirs } = await bothSides()
  const { id } = theirs
  const clear = { id, outcome: 'clear' }
  expect(await inbox.refusal(toDecide.conclude, clear, asked(inbox))).toMatchObject({
    fields: { outcome: 'Decide on every hit first' },
  })
  const hit = (await conflictsIn(inbox, id)).hits[0]!.id
  const decision = { id, hit, decision: 'not the same', reason: 'Born in another year.' }
  expect(await inbox.refusal(toDecide.hit, { ...decision, reason: ' ' }, asked(inbox))).toMatchObject({
    fields: { reason: 'Say why' },
  })
  expect(await decide(inbox, 'hit', decision)).toMatchObject({
    name: null,
    conflicts: {
      hits: [
        { decided: { decision: 'not the same', reason: 'Born in another year.', by: 'Ruth Abernathy' } },
      ],
    },
  })
  expect(await decide(inbox, 'conclude', clear)).toMatchObject({ name: 'Ana Diaz' })
})

test('a conflict keeps it shut, says why, and cannot be called clear', async () => {
  const { inbox, theirs } = await bothSides()
  const { id } = theirs
  const hit = (await conflictsIn(inbox, id)).hits[0]!.id
  await decide(inbox, 'hit', { id, hit, decision: 'conflict', reason: 'We help him.' })
  expect(await inbox.refusal(toDecide.conclude, { id, outcome: 'clear' }, asked(inbox))).toMatchObject({
    fields: { outcome: 'One of the hits is a conflict' },
  })
  expect(await decide(inbox, 'conclude', { id, outcome: 'conflict', reason: 'We help him.' })).toMatchObject({
    name: null,
    conflicts: { isShut: true, outcome: 'conflict', by: 'Ruth Abernathy', reason: 'We help him.' },
  })
})

test('a name that comes later is a question again', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  await decide(inbox, 'conclude', { id, outcome: 'clear' })
  await done(inbox, 'tell', { pass, input: { otherSide: 'Harbor Homes LLC' } })
  expect(await conflictsIn(inbox, id)).toMatchObject({ isShut: true, outcome: null, newNames: 1 })
  await decide(inbox, 'conclude', { id, outcome: 'clear' })
  const input = { role: 'further party', name: 'Milan Novak', aliases: ['Novak Properties'] }
  expect((await decide(inbox, 'name', { id, input })).conflicts).toMatchObject({ isShut: true, newNames: 2 })
})

test('in a hurry it opens without, for whoever gives a reason that the timeline keeps', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const opened = await decide(inbox, 'unchecked', { id, reason: 'Lockout tonight' })
  expect(opened).toMatchObject({ name: 'Ana Diaz', conflicts: { isShut: false, outcome: null } })
  expect(opened.timeline.at(-1)!.action).toBe('opened without a conflict check: Lockout tonight')
  expect(await conflictsIn(inbox, id)).toMatchObject({ isShut: false })
  const another = inbox.auth.token({ sub: crypto.randomUUID(), name: 'Ivan' })
  expect(await inbox.ask(toDecide.open, { id }, { token: another })).toMatchObject({
    openLegalAidRequest: { name: null, conflicts: { isShut: true } },
  })
  expect(await inbox.refusal(toDecide.unchecked, { id, reason: '' }, asked(inbox))).toMatchObject({
    fields: { reason: 'Say why' },
  })
})

test('administrators name parties, change and take them out; whom the applicant told stays', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const party = { role: 'other side', name: 'Harbor Homes', aliases: ['Harbour Homes LLC'] }
  const named = (await decide(inbox, 'name', { id, input: party })).conflicts!.parties
  expect(named).toMatchObject([{ role: 'applicant' }, { ...party, isTold: false }])
  const input = { id: named[1]!.id, role: 'further party', name: 'Harbor Homes', aliases: [] }
  expect((await decide(inbox, 'name', { id, input })).conflicts!.parties[1]).toMatchObject(input)
  expect(await inbox.refusal(toDecide.takeOut, { id, party: named[0]!.id }, asked(inbox))).toMatchObject({
    code: 'BAD_USER_INPUT',
  })
  expect((await decide(inbox, 'takeOut', { id, party: named[1]!.id })).conflicts!.parties).toHaveLength(1)
  expect(await actsOn(inbox, id)).toEqual([
    'received',
    'named a party',
    'changed a party',
    'took out a party',
  ])
})

test('no column holds a name, a reason or a mark that could be guessed', async () => {
  const { inbox, theirs } = await bothSides()
  const { id } = theirs
  const hit = (await conflictsIn(inbox, id)).hits[0]!.id
  await decide(inbox, 'hit', { id, hit, decision: 'same, no conflict', reason: 'His brother.' })
  await decide(inbox, 'conclude', { id, outcome: 'conflict', reason: 'Saffron umbrella' })
  for (const table of ['party', 'party_mark', 'conflict_check', 'activity']) {
    const rows = JSON.stringify(await inbox.em().execute(`select t::text from ${table} t`))
    expect(rows).toMatch(/[0-9a-f]{8}-/)
    expect(rows).not.toMatch(/nov[aá]k|pete|diaz|brother|saffron|NFK/i)
  }
})

test('what is erased takes its names, marks and decisions with it, and is no hit any more', async () => {
  const { inbox, ours, theirs } = await bothSides()
  await decide(inbox, 'unchecked', { id: theirs.id, reason: 'Lockout tonight' })
  await done(inbox, 'erase', { pass: theirs.pass })
  expect(await inbox.em().count(StoredParty)).toBe(1)
  expect(await inbox.em().count(ConflictCheck)).toBe(0)
  const [party] = await inbox.em().find(StoredParty, {})
  expect(await inbox.em().count(PartyMark, { partyId: { $ne: party!.id } })).toBe(0)
  expect((await conflictsIn(inbox, ours.id)).hits).toEqual([])
})

test('under a new key names are found as before', async () => {
  const { inbox, theirs } = await bothSides()
  const [SEALING_KEY, SEALING_KEYS_BEFORE] = [aSealingKey(), inbox.settings.env.SEALING_KEY!]
  const before = await inbox.em().find(PartyMark, {})
  await rotate(inbox.em(), sealingKeys({ SEALING_KEY, SEALING_KEYS_BEFORE }))
  Object.assign(inbox.settings.env, { SEALING_KEY })
  const marks = (await inbox.em().find(PartyMark, {})).map(({ mark }) => mark)
  expect(marks).toHaveLength(before.length)
  expect(before.filter(({ mark }) => marks.includes(mark))).toEqual([])
  expect((await conflictsIn(inbox, theirs.id)).hits).toMatchObject([{ otherName: 'Peter Novak' }])
})

test('requests from before get their names by themselves, once', async () => {
  const { inbox, theirs } = await bothSides()
  await inbox.em().nativeDelete(StoredParty, {})
  await inbox.em().nativeDelete(PartyMark, {})
  await runDue(inbox)
  await runDue(inbox)
  expect(await inbox.em().count(StoredParty)).toBe(3)
  expect((await conflictsIn(inbox, theirs.id)).hits).toHaveLength(1)
})

test('names that were marked by older rules are marked by those of today, once', async () => {
  const { inbox, theirs } = await bothSides()
  await inbox.em().nativeUpdate(StoredParty, {}, { tracesVersion: 1 })
  await inbox.em().nativeUpdate(PartyMark, {}, { mark: 'of older rules' })
  expect((await conflictsIn(inbox, theirs.id)).hits).toEqual([])
  await runDue(inbox)
  expect((await conflictsIn(inbox, theirs.id)).hits).toMatchObject([{ otherName: 'Peter Novak' }])
  const made = (await inbox.em().find(PartyMark, {})).map(({ id }) => id)
  await runDue(inbox)
  expect((await inbox.em().find(PartyMark, {})).map(({ id }) => id)).toEqual(made)
})

test('a request that was tampered with does not hide the other hits', async () => {
  const inbox = await theInbox({ env: { LOG_LEVEL: 'silent' } })
  const bad = await sent(inbox, { name: 'Ana Diaz', email: 'one@example.org' })
  const good = await sent(inbox, { name: 'Ana Díaz', email: 'two@example.org' })
  const { id } = await sent(inbox)
  const { dataKey } = await inbox.em().findOneOrFail(LegalAidRequest, { id: good.id })
  await inbox.em().nativeUpdate(LegalAidRequest, { id: bad.id }, { dataKey })
  expect((await conflictsIn(inbox, id)).hits).toMatchObject([{ request: { reference: good.reference } }])
})

test('nobody but administrators sees a name or decides on one', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const input = { role: 'other side', name: 'Harbor Homes', aliases: [] }
  const all = { id, outcome: 'conflict', reason: 'x', hit: 'x', decision: 'conflict', input, party: id }
  for (const query of Object.values(toDecide))
    expect(await inbox.refusal(query, all)).toMatchObject({ code: 'UNAUTHENTICATED' })
})
