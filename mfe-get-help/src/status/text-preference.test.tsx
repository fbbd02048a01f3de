import { buildGatewayError } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildStatusResponse, getField, getSection, openPageWithStatus } from './testing/open-status-page.tsx'

test('texts begin with a code, and are stopped by a press', async () => {
  const { user, press, listCalls } = await openPageWithStatus(
    { textUpdates: 'unconfirmed' },
    {
      RequestTextCode: buildStatusResponse({ textUpdates: 'code' }),
      ConfirmTextUpdates: buildStatusResponse({ textUpdates: 'on' }),
      StopTextUpdates: buildStatusResponse({ textUpdates: 'off' }),
    },
  )
  await press('Text me a code')
  await screen.findByText('We have texted you a code. It is valid for ten minutes.')
  await press('Start texts')
  await screen.findAllByText('Enter the code from the text')
  await user.type(getField('Code from the text'), '123456')
  await press('Start texts')
  await screen.findByText(/^We text you when there is something new/)
  expect(listCalls('ConfirmTextUpdates')).toEqual([expect.objectContaining({ code: '123456' })])
  await press('Do not text me')
  await screen.findByText('We do not text you.')
  screen.getByRole('button', { name: 'Text me again' })
})

test('why no code is texted is said', async () => {
  const { press } = await openPageWithStatus(
    { textUpdates: 'unconfirmed' },
    { RequestTextCode: buildGatewayError('BAD_USER_INPUT', { fields: { code: 'Too many texts' } }) },
  )
  await press('Text me a code')
  await screen.findByRole('link', { name: 'Too many texts' })
  expect(document.getElementById('code')?.textContent).toBe('Too many texts')
})

test('who sent STOP reads how to start again, and who has no number to text reads nothing of texts', async () => {
  const { unmount } = await openPageWithStatus({ textUpdates: 'stopped' })
  expect(getSection('Text messages').queryByRole('button')).toBeNull()
  getSection('Text messages').getByText(/send START from it/)
  unmount()
  await openPageWithStatus()
  expect(screen.queryByRole('region', { name: 'Text messages' })).toBeNull()
})
