// How dense the portal is.
import { createFakeGateway } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountResponses } from '../../testing/account.ts'
import { renderAs } from '../../testing/render-at.ts'

const openAccount = () => renderAs('auditor', '/admin/account', createFakeGateway(accountResponses))

const findChoice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })
const getButtonHeight = () =>
  getComputedStyle(screen.getByRole('button', { name: 'Logout' })).getPropertyValue('--ant-control-height')

test('anyone who chooses compact has a denser portal from then on', async () => {
  const { user, unmount } = openAccount()
  const compact = await findChoice('Compact')
  const height = Number.parseInt(getButtonHeight(), 10)
  await user.click(compact)
  expect(Number.parseInt(getButtonHeight(), 10)).toBeLessThan(height)
  unmount()
  openAccount()
  expect((await findChoice('Compact')).checked).toBe(true)
})
