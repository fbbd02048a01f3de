// What is typed and not saved, on all devices of an account, shown with cases.
import { buildCase } from '@access/content/cases/case.examples'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../../testing/enter.ts'
import { createManagedGateway, getLastVariables } from '../../testing/managed-gateway.ts'
import { renderScreenAt } from '../../testing/render-part.tsx'

const { id, title } = buildCase()
const draft = {
  __typename: 'ItemDraft',
  itemId: id,
  values: JSON.stringify({ title, outcome: 'Settled on the train' }),
  version: 1,
  savedAt: '2026-03-05T15:42:00.000Z',
}

function createGateway(responses: object = {}) {
  const gateway = createManagedGateway('Case', [{ ...buildCase(), version: 1 } as never])
  gateway.respondWith({ ...responses })
  return gateway
}

const outcome = () => screen.getByLabelText<HTMLInputElement>('Outcome')

async function openForm(gateway = createGateway()) {
  const rendered = renderScreenAt('/admin/cases', gateway)
  await rendered.user.click(await screen.findByRole('button', { name: `Edit ${title}` }))
  await screen.findByLabelText('Outcome')
  return { ...rendered, gateway }
}

test('what is typed is stored with the account soon after the last key, and that is said', async () => {
  const saveDraft = { SaveItemDraft: { draft } }
  const { gateway } = await openForm(createGateway(saveDraft))
  enter(outcome(), 'Settled')
  await screen.findByText('Draft saved 10:42 AM', {}, { timeout: 6000 })
  expect(gateway.countRequests('SaveItemDraft')).toBe(1)
  const { values, ...rest } = getLastVariables(gateway, 'SaveItemDraft')
  expect(rest).toEqual({ type: 'Case', itemId: id, version: 1 })
  expect(JSON.parse(values as string)).toMatchObject({ title, outcome: 'Settled' })
})

test('a draft of another device is offered in the list and restored in the form', async () => {
  const gateway = createGateway({ ItemDrafts: { drafts: [draft] }, ItemDraft: { draft } })
  const { user } = renderScreenAt('/admin/cases', gateway)
  await screen.findByText(`You have unsaved text for the case, "${title}".`)
  await user.click(screen.getByRole('button', { name: 'Continue editing' }))
  await screen.findByText(/^Unsaved text of/)
  expect(outcome().value).toBe('Settled on the train')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Case updated successfully')
  expect(getLastVariables(gateway, 'UpdateCase')).toMatchObject({ version: 1 })
  await waitFor(() =>
    expect(getLastVariables(gateway, 'DiscardItemDraft')).toEqual({ type: 'Case', itemId: id }),
  )
})

test('a new item that was not saved is offered back too', async () => {
  const gateway = createGateway()
  const { user } = renderScreenAt('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: 'Add case' }))
  enter(await screen.findByLabelText('Title'), 'Locked out')
  cleanup()
  const again = renderScreenAt('/admin/cases', gateway)
  await screen.findByText('You have unsaved text for a new case, "Locked out".')
  await again.user.click(screen.getByRole('button', { name: 'Continue editing' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Locked out')
})

test('what could not be stored is said, and is there again when the form is opened in the same tab', async () => {
  const { user, gateway } = await openForm(createGateway({ SaveItemDraft: new Error('broken') }))
  enter(outcome(), 'Settled')
  await screen.findByText('Draft not saved. It is kept in this tab.', {}, { timeout: 6000 })
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep draft' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(gateway.countRequests('SaveItemDraft')).toBe(1))
  await user.click(screen.getByRole('button', { name: `Edit ${title}` }))
  await screen.findByText(/^Unsaved text of/)
  expect(outcome().value).toBe('Settled')
})

test('who does not want a draft has it discarded for all devices', async () => {
  const { user, gateway } = await openForm(createGateway({ ItemDraft: { draft } }))
  await user.click(await screen.findByRole('button', { name: 'Use saved version' }))
  expect(outcome().value).toBe('')
  await waitFor(() => expect(gateway.countRequests('DiscardItemDraft')).toBe(1))
})

test('an offered draft that is not wanted is gone', async () => {
  const gateway = createGateway({ ItemDrafts: { drafts: [draft] } })
  const { user } = renderScreenAt('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.queryByText(/unsaved text/)).toBeNull()
  await waitFor(() =>
    expect(getLastVariables(gateway, 'DiscardItemDraft')).toEqual({ type: 'Case', itemId: id }),
  )
})

test('a draft that cannot be asked for keeps nobody from editing', async () => {
  await openForm(createGateway({ ItemDraft: new Error('broken'), ItemDrafts: new Error('broken') }))
  expect(outcome().value).toBe('')
})
