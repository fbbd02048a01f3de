// What a stranger types into a form, and where a stranger would have people click, is in none of our emails.

import { expect, test } from 'vitest'
import { buildContactMessage } from '../../contact/contact-message.examples.ts'
import { performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { startEvent } from '../../testing/events.ts'
import { startEligibleRequest } from '../../testing/offers.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { sendMutations, startRequestsService } from '../../testing/requests-service.ts'
import { type EmailKind, emails } from './emails/index.ts'
import { getOfficeValues } from './emails/office-values.ts'
import { renderEmail } from './render-email.ts'

const origin = 'https://help.example.org'
const sender = {
  office: { name: 'Folk’s Advice', phone: '(555) 555-0100', openWhen: 'Monday to Friday, 9 a.m. to 5 p.m.' },
  settings: { env: { PUBLIC_URL: `${origin}/` } },
}
const officeValues = Object.keys(getOfficeValues(sender.office, sender.settings))
const kinds = Object.keys(emails) as EmailKind[]
const listValues = (kind: EmailKind) => Object.keys(emails[kind].example)

/** Each email, with this in the place of everything that is filled in. */
const renderAll = (value: string) =>
  kinds.map((kind) => {
    const names = [...listValues(kind), ...officeValues]
    const values = Object.fromEntries(names.map((name) => [name, value]))
    // Written by the staff, who read the message above it, and by the person who manages the settings.
    const ours = { replyText: 'Yes.', organisationName: 'Folk’s Advice', senderName: 'Office Services' }
    const { subject, text } = renderEmail(kind, { ...values, ...ours }, sender)
    return `${subject}\n${text}`
  })

test.each([
  'http://evil.example/x',
  'HTTPS://evil.example',
  '//evil.example/x',
  'evil.example.org',
  'see www.evil.example/a?b=c.',
  '<a href="http://evil.example">here</a>',
  'http://help.example.org@evil.example/',
  'javascript:alert("evil")',
  'mailto:evil@evil.example',
  'ftp://evil.example',
  'évil.org evil.org:8080/x',
  'xn--evil-9.org',
])('no email has a foreign link, whatever is filled in: %s', (value) => {
  for (const email of renderAll(value)) {
    const links = email.match(/\b[a-z]+:\/\/[^\s)]*[^\s).,]/gi) ?? []
    for (const link of links) expect(new URL(link).origin).toBe(origin)
    expect(links.reduce((text, link) => text.replace(link, ''), email)).not.toMatch(/[eé]vil/i)
  }
})

test('what emails are filled with is ours: judge a new value before you add it here', () => {
  const names = new Set(kinds.flatMap(listValues))
  expect([...names].toSorted()).toEqual(
    [
      ...['accountUrl', 'calendarUrl', 'confirmUrl', 'endUrl', 'eventUrl', 'followedUrl', 'inviteUrl'],
      ...['manageUrl', 'messageUrl', 'offerUrl', 'requestUrl', 'resetUrl'],
      ...['answerBy', 'backupsExpireAt', 'endsAt', 'erasedAt', 'expiresAt', 'receivedAt', 'replyBy'],
      ...['reviewDueAt', 'code', 'count', 'documentCount', 'judgmentCount', 'position', 'requestCount'],
      ...['reference', 'referenceList', 'seats', 'answer', 'event', 'spamSuspicion', 'urgency'],
      // An event, as the office wrote it.
      ...['eventDate', 'eventLocation', 'eventName', 'eventTime'],
      // Of an attorney of ours, as the staff wrote it, or of an account.
      ...['attorney', 'invitedBy', 'name', 'staffFirstName', 'staffName', 'replyText'],
      // The neutral name, or none for our own.
      'senderName',
    ].toSorted(),
  )
})

const marker = 'CANARY'
const write = (field: string) => `${marker} ${field} www.evil.example`

test('nothing that was typed into the request form is in an email, to staff or applicant or attorney', async () => {
  const setup = await startEligibleRequest()
  const { inbox } = setup
  await setup.offer()
  const { accessToken } = await submitRequest(inbox, {
    name: write('name'),
    description: write('description'),
  })
  const input = { language: marker, adverseParty: marker, accessNeeds: marker, safeContactHours: marker }
  await performAsApplicant(inbox, 'addDetails', { accessToken, input })
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  await performAsApplicant(inbox, 'write', { accessToken, text: write('message') })
  await performAsApplicant(inbox, 'erase', { accessToken })
  const emails = await readOutbox(inbox)
  expect(new Set(emails.map(({ kind }) => kind))).toEqual(new Set(['staffNotice', 'attorneyOffer', 'erased']))
  expect(JSON.stringify(emails)).not.toMatch(/CANARY|evil/)
})

test('nothing that was typed to register is in an email, nor is a link to where the event is online', async () => {
  const location = 'https://meet.evil.example/j/1'
  const { inbox, register } = await startEvent({ capacity: 1, location })
  const typed = { name: write('name'), needs: write('needs'), emailUpdates: true }
  const { link } = await register(typed)
  await register({ ...typed, email: 'bo@example.org' })
  const cancel = 'mutation ($link: String!) { cancelRegistrationByLink(link: $link) { state } }'
  await inbox.query(cancel, { link })
  const emails = await readOutbox(inbox)
  expect(emails.map(({ kind }) => kind).toSorted()).toEqual(
    [
      'registrationCancelled',
      'registrationConfirmation',
      'waitingListJoined',
      'waitingListMovedUp',
    ].toSorted(),
  )
  expect(JSON.stringify(emails)).not.toMatch(/CANARY|evil/)
})

test('a reply of the office carries what the office wrote, and nothing of the message', async () => {
  const inbox = await startRequestsService({ env: { STAFF_EMAIL: 'ruth@example.org' } })
  const input = buildContactMessage({
    name: write('name'),
    subject: write('subject'),
    message: write('message'),
    emailConfirmation: true,
  })
  const sendContactMessage = await inbox.read<{ id: string }>(sendMutations.message, { input })
  const reply = 'mutation ($id: ID!) { replyToContactMessage(id: $id, text: "Yes, on Monday.") { id } }'
  await inbox.queryAsAdministrator(reply, sendContactMessage)
  const emails = await readOutbox(inbox)
  expect(emails.map(({ kind }) => kind).toSorted()).toEqual([
    'contactConfirmation',
    'contactReply',
    'staffMessageNotice',
  ])
  expect(emails.find(({ kind }) => kind === 'contactReply')!.text).toContain('Yes, on Monday.')
  expect(JSON.stringify(emails)).not.toMatch(/CANARY|evil/)
})

test('our own links, and a place and a time that no email program takes for one, are whole', () => {
  const place = { manageUrl: `${origin}/events/1/place/aB-_1`, calendarUrl: `${origin}/events/1.ics` }
  const { text } = renderEmail(
    'waitingListMovedUp',
    {
      ...place,
      seats: '1 seat',
      eventDate: 'Thursday, March 5, 2099',
      eventTime: '5 p.m.to 8 p.m.',
      eventLocation: 'St.Mary’s Hall, P.O.Box 12, 2nd floor',
    },
    sender,
  )
  const phrases = [
    ...Object.values(place),
    sender.office.phone,
    '5 p.m.to 8 p.m.',
    'St.Mary’s Hall, P.O.Box 12',
  ]
  for (const words of phrases) expect(text).toContain(words)
})
