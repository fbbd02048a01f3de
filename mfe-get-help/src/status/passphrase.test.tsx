import { buildGatewayError } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  buildStatus,
  buildStatusResponse,
  getField,
  getSection,
  openPage,
  openPageWithStatus,
} from './testing/open-status-page.tsx'

const passphraseProposal = { passphrase: 'orbit candle maple river', signature: 'a-signature' }
const proposed = buildStatusResponse({ passphraseProposal })

test('a new passphrase is shown first, and counts once the current one is entered', async () => {
  const { user, press, listCalls } = await openPageWithStatus(
    {},
    { ProposePassphrase: proposed, ReplacePassphrase: buildStatusResponse({ accessToken: 'pass-2' }) },
  )
  sessionStorage.setItem('get-help.receipt', 'river lantern maple harbor')
  await press('Show me a new passphrase')
  await getSection('Replace your passphrase').findByText('orbit candle maple river')
  getSection('Replace your passphrase').getByRole('button', { name: 'Copy new passphrase' })

  await press('Use the new passphrase')
  await screen.findByRole('link', { name: 'Enter your current passphrase' })
  await user.type(getField('Current passphrase'), 'river lantern maple harbor')
  await press('Use the new passphrase')
  await screen.findByText(/^Your passphrase has been replaced\./)
  expect(listCalls('ReplacePassphrase')).toEqual([
    {
      accessToken: 'pass-1',
      currentPassphrase: 'river lantern maple harbor',
      newPassphrase: 'orbit candle maple river',
      signature: 'a-signature',
    },
  ])
  expect(screen.queryByText('orbit candle maple river')).toBeNull()
  // The receipt has the one of before.
  expect(sessionStorage.getItem('get-help.receipt')).toBeNull()
})

test('after a wrong current passphrase the new one stays on the page', async () => {
  const { user, press } = await openPageWithStatus(
    {},
    {
      ProposePassphrase: proposed,
      ReplacePassphrase: buildGatewayError('BAD_USER_INPUT', {
        fields: { currentPassphrase: 'This is not your passphrase. Check the order of the words' },
      }),
    },
  )
  await press('Show me a new passphrase')
  await user.type(await screen.findByRole('textbox', { name: 'Current passphrase' }), 'wrong')
  await press('Use the new passphrase')
  const summary = within(await screen.findByRole('region', { name: 'There is a problem' }))
  summary.getByRole('link', { name: 'This is not your passphrase. Check the order of the words' })
  screen.getByText('orbit candle maple river')
})

test('without script the new passphrase and its signature are in the form', async () => {
  const { accessToken: _, accessSecondsLeft: __, ...requestStatus } = buildStatus({ passphraseProposal })
  await openPage({
    submitted: { viewState: { requestStatus, isExpired: false, retryAfter: 0 } },
  })
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Use the new passphrase' })
  expect(Object.fromEntries(new FormData(form!).entries())).toEqual({
    'form-token': 'a-token',
    do: 'replacePassphrase',
    newPassphrase: 'orbit candle maple river',
    signature: 'a-signature',
    currentPassphrase: '',
  })
})
