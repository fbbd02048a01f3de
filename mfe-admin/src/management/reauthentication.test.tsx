// Whose session ended while they worked gives the password in place, and what they wanted is done.
import { buildCase } from '@access/content/cases/case.examples'
import { buildAdministrator, buildGatewayError, type FakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway } from '../testing/managed-gateway.ts'
import { renderScreenAt } from '../testing/render-part.tsx'

const title = buildCase().title
const session = { token: 'new token', user: buildAdministrator() }
type Answers = Parameters<FakeGateway['respondWith']>[0]

/** Cases whose calls of these names are refused until somebody signs in again. */
function buildSessionExpired(...names: string[]) {
  const gateway = createManagedGateway('Case', [buildCase({ isPublic: true })])
  const isRejected = () => gateway.countRequests('POST /api/auth/login') === 0
  const item = buildCase({ isPublic: false })
  const answers: Answers = { 'POST /api/auth/login': session }
  for (const name of names)
    answers[name] = () => (isRejected() ? buildGatewayError('UNAUTHENTICATED') : { item, items: [item] })
  gateway.respondWith(answers)
  return renderScreenAt('/admin/cases', gateway)
}

async function enterPassword(user: ReturnType<typeof buildSessionExpired>['user']) {
  const title = await screen.findByText('You have been signed out')
  const question = within(title.closest<HTMLElement>('[role="dialog"]')!)
  const password = question.getByLabelText('Password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  await user.type(password, 'secret')
  await user.click(question.getByRole('button', { name: 'Sign in again' }))
}

test('who does not sign in again finds the switch as it was, and the reason beside it', async () => {
  const { user, gateway } = buildSessionExpired('SetCases')
  const turn = await screen.findByRole('switch', { name: `Public: ${title}` })
  await user.click(turn)
  await screen.findByText('You have been signed out')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText('Failed to update case')
  expect(screen.getByRole('cell', { name: /Your session has ended\. Try again to sign in\./ })).toBeDefined()
  expect(turn.getAttribute('aria-checked')).toBe('true')
  expect(gateway.countRequests('SetCases')).toBe(1)
})

test('who does not sign in to read an item can still do so later', async () => {
  const { user } = buildSessionExpired('AnyCase')
  await user.click(await screen.findByRole('button', { name: `Edit ${title}` }))
  await screen.findByText('You have been signed out')
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(screen.queryByText('You have been signed out')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  await enterPassword(user)
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(title)
})
