// Contact messages: the inbox, one message, and its state.

import { buildGatewayError, createFakeGateway, type FakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBuilder } from '../testing/create-builder.ts'
import { enter } from '../testing/enter.ts'
import { findDialog } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderForOtherOffice } from '../testing/render-at.ts'
import { renderPart } from '../testing/render-part.tsx'
import { selectOption } from '../testing/select-option.ts'
import type { ContactMessageFragment } from './contact-messages.generated.ts'
import MessageScreen from './MessageScreen.tsx'
import Messages from './Messages.tsx'

const buildMessage = createBuilder<ContactMessageFragment>({
  __typename: 'ContactMessage',
  id: '1',
  reference: 'CM-7K3M-92QF',
  receivedAt: '2099-03-05T22:30:00.000Z',
  kind: 'message',
  state: 'new',
  isSuspectedSpam: false,
  possibleDuplicateOf: null,
  isConfirmationRequested: false,
  name: 'Noor Haddad',
  email: 'noor@example.org',
  phone: null,
  subject: 'Volunteer',
  message: 'I speak Arabic and French.',
  replies: [],
  requestId: null,
  requestReference: null,
  isLocked: false,
  isReasonNeeded: false,
})

/** Sets the clock for this test. */
function setTime(moment: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  onTestFinished(() => void vi.useRealTimers())
}

/** A gateway that stores the changes of its one message. */
function createStatefulGateway(initial: ContactMessageFragment): FakeGateway {
  let message = initial
  const change = (changed: Partial<ContactMessageFragment>) => {
    message = { ...message, ...changed }
    return { message }
  }
  return createFakeGateway({
    OpenContactMessage: () => ({ message }),
    SetContactMessageState: ({ state }: Record<string, unknown>) =>
      change({ state: String(state), isSuspectedSpam: false }),
    ReplyToContactMessage: ({ text }: Record<string, unknown>) =>
      change({
        state: 'answered',
        replies: [{ sentAt: '2099-03-06T15:00:00.000Z', author: 'Ada', text: String(text) }],
      }),
  })
}

const createInbox = (...messages: ContactMessageFragment[]) =>
  createFakeGateway({ ListContactMessages: { messages } })
const openInbox = (gateway: FakeGateway, search = '') =>
  renderPart(<Messages />, gateway, { path: `/admin/messages${search}` })
const createMessageGateway = (message: ContactMessageFragment | null) =>
  createFakeGateway({ OpenContactMessage: { message } })
const openMessage = (gateway: FakeGateway) =>
  renderPart(<MessageScreen />, gateway, { path: '/admin/messages/1', pattern: 'messages/:id' })
const subjects = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => link.textContent)

const three = [
  buildMessage({ id: '1', subject: 'Volunteer' }),
  buildMessage({ id: '2', subject: 'Cheap watches', isSuspectedSpam: true }),
  buildMessage({ id: '3', subject: 'Thank you', state: 'handled' }),
]

test('messages are listed with state, reply deadline, and whether they look like spam or a duplicate', async () => {
  setTime('2099-03-06T23:30:00.000Z')
  openInbox(createInbox(buildMessage({ isSuspectedSpam: true, possibleDuplicateOf: '9' })))
  await screen.findByRole('table')
  screen.getByRole('heading', { level: 1, name: 'Messages' })
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Volunteer',
    'CM-7K3M-92QF',
    'Noor Haddad',
    'NewSuspected spamPossible duplicate',
    'Reply soon: 23 hours left',
    'Mar 5, 2099, 5:30 PM',
  ])
  expect(screen.getByRole('link', { name: 'Volunteer' }).getAttribute('href')).toBe('/admin/messages/1')
})

test('the list is filtered by state and suspicion, in the URL', async () => {
  const { user, getAddress } = openInbox(createInbox(...three))
  await selectOption(user, await screen.findByLabelText('State'), 'New')
  expect(subjects()).toEqual(['Volunteer', 'Cheap watches'])
  await selectOption(user, screen.getByLabelText('Spam'), 'Not suspected')
  expect(subjects()).toEqual(['Volunteer'])
  await waitFor(() => expect(getAddress()).toBe('/admin/messages?state=new&suspected=no'))
})

