// How a form of an item is left: whichever way, what was typed is asked about once and stays, shown with cases.
import { buildCase } from '@access/content/cases/case.examples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { enter } from '../../testing/enter.ts'
import { findDialog } from '../../testing/find-part.ts'
import { createManagedGateway, getLastVariables } from '../../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../../testing/render-at.ts'

const { id, title } = buildCase()
const question = 'Close without saving?'
const offer = `You have unsaved text for the case, "${title}".`

async function openDialog() {
  const gateway = createManagedGateway('Case', [buildCase()])
  const rendered = renderAsAdministrator('/admin/cases', gateway)
  await rendered.user.click(await screen.findByRole('button', { name: `Edit ${title}` }))
  await screen.findByLabelText('Outcome')
  return { ...rendered, gateway }
}

async function openPage() {
  const gateway = createManagedGateway('Case', [buildCase()])
  const rendered = renderAsAdministrator(`/admin/cases/${id}/edit`, gateway)
  await screen.findByLabelText('Outcome')
  return { ...rendered, gateway }
}

const outcome = () => screen.getByLabelText<HTMLInputElement>('Outcome')
const type = () => enter(outcome(), 'Settled')
const isAskedByBrowser = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

const cancel = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cancel' }))
const ways: [string, (user: UserEvent) => unknown][] = [
  ['Cancel', cancel],
  ['going back', () => history.back()],
]

test.each(ways)('%s asks, and a draft that is kept is offered and restored', async (_way, leave) => {
  const { user, gateway } = await openDialog()
  type()
  await leave(user)
  await user.click((await findDialog(question)).getByRole('button', { name: 'Continue editing' }))
  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
  expect(outcome().value).toBe('Settled')
  await cancel(user)
  await user.click((await findDialog(question)).getByRole('button', { name: 'Keep draft' }))
  await screen.findByText(offer)
  expect(screen.queryByText(question)).toBeNull()
  // Within the two seconds as well, for other devices.
  await waitFor(() => expect(gateway.countRequests('SaveItemDraft')).toBe(1))
  expect(gateway.countRequests('DiscardItemDraft')).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Continue editing' }))
  await screen.findByText(/^Unsaved text of/)
  expect(outcome().value).toBe('Settled')
})

test('who discards the text by name is offered nothing', async () => {
  const { user, gateway } = await openDialog()
  type()
  await cancel(user)
  await user.click((await findDialog(question)).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(getLastVariables(gateway, 'DiscardItemDraft')).toEqual({ type: 'Case', itemId: id }),
  )
  // Who types slowly has stored a draft, which the list offered until it was discarded.
  await waitFor(() => expect(screen.queryByText(offer)).toBeNull())
  await user.click(screen.getByRole('button', { name: `Edit ${title}` }))
  expect((await screen.findByLabelText<HTMLInputElement>('Outcome')).value).toBe('')
})

test('a tab that is closed asks, and stores the last words with the account meanwhile', async () => {
  const { gateway } = await openDialog()
  type()
  expect(isAskedByBrowser()).toBe(true)
  await waitFor(() => expect(gateway.countRequests('SaveItemDraft')).toBe(1))
  expect(JSON.parse(String(getLastVariables(gateway, 'SaveItemDraft').values))).toMatchObject({
    outcome: 'Settled',
  })
})

test.each(ways)(
  'on the page of the form %s asks as well, and the kept draft is offered in the list',
  async (_way, leave) => {
    const { user, getAddress } = await openPage()
    type()
    expect(isAskedByBrowser()).toBe(true)
    await leave(user)
    const dialog = within(await screen.findByRole('dialog', { name: question }))
    await user.click(dialog.getByRole('button', { name: 'Keep draft' }))
    await screen.findByText(offer)
    await waitFor(() => expect(getAddress()).toBe('/admin/cases'))
    expect(isAskedByBrowser()).toBe(false)
  },
)

test('signing out asks while something is typed, and the last words are with the account by then', async () => {
  const { user, gateway, getAddress } = await openPage()
  type()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out without saving?' }))
  await waitFor(() => expect(gateway.countRequests('SaveItemDraft')).toBe(1))
  await user.click(dialog.getByRole('button', { name: 'Continue editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(outcome().value).toBe('Settled')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/login'))
  expect(gateway.countRequests('DiscardItemDraft')).toBe(0)
})
