// Writing to the applicant: who reads it, what a message begins with, and how it is sent.

import { buildGatewayError } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { findRegion } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderRequestPart } from '../testing/render-part.tsx'
import { buildAdditionalDetails, buildRequestDetails } from '../testing/requests.ts'
import { selectOption } from '../testing/select-option.ts'
import { Conversation } from './Conversation.tsx'
import { describeReaders } from './messages/message-readers.ts'
import type { RequestDetailsFragment } from './request/opened-request.generated.ts'

const templates = [
  { __typename: 'FilledTemplate', id: 't1', name: 'Ask for a document', text: 'Please send us your lease.' },
  { __typename: 'FilledTemplate', id: 't2', name: 'Ask about a court date', text: 'Is there a court date?' },
]

const renderConversation = (
  responses: Record<string, unknown> = {},
  details: Partial<RequestDetailsFragment> = {},
  role?: 'attorney',
) =>
  renderRequestPart(
    <Conversation />,
    details,
    { MessageTemplatesForRequest: { templates }, ...responses },
    role,
  )
const findField = () => screen.findByLabelText<HTMLTextAreaElement>('Write to the applicant')

/** Writes a text and sends it. */
async function send(user: ReturnType<typeof renderConversation>['user'], text: string) {
  enter(await findField(), text)
  await user.click(screen.getByRole('button', { name: 'Send message' }))
}

async function choose(user: ReturnType<typeof renderConversation>['user'], name: string) {
  await selectOption(user, await screen.findByLabelText('Template'), name)
  await user.click(screen.getByRole('button', { name: 'Insert' }))
}

test.each<[string, Partial<RequestDetailsFragment>]>([
  ['Danielle Okonjo-Pratt reads it on the status page. They get no email: they have not asked for any.', {}],
  [
    'Danielle Okonjo-Pratt reads it on the status page. They get an email without the text.',
    { isEmailEnabled: true },
  ],
  [
    'Danielle Okonjo-Pratt reads it on the status page. They are not notified: they have no safe email address.',
    { hasNoSafeEmail: true, email: null },
  ],
  [
    'Danielle Okonjo-Pratt reads it on the status page. They get an email without the text. They asked for these emails, but did not list email as safe.',
    { isEmailEnabled: true, additionalDetails: buildAdditionalDetails({ safeContactMethods: ['Phone'] }) },
  ],
  [
    'Danielle Okonjo-Pratt reads it on the status page. They get no email: they have not asked for any. They get a text that says only that there is a message.',
    { isTextEnabled: true },
  ],
  [
    'Danielle Okonjo-Pratt reads it on the status page. They get no email: they have not asked for any. Rosa Lind, who filled in the request, may read it too. Ask them to have the applicant look. Their language is Arabic. Help to talk with us: Interpreter.',
    {
      helper: {
        ...{ name: 'Rosa Lind', contact: 'rosa@example.org', preferredContact: 'Helper' },
        ...{ relation: null, permission: null },
      },
      additionalDetails: buildAdditionalDetails({ language: 'Arabic', languageHelp: 'Interpreter' }),
    },
  ],
])('who writes is told who reads it, and by which way: %s', (readers, details) => {
  expect(describeReaders(buildRequestDetails(details))).toBe(readers)
})

test('messages are listed in order, with their sender', async () => {
  const messages = [
    { id: '1', sentAt: '2099-03-06T15:00:00.000Z', sender: 'office', text: 'Is there a court date?' },
    { id: '2', sentAt: '2099-03-06T16:00:00.000Z', sender: 'applicant', text: 'On Friday.' },
  ]
  renderConversation({}, { messages })
  const conversation = await findRegion('Messages')
  expect(conversation.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Office, Mar 6, 2099, 10:00 AMIs there a court date?',
    'Applicant, Mar 6, 2099, 11:00 AMOn Friday.',
  ])
})

test('a message to the applicant is sent and shown, without another access', async () => {
  const message = { id: '1', sentAt: '2099-03-06T15:00:00.000Z', sender: 'office', text: 'Please call us.' }
  const { user, gateway } = renderConversation({
    WriteToApplicant: { details: buildRequestDetails({ messages: [message] }) },
  })
  await send(user, 'Please call us.')
  await screen.findByText('Message sent')
  expect(getLastVariables(gateway, 'WriteToApplicant')).toEqual({ id: '1', text: 'Please call us.' })
  screen.getByText('Please call us.', { selector: 'p' })
  expect((await findField()).value).toBe('')
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
})

test('an empty message is not sent', async () => {
  const { user, gateway } = renderConversation()
  await send(user, '  ')
  await screen.findByText('Enter a text.')
  expect(gateway.countRequests('WriteToApplicant')).toBe(0)
})

test('a rejected message stays as typed, with the reason', async () => {
  const fields = { text: 'Your text must be 5,000 characters or fewer.' }
  const { user } = renderConversation({ WriteToApplicant: buildGatewayError('BAD_USER_INPUT', { fields }) })
  await send(user, 'Hello')
  await screen.findByText(fields.text)
  await screen.findByText('Failed to send message')
  expect((await findField()).value).toBe('Hello')
})

test('after a lost session the message stays', async () => {
  const { user } = renderConversation({ WriteToApplicant: buildGatewayError('UNAUTHENTICATED') })
  await send(user, 'Hello')
  await screen.findByText('You have been signed out')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText('Your session has ended. Try again to sign in.')
  expect((await findField()).value).toBe('Hello')
})

test('a template is inserted where the cursor is, edited and sent', async () => {
  const { user, gateway } = renderConversation({ WriteToApplicant: { details: buildRequestDetails() } })
  const field = await findField()
  await user.click(field)
  await user.paste('Good morning. Call us.')
  field.setSelectionRange(13, 13)
  await choose(user, 'Ask for a document')
  expect(document.activeElement).toBe(field)
  await user.keyboard(' Now.')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Message sent')
  expect(getLastVariables(gateway, 'WriteToApplicant')).toEqual({
    id: '1',
    text: 'Good morning.\n\nPlease send us your lease. Now.\n\nCall us.',
  })
})

test('another template takes the place of one that nobody has changed, and of no other text', async () => {
  const { user } = renderConversation()
  await choose(user, 'Ask for a document')
  await choose(user, 'Ask about a court date')
  const field = await findField()
  expect(field.value).toBe('Is there a court date?')
  await user.paste(' On which day?')
  await choose(user, 'Ask for a document')
  expect(field.value).toBe('Is there a court date? On which day?\n\nPlease send us your lease.')
})

test('anyone who manages letters gets to the templates from here, and others do not', async () => {
  const { unmount } = renderConversation()
  const link = await screen.findByRole('link', { name: 'Manage templates' })
  expect(link.getAttribute('href')).toBe('/admin/letters')
  unmount()
  renderConversation({}, {}, 'attorney')
  await screen.findByLabelText('Template')
  expect(screen.queryByRole('link', { name: 'Manage templates' })).toBeNull()
})

test('a message is written without templates where they cannot be loaded', async () => {
  const { user, gateway } = renderConversation({ MessageTemplatesForRequest: buildGatewayError('BUSY') })
  await screen.findByText('This could not be loaded.')
  enter(await findField(), 'Hello')
  gateway.respondWith({ MessageTemplatesForRequest: { templates } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Template')
  expect((await findField()).value).toBe('Hello')
})
