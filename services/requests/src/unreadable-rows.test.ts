// What one person's row that cannot be decrypted does to the others: nothing.

import { expect, test } from 'vitest'
import { StoredParty } from './casework/conflicts/party.entity.ts'
import { ContactMessage } from './contact/contact-message.entity.ts'
import { LegalAidRequest } from './intake/legal-aid-requests/legal-aid-request.entity.ts'
import { Registration } from './registrations/registration.entity.ts'
import { submitRequest } from './testing/applicant.ts'
import { performConflictOperation } from './testing/conflict-checks.ts'
import { sendMessage } from './testing/contact-messages.ts'
import { startEvent } from './testing/events.ts'
import { readOutbox } from './testing/outbox.ts'
import { startRequestsService } from './testing/requests-service.ts'

const quiet = { LOG_LEVEL: 'silent' }
const unreadable = { encrypted: 'AAAA' }

test('a request that cannot be read is found by name, and listed beside another of its applicant, which opens', async () => {
  const inbox = await startRequestsService({ env: quiet })
  const lost = await submitRequest(inbox)
  const { id } = await submitRequest(inbox, { category: 'Employment' })
  await inbox.em().nativeUpdate(LegalAidRequest, { id: lost.id }, unreadable)
  await inbox.em().nativeUpdate(StoredParty, { requestId: lost.id }, unreadable)
  const matches = await inbox.readAsAdministrator<{ request: { id: string } }[]>(
    'mutation { matches: findRequestsOfPerson(name: "Ana Diaz") { request { id } } }',
  )
  expect(matches.map(({ request }) => request.id).toSorted()).toEqual([id, lost.id].toSorted())
  expect(await performConflictOperation(inbox, 'conclude', { id, outcome: 'clear' })).toMatchObject({
    name: 'Ana Diaz',
    otherRequests: [{ id: lost.id }],
  })
})

test('a message that cannot be read is listed with the others', async () => {
  const inbox = await startRequestsService({ env: quiet })
  const { id: lost } = await sendMessage(inbox)
  const { id: readable } = await sendMessage(inbox, { subject: 'Thank you' })
  await inbox.em().nativeUpdate(ContactMessage, { id: lost }, unreadable)
  expect(
    await inbox.readAsAdministrator('mutation { messages: listContactMessages { id subject } }'),
  ).toEqual([
    { id: readable, subject: 'Thank you' },
    { id: lost, subject: null },
  ])
})

test('somebody cancels, and who waits and cannot be read moves up before the next, without an email', async () => {
  const { inbox, event, ...setup } = await startEvent({ capacity: 1 }, quiet)
  const register = (email: string) => setup.register({ email, emailUpdates: true })
  const first = await register('ines@example.org')
  const lost = await register('noor@example.org')
  const next = await register('ana@example.org')
  await inbox.em().nativeUpdate(Registration, { reference: lost.reference }, unreadable)
  await setup.cancelPlace(first)
  expect(
    await inbox.readAsAdministrator(
      'mutation ($event: ID!) { all: listRegistrations(event: $event) { reference name state } }',
      { event: event.id },
    ),
  ).toMatchObject([
    { reference: first.reference, state: 'cancelled' },
    { reference: lost.reference, name: null, state: 'placed' },
    { reference: next.reference, state: 'waiting' },
  ])
  expect((await readOutbox(inbox)).map(({ kind }) => kind)).not.toContain('waitingListMovedUp')
})
