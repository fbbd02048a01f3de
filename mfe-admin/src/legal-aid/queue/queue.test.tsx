// What is done with requests in the queue: taken, given away, moved together, and looked at in views of one's own.
import { refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../../testing/at.ts'
import { sentWith } from '../../testing/managed.ts'
import { aQueue, someColleagues } from '../../testing/queue.ts'
import { aHeadline } from '../../testing/requests.ts'

const two = [
  aHeadline({ id: 'a', reference: 'LA-AAAA-1111' }),
  aHeadline({ id: 'b', reference: 'LA-BBBB-2222' }),
]
const chosen = () => within(screen.getByRole('group', { name: 'What is selected' }))
const selectAll = () => screen.findByRole('checkbox', { name: 'Select all on this page' })

test('the next request is assigned to me and opened', async () => {
  const gateway = aQueue(two)
  gateway.answer({
    TakeNextRequest: {
      request: { __typename: 'LegalAidRequest', id: 'a', assigneeId: '1', assigneeName: 'Ada' },
    },
  })
  const { user, address } = asAdministrator('/admin/legal-aid', gateway)
  gateway.answer({ OpenLegalAidRequest: { opened: null } })
  await user.click(await screen.findByRole('button', { name: 'Get next' }))
  await screen.findByText('There is no such request.')
  expect(address()).toBe('/admin/legal-aid/a')
})

test('when nobody is needed anywhere, that is said kindly', async () => {
  const gateway = aQueue(two)
  gateway.answer({ TakeNextRequest: { request: null } })
  const { user, address } = asAdministrator('/admin/legal-aid', gateway)
  await user.click(await screen.findByRole('button', { name: 'Get next' }))
  await screen.findByText('Somebody works on every request that is due.')
  expect(address()).toBe('/admin/legal-aid')
})

test('a next that cannot be had says why', async () => {
  const gateway = aQueue(two)
  gateway.answer({ TakeNextRequest: refused('BUSY') })
  const { user } = asAdministrator('/admin/legal-aid', gateway)
  await user.click(await screen.findByRole('button', { name: 'Get next' }))
  await screen.findByText('The server is busy. Try again in a moment.')
  await screen.findByText('Failed to get the next request')
})

test('chosen requests are moved after a question, and those that stay are named with the reason', async () => {
  const gateway = aQueue(two)
  const stays = {
    id: 'b',
    reference: 'LA-BBBB-2222',
    reason: 'A request that is closed cannot be moved there',
  }
  gateway.answer({
    MoveRequests: { together: { done: [{ __typename: 'LegalAidRequest', id: 'a' }], refused: [stays] } },
  })
  const { user } = asAdministrator('/admin/legal-aid', gateway)
  await user.click(await selectAll())
  chosen().getByText('2 selected')
  await user.selectOptions(chosen().getByLabelText('Move to'), 'Eligible')
  await user.click(chosen().getByRole('button', { name: 'Move' }))
  const question = within(await screen.findByRole('dialog', { name: 'Move 2 requests to Eligible?' }))
  expect(gateway.times('MoveRequests')).toBe(0)
  await user.click(question.getByRole('button', { name: 'Move to Eligible' }))
  await screen.findByText('1 request moved')
  expect(sentWith(gateway, 'MoveRequests')).toEqual({ ids: ['a', 'b'], to: 'eligible' })
  const told = within(
    (await screen.findByText('1 request stays as it was')).closest<HTMLElement>('[role="alert"]')!,
  )
  expect(told.getByRole('listitem').textContent).toBe(
    'LA-BBBB-2222: A request that is closed cannot be moved there.',
  )
  await waitFor(() => expect(screen.queryByRole('group', { name: 'What is selected' })).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All requests' })),
  )
  await user.click(told.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('1 request stays as it was')).toBeNull()
})

test('moves that come with a letter are not made together', async () => {
  const { user } = asAdministrator('/admin/legal-aid', aQueue(two))
  await user.click(await selectAll())
  const options = within(chosen().getByLabelText('Move to')).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'Choose one',
    'In review',
    'Info needed',
    'Eligible',
    'Matched',
    'Withdrawn',
    'Closed',
  ])
})

