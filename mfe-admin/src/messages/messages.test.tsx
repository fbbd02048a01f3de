// What people wrote to the office: the list, one message, and what becomes of it.
import { type FakeGateway, fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { sentWith } from '../testing/managed.ts'
import type { ContactMessage } from './documents.ts'

const aMessage = (given: Partial<ContactMessage> = {}): ContactMessage =>
  Object.assign(
    {
      __typename: 'ContactMessage',
      id: '1',
      reference: 'CM-7K3M-92QF',
      receivedAt: '2099-03-05T22:30:00.000Z',
      state: 'new',
      suspected: false,
      name: 'Noor Haddad',
      email: 'noor@example.org',
      phone: null,
      subject: 'Volunteer',
      message: 'I speak Arabic and French.',
      answers: [],
      requestId: null,
      requestReference: null,
      isShut: false,
    },
    given,
  )

/** The clock stands still at that moment for this test. */
function itIs(moment: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  onTestFinished(() => void vi.useRealTimers())
}

/** An inbox that remembers what is done with its one message. */
function keeping(initial: ContactMessage): FakeGateway {
  let message = initial
  const change = (changed: Partial<ContactMessage>) => {
    message = { ...message, ...changed }
    return { message }
  }
  return fakeGateway({
    OpenContactMessage: () => ({ message }),
    MarkContactMessage: ({ state }: Record<string, unknown>) =>
      change({ state: String(state), suspected: false }),
    AnswerContactMessage: ({ text }: Record<string, unknown>) =>
      change({
        state: 'answered',
        answers: [{ at: '2099-03-06T15:00:00.000Z', who: 'Ada', text: String(text) }],
      }),
  })
}

const inbox = (...messages: ContactMessage[]) => fakeGateway({ AllContactMessages: { messages } })
const list = (gateway: FakeGateway, search = '') => asAdministrator(`/admin/messages${search}`, gateway)
const opened = (message: ContactMessage | null) => fakeGateway({ OpenContactMessage: { message } })
const one = (gateway: FakeGateway) => asAdministrator('/admin/messages/1', gateway)
const subjects = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => link.textContent)

const three = [
  aMessage({ id: '1', subject: 'Volunteer' }),
  aMessage({ id: '2', subject: 'Cheap watches', suspected: true }),
  aMessage({ id: '3', subject: 'Thank you', state: 'handled' }),
]

test('messages are listed with their state, how long there is to answer, and what looks like spam', async () => {
  itIs('2099-03-06T23:30:00.000Z')
  list(inbox(aMessage({ suspected: true })))
  await screen.findByRole('table')
  screen.getByRole('heading', { level: 1, name: 'Messages' })
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Volunteer',
    'Noor Haddad',
    'NewSuspected spam',
    'Answer soon: 23 hours left',
    'Mar 5, 2099, 5:30 PM',
  ])
  expect(screen.getByRole('link', { name: 'Volunteer' }).getAttribute('href')).toBe('/admin/messages/1')
})

test('the list is narrowed by state and by suspicion, and the address says so', async () => {
  const { user, address } = list(inbox(...three))
  await user.selectOptions(await screen.findByLabelText('State'), 'New')
  expect(subjects()).toEqual(['Volunteer', 'Cheap watches'])
  await user.selectOptions(screen.getByLabelText('Spam'), 'Not suspected')
  expect(subjects()).toEqual(['Volunteer'])
  expect(address()).toBe('/admin/messages?state=new&suspected=no')
})

test('when nothing is like that the screen says so', async () => {
  list(inbox(...three), '?state=answered')
  await screen.findByText('No message is like that.')
})

test('without messages the screen says so', async () => {
  list(inbox())
  await screen.findByText('No messages yet.')
})

