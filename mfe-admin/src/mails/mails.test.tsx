// Mails that were not delivered, and another try.
import { type FakeGateway, fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { sentWith } from '../testing/managed.ts'
import type { Mail } from './documents.ts'

const aMail = (given: Partial<Mail> = {}): Mail =>
  Object.assign(
    {
      __typename: 'Mail',
      id: 'm1',
      kind: 'contactReply',
      to: 'noor@example.org',
      subject: 'Our answer to your message (CM-7K3M-92QF)',
      reference: 'CM-7K3M-92QF',
      state: 'dead',
      tries: 9,
      lastError: 'ECONNREFUSED',
      explanation: 'Nothing answers at the host and port of SMTP_URL.',
      serverReply: null,
      at: '2099-03-05T22:30:00.000Z',
    },
    given,
  )

const at = (gateway: FakeGateway) => asAdministrator('/admin/mails', gateway)
const undelivered = (...mails: Mail[]) => fakeGateway({ DeadLetters: { mails } })
const again = () => screen.findByRole('button', { name: /^Send again: Our answer/ })

test('undelivered mails are listed with what went wrong, in words', async () => {
  at(undelivered(aMail()))
  await screen.findByRole('table')
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Our answer to your message (CM-7K3M-92QF)Contact reply',
    'Nothing answers at the host and port of SMTP_URL.ECONNREFUSED',
    'noor@example.org',
    'Given up9 tries since Mar 5, 2099, 5:30 PM',
    'Send again',
  ])
})

test('a mail that waits for another try says so', async () => {
  at(undelivered(aMail({ state: 'waiting', tries: 1 })))
  await screen.findByText('Waiting for the next try')
})

test('what the mail server said is quoted below what it means', async () => {
  const serverReply = '535 5.7.8 <b>No</b> such user'
  at(
    undelivered(aMail({ lastError: 'SMTP 535 5.7.8 AUTH', explanation: 'Check the password.', serverReply })),
  )
  const cell = (await screen.findByText('Check the password.')).closest('td')
  expect(cell?.textContent).toBe(
    'Check the password.The mail server said: “535 5.7.8 <b>No</b> such user”SMTP 535 5.7.8 AUTH',
  )
})

test('a mail whose text is destroyed is not offered again', async () => {
  at(undelivered(aMail({ to: null, subject: null })))
  expect(await screen.findAllByText('No longer kept')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull()
})

test('when every mail was delivered the screen says so', async () => {
  at(undelivered())
  await screen.findByText('Every mail has been delivered.')
})

test('a mail goes out again and leaves the list', async () => {
  let mails = [aMail()]
  const gateway = fakeGateway({
    DeadLetters: () => ({ mails }),
    SendMailAgain: () => {
      mails = []
      return { mail: aMail({ state: 'waiting', tries: 0, lastError: null }) }
    },
  })
  const { user } = at(gateway)
  await user.click(await again())
  await screen.findByText('The mail goes out again')
  expect(sentWith(gateway, 'SendMailAgain')).toEqual({ id: 'm1' })
  await screen.findByText('Every mail has been delivered.')
  const head = screen.getByRole('heading', { name: 'Not delivered' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test('a mail that cannot be sent again says why', async () => {
  const { user, gateway } = at(undelivered(aMail()))
  gateway.answer({ SendMailAgain: refused('UNAUTHENTICATED') })
  await user.click(await again())
  await screen.findByText('You have been signed out')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText('Your session has ended. Try again to sign in.')
  await screen.findByText('Failed to send mail')
})

test('mails that cannot be loaded can be tried again', async () => {
  const { user, gateway } = at(fakeGateway({ DeadLetters: refused('BUSY') }))
  await screen.findByText('This could not be loaded.')
  gateway.answer({ DeadLetters: { mails: [aMail()] } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await again()
})