test('a move of many that is refused says so in its question', async () => {
  const gateway = aQueue(two)
  gateway.answer({ MoveRequests: refused('BUSY') })
  const { user } = asAdministrator('/admin/legal-aid', gateway)
  await user.click(await selectAll())
  await user.selectOptions(chosen().getByLabelText('Move to'), 'Eligible')
  await user.click(chosen().getByRole('button', { name: 'Move' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Move to Eligible' }))
  await question.findByText('The server is busy. Try again in a moment.')
  await screen.findByText('Failed to move 2 requests')
})

test('chosen requests are given to a colleague who can sign in, or to nobody', async () => {
  const gateway = aQueue(two, { colleagues: someColleagues })
  gateway.answer({ AssignRequests: { together: { done: two, refused: [] } } })
  const { user } = asAdministrator('/admin/legal-aid', gateway)
  await user.click(await selectAll())
  const choice = chosen().getByLabelText('Assign to')
  await within(choice).findByRole('option', { name: 'Ida Brandt' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose one', 'Ada Admin (me)', 'Ida Brandt', 'Nobody'])
  await user.selectOptions(choice, 'Nobody')
  await user.click(chosen().getByRole('button', { name: 'Assign' }))
  await screen.findByText('2 requests assigned')
  expect(sentWith(gateway, 'AssignRequests')).toEqual({ ids: ['a', 'b'], to: null })
})

const view = { __typename: 'SavedView', id: 'v', name: 'Mine, urgent', query: 'assignee=me&urgency=High' }

test('saved views are links, and the open one says so in whatever order its address is written', async () => {
  asAdministrator('/admin/legal-aid?urgency=High&assignee=me&page=2', aQueue(two, { views: [view] }))
  const views = within(await screen.findByRole('navigation', { name: 'Saved views' }))
  const link = await views.findByRole('link', { name: 'Mine, urgent' })
  expect(link.getAttribute('href')).toBe('/admin/legal-aid?assignee=me&urgency=High')
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(views.getByRole('link', { name: 'All requests' }).getAttribute('aria-current')).toBeNull()
  expect(views.queryByRole('button', { name: 'Save this view' })).toBeNull()
})

test('what the list is narrowed to is saved under a name, and objections stand at the field', async () => {
  const gateway = aQueue(two)
  const fields = { name: 'You have a view of this name already' }
  gateway.answer({ SaveView: refused('BAD_USER_INPUT', { fields }) })
  const { user } = asAdministrator('/admin/legal-aid?urgency=High&page=1', gateway)
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Enter a name')
  expect(gateway.times('SaveView')).toBe(0)
  await user.type(dialog.getByLabelText('Name'), 'Urgent')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('You have a view of this name already')
  gateway.answer({ SaveView: { view } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('View created successfully')
  expect(sentWith(gateway, 'SaveView')).toEqual({ name: 'Urgent', query: 'urgency=High' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the open view is renamed and deleted', async () => {
  const gateway = aQueue(two, { views: [view] })
  gateway.answer({ RenameView: { view }, DeleteView: { view } })
  const { user } = asAdministrator(`/admin/legal-aid?${view.query}`, gateway)
  await user.click(await screen.findByRole('button', { name: 'Rename view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }))
  await user.clear(dialog.getByLabelText('Name'))
  await user.type(dialog.getByLabelText('Name'), 'Mine')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('View updated successfully')
  expect(sentWith(gateway, 'RenameView')).toEqual({ id: 'v', name: 'Mine' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Delete view' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete view' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('View deleted successfully')
  expect(sentWith(gateway, 'DeleteView')).toEqual({ id: 'v' })
})
