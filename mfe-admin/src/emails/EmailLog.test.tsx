// The email log: failed emails and retries.
import { createFakeGateway, type FakeGateway } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBuilder } from '../testing/create-builder.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderPart } from '../testing/render-part.tsx'
import EmailLog from './EmailLog.tsx'
import type { EmailFragment } from './emails.generated.ts'

const buildEmail = createBuilder<EmailFragment>({
  __typename: 'Email',
  id: 'm1',
  kind: 'contactReply',
  to: 'noor@example.org',
  subject: 'Our answer to your message (CM-7K3M-92QF)',
  reference: 'CM-7K3M-92QF',
  state: 'dead',
  attempts: 9,
  lastError: 'ECONNREFUSED',
  explanation: 'Nothing answers at the host and port of SMTP_URL.',
  serverReply: null,
  createdAt: '2099-03-05T22:30:00.000Z',
})

const renderAt = (gateway: FakeGateway) => renderPart(<EmailLog />, gateway)
const createGateway = (...emails: EmailFragment[]) => createFakeGateway({ ListFailedEmails: { emails } })

test('failed emails are listed with an explanation', async () => {
  renderAt(createGateway(buildEmail()))
  await screen.findByRole('table')
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Our answer to your message (CM-7K3M-92QF)Contact reply',
    'Nothing answers at the host and port of SMTP_URL.ECONNREFUSED',
    'noor@example.org',
    'Failed9 attempts since Mar 5, 2099, 5:30 PM',
    'Resend',
  ])
})

test('a pending retry is shown, with the reply of the mail server below the explanation', async () => {
  const serverReply = '535 5.7.8 <b>No</b> such user'
  const lastError = 'SMTP 535 5.7.8 AUTH'
  const explanation = 'Check the password.'
  renderAt(createGateway(buildEmail({ state: 'waiting', attempts: 1, lastError, explanation, serverReply })))
  await screen.findByText('Retry pending')
  expect(screen.getByText(explanation).closest('td')?.textContent).toBe(
    'Check the password.Server reply: “535 5.7.8 <b>No</b> such user”SMTP 535 5.7.8 AUTH',
  )
})

test('a purged email cannot be resent', async () => {
  renderAt(createGateway(buildEmail({ to: null, subject: null })))
  expect(await screen.findAllByText('Purged')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Resend/ })).toBeNull()
})

test('without failed emails the screen says so', async () => {
  renderAt(createGateway())
  await screen.findByText('All emails have been delivered.')
})

test('a resent email leaves the list', async () => {
  let emails = [buildEmail()]
  const gateway = createFakeGateway({
    ListFailedEmails: () => ({ emails }),
    ResendEmail: () => {
      emails = []
      return { email: buildEmail({ state: 'waiting', attempts: 0, lastError: null }) }
    },
  })
  const { user } = renderAt(gateway)
  await user.click(await screen.findByRole('button', { name: /^Resend: Our answer/ }))
  await screen.findByText('Email queued again')
  expect(getLastVariables(gateway, 'ResendEmail')).toEqual({ id: 'm1' })
  await screen.findByText('All emails have been delivered.')
  const head = screen.getByRole('heading', { name: 'Failed emails' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})
