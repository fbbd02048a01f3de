import { AuditEvent } from '@access/service-kit'
import { type Subgraph, walkQueries } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildOffer } from './casework/matching/referral-offer.entity.ts'
import { ContactMessage } from './contact/contact-message.entity.ts'
import { buildContactMessage } from './contact/contact-message.examples.ts'
import { encryptedTypes } from './encrypted-types.ts'
import { DecryptedRequest } from './intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from './intake/legal-aid-requests/legal-aid-request.entity.ts'
import { OutboxEmail } from './platform/email/outbox-email.entity.ts'
import { setNumberStopped } from './platform/email/stopped-number.entity.ts'
import { getEncryptionKeys } from './platform/encryption/encrypted-item.entity.ts'
import { DecryptionError, decryptValue } from './platform/encryption/encryption.ts'
import { getDefaultOfficeSettings } from './platform/office/office-settings.ts'
import { Registration } from './registrations/registration.entity.ts'
import { buildRegistration } from './registrations/registration.examples.ts'
import { requests } from './requests.ts'
import { performAsApplicant, storeDocument } from './testing/applicant.ts'
import { submitClearedRequest } from './testing/conflict-checks.ts'
import { buildEvent, startEventService } from './testing/content-service.ts'
import { buildAttorney } from './testing/offers.ts'
import { sendMutations, startRequestsService } from './testing/requests-service.ts'
import { noteAndHold } from './testing/staff.ts'
import { enqueueTestEmail } from './testing/test-emails.ts'

/** What is told about one request, in every way there is. */
const secrets = {
  description: 'The ferryman keeps my deposit',
  document: 'Ferry lease.pdf',
  text: 'The ferryman has called again',
  note: 'Ask the ferryman for his books',
  reason: 'The ferryman has gone to court',
  adverseParty: 'Cornelius Ferryman',
  summary: 'A tenant and a boat',
}

/** The demonstration, with one request more about which everything is told, and one of everything else. */
async function startFullInbox() {
  const event = buildEvent()
  const events = await startEventService(event)
  const inbox = await startRequestsService({ seed: true, env: { CONTENT_URL: events.url } })
  const documents = [await storeDocument(inbox, { name: secrets.document })]
  const { id, accessToken } = await submitClearedRequest(inbox, {
    description: secrets.description,
    documents,
  })
  const { adverseParty, text, note, reason } = secrets
  await performAsApplicant(inbox, 'write', { accessToken, text })
  await noteAndHold(inbox, id, note, reason)
  await performAsApplicant(inbox, 'addDetails', { accessToken, input: { adverseParty } })
  await inbox.query(sendMutations.message, { input: buildContactMessage() })
  const registerForEvent = await inbox.read<{ link: string }>(
    'mutation ($input: RegistrationInput!) { registerForEvent(input: $input) { link } }',
    { input: buildRegistration({ event: event.id }) },
  )
  await inbox.query('mutation ($input: JudgmentSubscriptionInput!) { subscribeToJudgments(input: $input) }', {
    input: { email: 'ferry@example.org', search: 'ferries' },
  })
  await storeDocument(inbox)
  await enqueueTestEmail(inbox)
  await inbox.em().nativeUpdate(OutboxEmail, {}, { state: 'dead', attempts: 9, lastError: 'ECONNREFUSED' })
  const stopped = { number: '+15555550188', isStopped: true }
  await inbox.em().transactional((em) => setNumberStopped(em, getEncryptionKeys(inbox), stopped))
  await storeOffer(inbox, id)
  return { inbox, id, accessToken, event: event.id, link: registerForEvent.link }
}

async function storeOffer(inbox: Subgraph, id: string) {
  const em = inbox.em()
  const request = await em.findOneOrFail(LegalAidRequest, { id })
  const office = getDefaultOfficeSettings({ timeZone: 'America/New_York', env: {} })
  const { offer } = buildOffer(new DecryptedRequest(getEncryptionKeys(inbox), request), office, {
    attorney: buildAttorney(),
    offeredBy: 'Ruth Abernathy',
    summary: secrets.summary,
  })
  await em.persist(offer).flush()
}

async function walkFullInbox() {
  const { inbox, id, ...values } = await startFullInbox()
  const [message] = await inbox.em().find(ContactMessage, {}, { limit: 1 })
  const [registration] = await inbox.em().find(Registration, {}, { limit: 1 })
  const representations = [
    { __typename: 'LegalAidRequest', id },
    { __typename: 'ContactMessage', id: message!.id },
    { __typename: 'Registration', id: registration!.id },
  ]
  const walk = await walkQueries(requests, inbox, {
    ...{ ...values, id, representations },
    ...{
      events: [registration!.event],
      teamMembers: [id],
      page: {},
      filter: {},
      purpose: 'asking',
      assigneeId: crypto.randomUUID(),
      weeks: 12,
      reference: message!.reference,
    },
  })
  return { inbox, id, ...walk }
}

test('no query changes anything, leaves a line in the audit, or tells anything that is encrypted', async () => {
  const { inbox, id, answers, writes } = await walkFullInbox()
  expect(answers.requestQueue).toContain(id)
  expect(writes).toEqual([])
  expect(await inbox.em().count(AuditEvent, { action: { $like: 'opened%' } })).toBe(0)
  const encryptedTexts = [...Object.values(secrets), ...(await decryptRows(inbox))]
  expect(encryptedTexts).toContain('Danielle Okonjo-Pratt')
  for (const [query, answer] of Object.entries(answers))
    expect(
      encryptedTexts.filter((text) => listAnswerTexts(answer).some((answered) => answered.includes(text))),
      query,
    ).toEqual([])
})

/** The texts of an answer, without the names of types: one is Administrator, as who wrote a note may be called. */
const listAnswerTexts = (answer: string): string[] =>
  listTexts(JSON.parse(answer, (key, value) => (key === '__typename' ? undefined : value)))

/** All texts in rows of encrypted types that are nowhere stored as they are. */
async function decryptRows(inbox: Subgraph): Promise<string[]> {
  const keys = getEncryptionKeys(inbox)
  const texts = new Set<string>()
  const storedRows: string[] = []
  for (const { Type } of encryptedTypes) {
    const rows = await inbox.em().find(Type, {})
    expect(rows.length, Type.name).toBeGreaterThan(0)
    for (const row of rows) {
      storedRows.push(JSON.stringify(row))
      try {
        for (const text of listTexts(decryptValue(keys, row.id, row))) texts.add(text)
      } catch (error) {
        // A document's name is under a key of its own.
        if (!(error instanceof DecryptionError)) throw error
      }
    }
  }
  const stored = storedRows.join()
  return [...texts].filter((text) => text.length > 3 && !stored.includes(text))
}

const listTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values((typeof value === 'object' && value) || {}).flatMap(listTexts)
