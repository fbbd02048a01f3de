// Whose session ended while they worked gives the password in place, and what they wanted is done.
import { aCase } from '@access/content/cases/case.examples'
import { anAdministrator, type FakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { managed } from '../testing/managed.ts'

const title = aCase().title
const session = { token: 'new token', user: anAdministrator() }
type Answers = Parameters<FakeGateway['answer']>[0]

/** Cases whose calls of these names are refused until somebody signs in again. */
function signedOut(...names: string[]) {
  const gateway = managed('Case', 'Cases', [aCase({ isPublic: true })])
  const isRefused = () => gateway.times('POST /api/auth/login') === 0
  const item = aCase({ isPublic: false })
  const answers: Answers = { 'POST /api/auth/login': session }
  for (const name of names)
    answers[name] = () => (isRefused() ? refused('UNAUTHENTICATED') : { item, items: [item] })
  gateway.answer(answers)
  return asAdministrator('/admin/cases', gateway)
}

async function givePassword(user: ReturnType<typeof signedOut>['user']) {
  const title = await screen.findByText('You have been signed out')
  const question = within(title.closest<HTMLElement>('[role="dialog"]')!)
  await user.type(question.getByLabelText('Password'), 'secret')
  await user.click(question.getByRole('button', { name: 'Sign in again' }))
}

test('a delete goes on', async () => {
  const { user, gateway } = signedOut('DeleteCase')
  await user.click(await screen.findByRole('button', { name: `Delete ${title}` }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await givePassword(user)
  await screen.findByText('Case deleted successfully')
  expect(gateway.times('DeleteCase')).toBe(2)
})

test('an item that was to be edited opens', async () => {
  const { user } = signedOut('AnyCase')
  await user.click(await screen.findByRole('button', { name: `Edit ${title}` }))
  await givePassword(user)
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(title)
})

test('a change of many goes on', async () => {
  const { user } = signedOut('SetCases')
  await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await givePassword(user)
  await screen.findByText('1 case updated successfully')
})

test('a delete of many goes on', async () => {
  const { user } = signedOut('DeleteCases')
  await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))
  await user.click(screen.getByRole('button', { name: 'Delete selected' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete 1 case' }))
  await user.type(question.getByLabelText('Type 1 to confirm'), '1')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await givePassword(user)
  await screen.findByText('1 case deleted successfully')
})

test('a switch turns', async () => {
  const { user } = signedOut('SetCases')
  await user.click(await screen.findByRole('switch', { name: `Public: ${title}` }))
  await givePassword(user)
  await screen.findByText('Case updated successfully')
})

test('who does not sign in again finds the switch as it was, and the reason beside it', async () => {
  const { user, gateway } = signedOut('SetCases')
  const turn = await screen.findByRole('switch', { name: `Public: ${title}` })
  await user.click(turn)
  await screen.findByText('You have been signed out')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText('Failed to update case')
  expect(screen.getByRole('cell', { name: /Your session has ended\. Try again to sign in\./ })).toBeDefined()
  expect(turn.getAttribute('aria-checked')).toBe('true')
  expect(gateway.times('SetCases')).toBe(1)
})

test('who does not sign in to read an item can still do so later', async () => {
  const { user } = signedOut('AnyCase')
  await user.click(await screen.findByRole('button', { name: `Edit ${title}` }))
  await screen.findByText('You have been signed out')
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(screen.queryByText('You have been signed out')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  await givePassword(user)
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(title)
})
