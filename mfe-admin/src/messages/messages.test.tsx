// What people wrote to the office: the list, one message, and what becomes of it.
import { type FakeGateway, fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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
    },
    given,
  )

/** An inbox that remembers what is done with its one message. */
function keeping(initial: ContactMessage): FakeGateway {
  let message = initial
  const change = (changed: Partial<ContactMessage>) => {
    message = { ...message, ...changed }
    return { message }
  }
  return fakeGateway({
    AllContactMessages: () => ({ messages: [message] }),
    MarkContactMessage: ({ state }: Record<string, unknown>) => change({ state: String(state) }),
    AnswerContactMessage: ({ text }: Record<string, unknown>) =>
      change({
        state: 'answered',
        answers: [{ at: '2099-03-06T15:00:00.000Z', who: 'Ada', text: String(text) }],
      }),
  })
}

const inbox = (...messages: ContactMessage[]) => fakeGateway({ AllContactMessages: { messages } })
const list = (gateway: FakeGateway, search = '') => asAdministrator(`/admin/messages${search}`, gateway)
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

test('messages are listed with their state, and what looks like spam is marked', async () => {
  list(inbox(aMessage({ suspected: true })))
  await screen.findByRole('table')
  screen.getByRole('heading', { level: 1, name: 'Messages' })
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Volunteer',
    'Noor Haddad',
    'NewSuspected spam',
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
  one(inbox(aMessage({ message })))
  await screen.findByRole('heading', { level: 2, name: 'Volunteer' })
  screen.getByText('Noor Haddad')
  screen.getByText('noor@example.org')
  screen.getByText((_, element) => element?.textContent === message && element.tagName === 'P')
  expect(document.querySelector('img')).toBeNull()
  screen.getByText('Not answered yet.')
})

test('opening a message from the list does not open the inbox again', async () => {
  const { user, gateway } = list(inbox(...three))
  await user.click(await screen.findByRole('link', { name: 'Volunteer' }))
  await screen.findByLabelText('Answer')
  expect(gateway.times('AllContactMessages')).toBe(1)
})

test('a message that cannot be unsealed says so, and cannot be answered', async () => {
  const shut = { name: null, email: null, subject: null, message: null, answers: null }
  one(inbox(aMessage(shut)))
  await screen.findByRole('heading', { level: 2, name: 'Cannot be opened' })
  expect(screen.queryByLabelText('Answer')).toBeNull()
})

test('a message that is not there says so', async () => {
  one(inbox())
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
  const { user, gateway } = one(inbox(aMessage()))
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
  const { user, gateway } = one(inbox(aMessage()))
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
  const { user, gateway } = one(inbox(aMessage()))
  gateway.answer({ MarkContactMessage: refused('BUSY') })
  await user.click(await screen.findByRole('button', { name: 'Mark as spam' }))
  await screen.findByText('The server is busy. Try again in a moment.')
  await screen.findByText('Failed to mark message')
  screen.getByText('New')
})
