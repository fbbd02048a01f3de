import { buildGatewayError } from '@access/shell/testing'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildStatus, buildStatusResponse, getField, openPage } from './testing/open-status-page.tsx'

const { accessToken: _accessToken, ...requestStatus } = buildStatus()
const viewState = { requestStatus, isExpired: false, retryAfter: 0 }

/** The form data that the button submits. */
function getFormData(name: string) {
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  return Object.fromEntries(new FormData(button.form!, button).entries())
}

test('the form is submitted to its page, with its token', async () => {
  await openPage({ submitted: {} })
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Show status' })
  expect([form!.method, form!.getAttribute('action')]).toEqual(['post', '/get-help/status#status'])
  expect(getFormData('Show status')).toEqual({
    'form-token': 'a-token',
    do: 'open',
    reference: '',
    passphrase: '',
  })
})

test('a failed lookup keeps its values and shows the error', async () => {
  const values = { reference: 'LA-7K3M-94XF', passphrase: 'one two three four' }
  await openPage({
    submitted: { values, errors: { passphrase: 'The reference and the passphrase…' } },
  })
  expect([getField('Reference').value, getField('Passphrase').value]).toEqual(Object.values(values))
  screen.getByRole('link', { name: 'The reference and the passphrase…' })
})

test('a status rendered by the server has forms without the access token', async () => {
  const viewStateWithNotice = {
    ...viewState,
    requestStatus: { ...requestStatus, answerDueAt: '2026-12-24T17:00:00.000Z' },
  }
  const { gateway } = await openPage({
    submitted: { viewState: viewStateWithNotice, values: { text: 'Half a sentence' } },
  })
  screen.getByRole('heading', { name: 'Received' })
  expect(getFormData('Send message')).toMatchObject({
    'form-token': 'a-token',
    do: 'write',
    text: 'Half a sentence',
  })
  expect(getFormData('Email me when there is news').do).toBe('startEmails')
  expect(getFormData('Withdraw my request').do).toBe('withdraw')
  expect(getFormData('Erase my request').do).toBe('erase')
  expect(getFormData('Yes, I still need help')).toEqual({ 'form-token': 'a-token', do: 'stillNeeded' })
  expect(getFormData('No, you may close it')).toEqual({ 'form-token': 'a-token', do: 'mayClose' })
  // With the message that was begun, so that it comes back.
  const documents = screen.getByRole<HTMLButtonElement>('button', { name: 'Send documents' })
  expect([documents.getAttribute('formenctype'), getFormData('Send documents')]).toMatchObject([
    'multipart/form-data',
    { do: 'addDocuments', text: 'Half a sentence', documents: expect.any(File) },
  ])
  expect(gateway.requests).toEqual([])
})

test('rejected documents are listed one by one', async () => {
  await openPage({
    submitted: { viewState, errors: { documents: 'a.exe must be…\nb.pdf is empty.' } },
  })
  const summary = within(screen.getByRole('region', { name: 'There is a problem' }))
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'a.exe must be…',
    'b.pdf is empty.',
  ])
})

test('an expired status leads to the lookup form', async () => {
  await openPage({
    submitted: { viewState: { requestStatus: null, isExpired: true, retryAfter: 0 } },
  })
  screen.getByRole('heading', { name: 'Please enter your passphrase again' })
  expect(getFormData('Continue')).toEqual({ 'form-token': 'a-token', do: 'continue' })
})

test('late hydration takes over', async () => {
  const { findRequest, press } = await openPage({
    submitted: { viewState: { requestStatus: null, isExpired: true, retryAfter: 0 } },
    answers: {
      OpenRequestStatus: buildStatusResponse(),
      StartEmailUpdates: buildGatewayError('INTERNAL_SERVER_ERROR'),
      RefreshRequestStatus: buildStatusResponse(),
    },
  })
  await press('Continue')
  await findRequest()
  await screen.findByRole('heading', { name: 'Received' })
  await press('Email me when there is news')
  await screen.findByText(/^That did not work/)
})

test('typed values are cleared once the status was opened and hidden', async () => {
  const values = { reference: 'LA-7K3M-94XF', passphrase: 'one two three four' }
  const { user, findRequest } = await openPage({
    submitted: { values, errors: { passphrase: 'Wrong' } },
  })
  await user.clear(getField('Reference'))
  await user.clear(getField('Passphrase'))
  await findRequest()
  await screen.findByRole('heading', { name: 'Received' })
  act(() => void dispatchEvent(new Event('pagehide')))
  expect([getField('Reference').value, getField('Passphrase').value]).toEqual(['', ''])
})