test('offers to help carry their kind, and the list is filtered by it', async () => {
  const { user } = openInbox(
    createInbox(buildMessage(), buildMessage({ id: '5', subject: 'Offer to help', kind: 'attorney' })),
  )
  within(await screen.findByRole('table')).getByText('Attorney')
  await selectOption(user, screen.getByLabelText('Kind'), 'Attorney')
  expect(subjects()).toEqual(['Offer to help'])
})

test.each(['cm 2ab3', 'munoz', 'RENT'])(
  'a message is found by its reference, name or subject, however it is typed: %s',
  async (typed) => {
    const rent = buildMessage({ id: '4', name: 'Ana Muñoz', subject: 'Rent', reference: 'CM-2AB3-4CD5' })
    const { getAddress } = openInbox(createInbox(...three, rent))
    enter(await screen.findByRole('searchbox', { name: 'Search by reference, name or subject' }), typed)
    expect(subjects()).toEqual(['Rent'])
    expect(getAddress()).toBe('/admin/messages')
  },
)

test.each([
  [{}, 'Not asked for'],
  [{ isConfirmationRequested: true }, 'Yes'],
  [{ isConfirmationRequested: true, isSuspectedSpam: true }, 'Held: suspected spam'],
])('a message says whether its sender got a confirmation: %j', async (overrides, text) => {
  openMessage(createMessageGateway(buildMessage(overrides)))
  await screen.findByText(text)
})

test.each([
  [three, '?state=answered', 'No matching messages.'],
  [[], '', 'No messages yet.'],
])('without messages to show the screen says so: %#', async (messages, search, text) => {
  openInbox(createInbox(...messages), search)
  await screen.findByText(text)
})

test('a message shows its sender, and its content as text', async () => {
  const message = 'Line one\n<img src=x onerror=alert(1)>'
  openMessage(createMessageGateway(buildMessage({ message })))
  await screen.findByRole('heading', { level: 2, name: 'Volunteer' })
  screen.getByText('Noor Haddad')
  screen.getByText('noor@example.org')
  screen.getByText((_, element) => element?.textContent === message && element.tagName === 'P')
  expect(document.querySelector('img')).toBeNull()
  screen.getByText('No replies yet.')
})

test('a message shows its reply deadline until it is answered', async () => {
  setTime('2099-03-08T00:30:00.000Z')
  const { user } = openMessage(createStatefulGateway(buildMessage()))
  await screen.findByText('Overdue by 2 hours')
  screen.getByText('Mar 7, 2099,')
  await user.click(screen.getByRole('button', { name: 'Mark as handled' }))
  await screen.findByText('None due')
})

test('an undecryptable message says so, and cannot be answered', async () => {
  const undecryptable = { name: null, email: null, subject: null, message: null, replies: null }
  openMessage(createMessageGateway(buildMessage(undecryptable)))
  await screen.findByRole('heading', { level: 2, name: 'Cannot be decrypted' })
  expect(screen.queryByLabelText('Reply')).toBeNull()
})

test('a missing message says so', async () => {
  openMessage(createMessageGateway(null))
  await screen.findByText('This message does not exist.')
})

