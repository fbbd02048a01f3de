import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { rotate } from '../rotation/rotate.ts'
import { sealingKeys } from '../sealing.ts'
import { sent } from '../testing/theApplicant.ts'
import { conflictsIn, decide } from '../testing/theConflicts.ts'
import { aSealingKey, theInbox } from '../testing/theInbox.ts'
import type { KeptParty } from './kept-party.ts'

const whole = '{ id name aliases reason by }'
const toKeep = {
  all: `{ kept: keptParties ${whole} }`,
  add: `mutation ($input: KeptPartyInput!) { kept: addKeptParty(input: $input) ${whole} }`,
  remove: `mutation ($id: ID!) { kept: removeKeptParty(id: $id) ${whole} }`,
}
type Kept = { kept: KeptParty[] }
const harbor = { name: 'Harbor Homes', aliases: ['Harbour Homes'], reason: 'They give to us.' }

test('the list is kept with reasons, by name, and each act is in the audit without one', async () => {
  const inbox = await theInbox()
  await inbox.asAdministrator(toKeep.add, { input: harbor })
  await inbox.asAdministrator(toKeep.add, { input: { ...harbor, name: 'City of Lakewood' } })
  const { kept } = await inbox.asAdministrator<Kept>(toKeep.all)
  expect(kept.map(({ name }) => name)).toEqual(['City of Lakewood', 'Harbor Homes'])
  expect(kept[1]).toMatchObject({ ...harbor, by: 'Ruth Abernathy' })
  expect(await inbox.asAdministrator(toKeep.remove, { id: kept[0]!.id })).toEqual({ kept: kept[0] })
  expect(await inbox.asAdministrator(toKeep.all)).toEqual({ kept: [kept[1]] })
  const acts = await inbox.em().find(Activity, {}, { orderBy: { at: 'asc' } })
  expect(acts.map(({ action, title }) => [action, title])).toEqual([
    ['added', null],
    ['added', null],
    ['removed', null],
  ])
  const rows = JSON.stringify(await inbox.em().execute('select t::text from kept_party t'))
  expect(rows).not.toMatch(/harbor|give/i)
})

test('a name on the list is a hit that must be decided', async () => {
  const inbox = await theInbox()
  await inbox.asAdministrator(toKeep.add, { input: harbor })
  const { id } = await sent(inbox)
  const input = { role: 'other side', name: 'Harbor Homes LLC', aliases: [] }
  expect((await decide(inbox, 'name', { id, input })).conflicts!.hits).toMatchObject([
    {
      relation: 'we must not act against them',
      keptFor: 'They give to us.',
      otherRole: null,
      request: null,
      needsDecision: true,
    },
  ])
})

test('under a new key the list is read as before', async () => {
  const inbox = await theInbox()
  await inbox.asAdministrator(toKeep.add, { input: harbor })
  const [SEALING_KEY, SEALING_KEYS_BEFORE] = [aSealingKey(), inbox.settings.env.SEALING_KEY!]
  await rotate(inbox.em(), sealingKeys({ SEALING_KEY, SEALING_KEYS_BEFORE }))
  Object.assign(inbox.settings.env, { SEALING_KEY })
  expect(await inbox.asAdministrator(toKeep.all)).toMatchObject({ kept: [harbor] })
  const { id } = await sent(inbox, { name: 'Harbour Homes' })
  expect((await conflictsIn(inbox, id)).hits).toHaveLength(1)
})

test('a name needs a reason, one that is gone is not found, and visitors see none', async () => {
  const inbox = await theInbox()
  const asked = { token: inbox.token }
  expect(await inbox.refusal(toKeep.add, { input: { ...harbor, reason: '' } }, asked)).toMatchObject({
    fields: { reason: 'Say why' },
  })
  for (const id of [crypto.randomUUID(), 'x'])
    expect(await inbox.refusal(toKeep.remove, { id }, asked)).toMatchObject({ code: 'NOT_FOUND' })
  for (const query of Object.values(toKeep))
    expect(await inbox.refusal(query, { input: harbor, id: 'x' })).toMatchObject({ code: 'UNAUTHENTICATED' })
})