test('messages that cannot be loaded can be tried again', async () => {
  const { user, gateway } = list(fakeGateway({ AllContactMessages: refused('BUSY') }))
  await screen.findByText('This could not be loaded.')
  gateway.answer({ AllContactMessages: { messages: three } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Volunteer')
})

test('a message shows who wrote it, and what they wrote as text', async () => {
  const message = 'Line one\n<img src=x onerror=alert(1)>'
  one(opened(aMessage({ message })))
  await screen.findByRole('heading', { level: 2, name: 'Volunteer' })
  screen.getByText('Noor Haddad')
  screen.getByText('noor@example.org')
  screen.getByText((_, element) => element?.textContent === message && element.tagName === 'P')
  expect(document.querySelector('img')).toBeNull()
  screen.getByText('Not answered yet.')
})

test('the oldest that waits for an answer comes first, and what is done comes last', async () => {
  const days = [
    aMessage({ id: '1', subject: 'Handled', state: 'handled', receivedAt: '2099-03-01T22:30:00.000Z' }),
    aMessage({ id: '2', subject: 'Newer', receivedAt: '2099-03-03T22:30:00.000Z' }),
    aMessage({ id: '3', subject: 'Oldest', receivedAt: '2099-03-02T22:30:00.000Z' }),
  ]
  list(inbox(...days))
  await screen.findByRole('table')
  expect(subjects()).toEqual(['Oldest', 'Newer', 'Handled'])
})

test('a message says by when its writer was promised an answer, until there is one', async () => {
  itIs('2099-03-08T00:30:00.000Z')
  const { user } = one(keeping(aMessage()))
  await screen.findByText('Overdue by 2 hours')
  screen.getByText('Mar 7, 2099,')
  await user.click(screen.getByRole('button', { name: 'Mark as handled' }))
  await screen.findByText('None due')
})

test('a message is opened once for each visit, whatever is done with it', async () => {
  const { user, gateway } = one(keeping(aMessage()))
  await user.click(await screen.findByRole('button', { name: 'Mark as handled' }))
  await screen.findByText('Message marked')
  const head = screen.getByRole('heading', { level: 2, name: 'Volunteer' })
  await waitFor(() => expect(document.activeElement).toBe(head))
  expect(gateway.times('OpenContactMessage')).toBe(1)
})

test('a message that could not be loaded can be tried again', async () => {
  const { user, gateway } = one(fakeGateway({ OpenContactMessage: refused('BUSY') }))
  await screen.findByText('This could not be loaded.')
  gateway.answer({ OpenContactMessage: { message: aMessage() } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 2, name: 'Volunteer' })
})

test('what a person calls no spam is not suspected any more', async () => {
  const { user } = one(keeping(aMessage({ suspected: true })))
  await screen.findByText('Suspected spam')
  await user.click(screen.getByRole('button', { name: 'Not spam' }))
  await waitFor(() => expect(screen.queryByText('Suspected spam')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Not spam' })).toBeNull()
})

test('a message that cannot be unsealed says so, and cannot be answered', async () => {
  const shut = { name: null, email: null, subject: null, message: null, answers: null }
  one(opened(aMessage(shut)))
  await screen.findByRole('heading', { level: 2, name: 'Cannot be opened' })
  expect(screen.queryByLabelText('Answer')).toBeNull()
})

test('a message that is not there says so', async () => {
  one(opened(null))
  await screen.findByText('There is no such message.')
})

test('an answer goes out and stands below the message', async () => {
  const { user, gateway } = one(keeping(aMessage()))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Answer')
  await user.type(field, 'Yes, please come by.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Answer sent')
  expect(sentWith(gateway, 'AnswerContactMessage')).toEqual({ id: '1', text: 'Yes, please come by.' })
  await screen.findByText('Yes, please come by.', { selector: 'p' })
  await screen.findByText('Answered')
  await waitFor(() => expect(field.value).toBe(''))
})

test('an answer that is refused stays as typed, with the reason', async () => {
  const { user, gateway } = one(opened(aMessage()))
  gateway.answer({
    AnswerContactMessage: refused('BAD_USER_INPUT', { fields: { text: 'Enter your answer' } }),
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Answer')
  await user.type(field, 'Yes')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Enter your answer')
  await screen.findByText('Failed to send answer')
  expect(field.value).toBe('Yes')
})

test('whose session has ended keeps the answer and is told what to do', async () => {
  const { user, gateway } = one(opened(aMessage()))
  gateway.answer({ AnswerContactMessage: refused('UNAUTHENTICATED') })
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Answer')
  await user.type(field, 'Yes')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('You have been signed out')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText('Your session has ended. Try again to sign in.')
  expect(field.value).toBe('Yes')
})

test.each([
  ['new', 'Mark as handled', 'handled', 'Handled'],
  ['new', 'Mark as spam', 'spam', 'Spam'],
  ['answered', 'Mark as new', 'new', 'New'],
  ['handled', 'Mark as new', 'new', 'New'],
  ['spam', 'Not spam', 'new', 'New'],
])('a message that is %s: %s', async (state, button, becomes, says) => {
  const { user, gateway } = one(keeping(aMessage({ state })))
  await user.click(await screen.findByRole('button', { name: button }))
  await screen.findByText('Message marked')
  expect(sentWith(gateway, 'MarkContactMessage')).toEqual({ id: '1', state: becomes })
  await screen.findByText(says)
})

test('a mark that is refused says so, and the message stays as it was', async () => {
  const { user, gateway } = one(opened(aMessage()))
  gateway.answer({ MarkContactMessage: refused('BUSY') })
  await user.click(await screen.findByRole('button', { name: 'Mark as spam' }))
  await screen.findByText('The server is busy. Try again in a moment.')
  await screen.findByText('Failed to mark message')
  screen.getByText('New')
})

const asRequest = { requestId: '7', requestReference: 'LA-7K3M-92QF', state: 'handled' }
const made = {
  made: { reference: 'LA-7K3M-92QF', words: 'calm river stone lamp', message: aMessage(asRequest) },
}
const decide = { name: 'Make it a legal aid request' }

test('a message becomes a request, whose words are told once', async () => {
  const gateway = opened(aMessage({ phone: '(555) 555-0188' }))
  gateway.answer({ MakeRequestOfMessage: made })
  const { user } = one(gateway)
  await user.click(await screen.findByRole('button', decide))
  const question = within(await screen.findByRole('dialog', decide))
  expect(question.getByLabelText<HTMLInputElement>('Phone').value).toBe('(555) 555-0188')
  await user.selectOptions(question.getByLabelText('Category'), 'Housing Rights')
  await user.selectOptions(question.getByLabelText('Urgency'), 'High (within 2-3 days)')
  await user.click(question.getByRole('button', { name: 'Make the request' }))
  await screen.findByText('Legal aid request created successfully')
  expect(sentWith(gateway, 'MakeRequestOfMessage')).toEqual({
    id: '1',
    input: {
      category: 'Housing Rights',
      urgency: 'High',
      phone: '(555) 555-0188',
      income: '',
      householdSize: '',
    },
  })
  const told = within(await screen.findByRole('dialog', { name: 'Tell them these now' }))
  told.getByText('LA-7K3M-92QF')
  told.getByText('calm river stone lamp')
  await user.click(told.getByRole('button', { name: 'I have told them' }))
  const way = await screen.findByRole('link', { name: 'LA-7K3M-92QF' })
  expect(way.getAttribute('href')).toBe('/admin/legal-aid/7')
  expect(screen.queryByText('calm river stone lamp')).toBeNull()
  expect(screen.queryByRole('button', decide)).toBeNull()
})

test('what became a request is read there first: until its names are looked at, the message is closed', async () => {
  one(opened(aMessage({ ...asRequest, message: null, answers: null, isShut: true })))
  await screen.findByText('What they wrote opens once somebody has looked at the names in LA-7K3M-92QF.')
  screen.getByRole('link', { name: 'LA-7K3M-92QF' })
  expect(screen.queryByRole('heading', { name: 'Answers' })).toBeNull()
})

test('what must be decided is said at its field, by us and by the server', async () => {
  const gateway = opened(aMessage())
  gateway.answer({
    MakeRequestOfMessage: refused('BAD_USER_INPUT', { fields: { phone: 'Nobody could dial this' } }),
  })
  const { user } = one(gateway)
  await user.click(await screen.findByRole('button', decide))
  const question = within(await screen.findByRole('dialog', decide))
  await user.click(question.getByRole('button', { name: 'Make the request' }))
  await question.findByText('Choose what kind of problem it is')
  await question.findByText('Choose how soon you need help')
  expect(gateway.times('MakeRequestOfMessage')).toBe(0)
  await user.selectOptions(question.getByLabelText('Category'), 'Employment')
  await user.selectOptions(question.getByLabelText('Urgency'), 'Low (can wait a few weeks)')
  await user.click(question.getByRole('button', { name: 'Make the request' }))
  await question.findByText('Nobody could dial this')
  await screen.findByText('Failed to create legal aid request')
})

test('whoever closes the question makes nothing of the message', async () => {
  const { user, gateway } = one(opened(aMessage()))
  await user.click(await screen.findByRole('button', decide))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(gateway.times('MakeRequestOfMessage')).toBe(0)
  screen.getByRole('button', decide)
})
