import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { aContactMessage } from '../contact-messages/contact-message.examples.ts'
import { newContactMessage } from '../contact-messages/contact-message.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { aRegistration } from '../registrations/registration.examples.ts'
import { newRegistration, Registration } from '../registrations/registration.ts'
import { requests } from '../requests.ts'
import { keysOf } from '../sealedItem.ts'
import { sealedTypes, underOther } from '../sealedTypes.ts'
import { sealingKeys } from '../sealing.ts'
import { sentAndCleared } from '../testing/cleared.ts'
import { aPaper, done, sent } from '../testing/theApplicant.ts'
import { aSealingKey, send, theInbox } from '../testing/theInbox.ts'
import { reportOf } from './report.ts'
import { rotate } from './rotate.ts'

/** From now on the service runs with these keys, as after a start. */
function restart(inbox: Subgraph, SEALING_KEY: string, SEALING_KEYS_BEFORE = '') {
  Object.assign(inbox.settings.env, { SEALING_KEY, SEALING_KEYS_BEFORE })
  return inbox.em().transactional((em) => requests.seed!(em as never, inbox.settings))
}

const oldKeyOf = (inbox: Subgraph) => inbox.settings.env.SEALING_KEY!
const notUnder = async (inbox: Subgraph, key: string) => {
  const counts = sealedTypes.map(({ Type }) =>
    inbox.em().count(Type, underOther(sealingKeys({ SEALING_KEY: key }))),
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

test('under a new key all opens and is found as before, and nothing is left under the old one', async () => {
  const inbox = await theInbox({ env: { STAFF_EMAIL: 'ruth@example.org' } })
  const [before, after] = [oldKeyOf(inbox), aSealingKey()]
  const paper = await aPaper(inbox)
  const { id, reference, words, pass } = await sentAndCleared(inbox, { documents: [await aPaper(inbox)] })
  await sent(inbox, { category: 'Employment' })
  await done(inbox, 'write', { pass, text: 'Hello' })
  await inbox.ask(send.message, { input: aContactMessage() })
  const place = newRegistration(aRegistration(), 1, keysOf(inbox))
  await inbox.em().persist(place).flush()

  const { changed, shut } = await rotate(
    inbox.em(),
    sealingKeys({ SEALING_KEY: after, SEALING_KEYS_BEFORE: before }),
  )
  expect({ changed, shut }).toEqual({ changed: 8, shut: [] })
  await restart(inbox, after)
  expect(await notUnder(inbox, after)).toBe(0)

  const standing = await done(inbox, 'open', { reference, words })
  expect(standing).toMatchObject({ messages: [{ text: 'Hello' }], documents: [{ name: 'Notice.pdf' }] })
  const opened = await inbox.asAdministrator(
    `{ openLegalAidRequest(id: "${id}") { name others { category } } allContactMessages { name } }`,
  )
  expect(opened).toEqual({
    openLegalAidRequest: { name: 'Ana Diaz', others: [{ category: 'Employment' }] },
    allContactMessages: [{ name: 'Noor Haddad' }],
  })
  const { documents } = await done(inbox, 'add', { pass: standing.pass, documents: [paper] })
  expect(documents).toHaveLength(2)
  const moved = await inbox.em().findOneOrFail(Registration, { id: place.id })
  expect(moved.linkMark).not.toBe(place.linkMark)
})

test('killed on its way it leaves everything readable with both keys, and the next one goes on', async () => {
  const inbox = await theInbox()
  const [before, after] = [oldKeyOf(inbox), aSealingKey()]
  const { reference, words } = await sent(inbox)
  await inbox.ask(send.message, { input: aContactMessage() })
  const both = sealingKeys({ SEALING_KEY: after, SEALING_KEYS_BEFORE: before })

  const old = keysOf(inbox)[0].id
  await inbox.em().execute(`alter table contact_message add constraint never check (key_id = '${old}')`)
  await expect(rotate(inbox.em(), both)).rejects.toThrow()
  // The message, and the mail about it.
  expect(await notUnder(inbox, after)).toBe(2)
  await restart(inbox, after, before)
  expect(await done(inbox, 'open', { reference, words })).toMatchObject({ reference })
  await expect(restart(inbox, after)).rejects.toThrow('put the old key back')

  await inbox.em().execute('alter table contact_message drop constraint never')
  expect(await rotate(inbox.em(), both)).toEqual({ changed: 2, shut: [] })
  expect(await rotate(inbox.em(), both)).toEqual({ changed: 0, shut: [] })
  await restart(inbox, after)
  expect(await done(inbox, 'open', { reference, words })).toMatchObject({ reference })
})

test('more rows than fit into a batch are all changed', async () => {
  const inbox = await theInbox()
  const messages = Array.from({ length: 401 }, () => newContactMessage(aContactMessage(), keysOf(inbox)))
  await inbox.em().persist(messages).flush()
  const both = sealingKeys({ SEALING_KEY: aSealingKey(), SEALING_KEYS_BEFORE: oldKeyOf(inbox) })
  expect(await rotate(inbox.em(), both)).toEqual({ changed: 401, shut: [] })
})

test('what cannot be opened stays as it is, does not stop the others, and is named', async () => {
  const inbox = await theInbox()
  const [before, after] = [oldKeyOf(inbox), aSealingKey()]
  const [bad, good] = [await sent(inbox), await sent(inbox, { name: 'Two' })]
  const { dataKey } = await inbox.em().findOneOrFail(LegalAidRequest, { id: good.id })
  await inbox.em().nativeUpdate(LegalAidRequest, { id: bad.id }, { dataKey })
  const rotated = await rotate(inbox.em(), sealingKeys({ SEALING_KEY: after, SEALING_KEYS_BEFORE: before }))
  expect(rotated).toEqual({ changed: 1, shut: [bad.reference] })
  expect(reportOf(rotated)).toBe(
    `1 row lies under the new key. 1 could not be opened and stay as they are: ${bad.reference}. Keep the earlier keys, and bring back the one that is missing.`,
  )
})

test('what was erased or sent is under no key, and asks for none', async () => {
  const inbox = await theInbox()
  const { pass } = await sent(inbox)
  await done(inbox, 'erase', { pass })
  const [before, after] = [oldKeyOf(inbox), aSealingKey()]
  expect(await rotate(inbox.em(), sealingKeys({ SEALING_KEY: after, SEALING_KEYS_BEFORE: before }))).toEqual({
    changed: 0,
    shut: [],
  })
  await restart(inbox, after)
})
