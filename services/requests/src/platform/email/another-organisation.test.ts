// An organisation of another name, country and field of law: nothing of the demonstration is in what it sends.

import { expect, test } from 'vitest'
import { buildLegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.examples.ts'
import { performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { recordClearCheck } from '../../testing/conflict-checks.ts'
import { startContentService } from '../../testing/content-service.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { sendMutations, startRequestsService } from '../../testing/requests-service.ts'
import { openRequest } from '../../testing/staff.ts'
import type { OfficeSettings } from '../office/office-settings.ts'
import { type EmailKind, emails } from './emails/index.ts'
import { renderEmail } from './render-email.ts'

const name = 'Łódź & Đà Nẵng Folk’s Advice'
const organisation = {
  name,
  phone: '+48 42 555 01 00',
  openWhen: 'Monday to Thursday 8:00 AM - 4:00 PM',
  hours: [['08:00', '16:00'], ['08:00', '16:00'], ['08:00', '16:00'], ['08:00', '16:00'], null, null, null],
  timeZone: 'Europe/Warsaw',
  firstAnswerHours: 6,
  practiceAreas: [{ name: 'Fishing rights', icon: 'civil-rights', judgmentCategory: null }],
  email: 'porady@example.org',
  staffEmails: ['jan@example.org'],
} as const satisfies Partial<OfficeSettings>

const trace = /Access to Justice|Port Maren|New Lorraine|Lantern|\(555\)|\b911\b|Saturday|Legal aid office/

/** The service of the organisation. */
async function startOrganisation(overrides: Partial<OfficeSettings> = {}) {
  const content = await startContentService({ ...organisation, ...overrides })
  const inbox = await startRequestsService({
    env: { CONTENT_URL: content.url, PUBLIC_URL: 'https://porady.example.org' },
  })
  return { inbox, content }
}

const sender = { office: { ...organisation }, settings: { env: {} } }
const kinds = Object.keys(emails) as EmailKind[]

test.each(kinds)('the email %s has no trace of another organisation', (kind) => {
  const { subject, text } = renderEmail(kind, emails[kind].example, sender)
  expect(`${subject}\n${text}`).not.toMatch(trace)
})

test('a request may be about what the organisation offers, and about nothing else', async () => {
  const { inbox, content } = await startOrganisation()
  const send = (category: string) =>
    inbox.execute(sendMutations.request, { input: buildLegalAidRequest({ category }) })
  expect((await send('Fishing rights')).errors).toBeUndefined()
  const { errors } = await send('Housing Rights')
  expect(errors![0]!.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { category: 'Choose what kind of problem it is' },
  })
  content.leave()
  expect((await send('Fishing rights')).errors).toBeUndefined()
})

test('who works for it hears of a request, and its applicant by when it is answered', async () => {
  const { inbox } = await startOrganisation()
  const { accessToken, receivedAt, reviewDueAt } = await submitRequest(inbox, { category: 'Fishing rights' })
  expect(new Date(reviewDueAt).getTime()).toBeGreaterThan(new Date(receivedAt).getTime())
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  const [staff, applicant] = await readOutbox(inbox)
  expect(staff).toMatchObject({ kind: 'staffNotice', to: 'jan@example.org' })
  expect(applicant!.text).toMatch(new RegExp(`${organisation.openWhen}[^]*${name}$`))
})

test('a letter is signed by the organisation', async () => {
  const { inbox } = await startOrganisation()
  const { id } = await submitRequest(inbox, { category: 'Fishing rights' })
  const letters = `query ($id: ID!) { lettersForRequest(id: $id, purpose: "declined") { values { office phone } } }`
  expect(await inbox.readAsAdministrator(letters, { id })).toEqual({
    values: { office: name, phone: organisation.phone },
  })
})

test('whoever chose the name of the office on their emails reads the name that it has by then', async () => {
  const { inbox, content } = await startOrganisation({ name: 'Folk’s Advice' })
  const { id, accessToken } = await submitRequest(inbox, { category: 'Fishing rights' })
  await performAsApplicant(inbox, 'addDetails', { accessToken, input: { senderName: 'Our name' } })
  content.tell({ name })
  await recordClearCheck(inbox, id)
  expect(await openRequest(inbox, id, 'additionalDetails { senderName }')).toEqual({
    additionalDetails: { senderName: expect.stringMatching(/Folk’s Advice$/) },
  })
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  const emails = await readOutbox(inbox)
  expect(emails.find(({ kind }) => kind === 'applicantConfirmation')!.text).toMatch(/Folk’s Advice$/)
})