test('a reply is sent and shown below the message', async () => {
  const { user, gateway } = openMessage(createStatefulGateway(buildMessage()))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Reply')
  enter(field, 'Yes, please come by.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findByText('Reply sent')
  expect(getLastVariables(gateway, 'ReplyToContactMessage')).toEqual({
    id: '1',
    text: 'Yes, please come by.',
  })
  await screen.findByText('Yes, please come by.', { selector: 'p' })
  await screen.findByText('Answered')
  await waitFor(() => expect(field.value).toBe(''))
})

test.each<[string, string, string, string, Partial<ContactMessageFragment>?]>([
  ['new', 'Mark as handled', 'handled', 'Handled'],
  ['new', 'Mark as spam', 'spam', 'Spam'],
  ['answered', 'Mark as new', 'new', 'New'],
  ['handled', 'Mark as new', 'new', 'New'],
  ['spam', 'Not spam', 'new', 'New'],
  ['new', 'Not spam', 'new', 'New', { isSuspectedSpam: true }],
])('a message that is %s: %s', async (state, button, newState, label, overrides = {}) => {
  const { user, gateway } = openMessage(createStatefulGateway(buildMessage({ state, ...overrides })))
  await user.click(await screen.findByRole('button', { name: button }))
  await screen.findByText('Message updated')
  expect(getLastVariables(gateway, 'SetContactMessageState')).toEqual({ id: '1', state: newState })
  await screen.findByText(label)
  await waitFor(() => expect(screen.queryByText('Suspected spam')).toBeNull())
  expect(screen.queryByRole('button', { name: button })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Volunteer' }))
  expect(gateway.countRequests('OpenContactMessage')).toBe(1)
})

test('a rejected state change is reported, and the state stays', async () => {
  const { user, gateway } = openMessage(createMessageGateway(buildMessage()))
  gateway.respondWith({ SetContactMessageState: buildGatewayError('BUSY') })
  await user.click(await screen.findByRole('button', { name: 'Mark as spam' }))
  await screen.findByText('The server is busy. Try again in a moment.')
  await screen.findByText('Failed to update message')
  screen.getByText('New')
})

const convertedFields = { requestId: '7', requestReference: 'LA-7K3M-92QF', state: 'handled' }
const createdRequest = {
  created: {
    reference: 'LA-7K3M-92QF',
    passphrase: 'calm river stone lamp',
    message: buildMessage(convertedFields),
  },
}
const convert = { name: 'Convert to request' }
const dialogTitle = { name: 'Convert to legal aid request' }

test('a message is converted to a request, whose passphrase is shown once', async () => {
  const gateway = createMessageGateway(buildMessage({ phone: '(555) 555-0188' }))
  gateway.respondWith({ CreateRequestFromMessage: createdRequest })
  const { user } = openMessage(gateway)
  await user.click(await screen.findByRole('button', convert))
  const question = within(await screen.findByRole('dialog', dialogTitle))
  expect(question.getByLabelText<HTMLInputElement>('Phone').value).toBe('(555) 555-0188')
  await selectOption(user, question.getByLabelText('Category'), 'Housing Rights')
  await selectOption(user, question.getByLabelText('Urgency'), 'High (within 2-3 days)')
  await user.click(question.getByRole('button', { name: 'Create request' }))
  await screen.findByText('Legal aid request created successfully')
  expect(getLastVariables(gateway, 'CreateRequestFromMessage')).toEqual({
    id: '1',
    input: {
      category: 'Housing Rights',
      urgency: 'High',
      phone: '(555) 555-0188',
      income: '',
      householdSize: '',
    },
  })
  const createdDialog = await findDialog('Request created')
  createdDialog.getByText('LA-7K3M-92QF')
  createdDialog.getByText('calm river stone lamp')
  await user.click(createdDialog.getByRole('button', { name: 'Done' }))
  const link = await screen.findByRole('link', { name: 'LA-7K3M-92QF' })
  expect(link.getAttribute('href')).toBe('/admin/legal-aid/7')
  expect(screen.queryByText('calm river stone lamp')).toBeNull()
  expect(screen.queryByRole('button', convert)).toBeNull()
})

test('a converted message is locked until the conflict check of its request', async () => {
  openMessage(
    createMessageGateway(buildMessage({ ...convertedFields, message: null, replies: null, isLocked: true })),
  )
  await screen.findByText('Locked until the conflict check of LA-7K3M-92QF is complete.')
  screen.getByRole('link', { name: 'LA-7K3M-92QF' })
  expect(screen.queryByRole('heading', { name: 'Replies' })).toBeNull()
})

test('where 72 hours are promised, a message is not overdue after 48', async () => {
  setTime('2099-03-07T23:30:00.000Z')
  renderForOtherOffice('/admin/messages', createInbox(buildMessage()))
  await screen.findByText('Reply soon: 23 hours left')
})
