// People and organisations that we must not act against.
import { type FakeGateway, fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { sentWith } from '../testing/managed.ts'
import type { KeptParty } from './documents.ts'

const harbor: KeptParty & { __typename: string } = {
  __typename: 'KeptParty',
  id: 'k1',
  name: 'Harbor Homes',
  aliases: ['Harbour Homes'],
  reason: 'They give to us.',
  by: 'Ada Admin',
  at: '2099-03-05T22:30:00.000Z',
}
const at = (gateway: FakeGateway) => asAdministrator('/admin/conflicts', gateway)
const press = (name: string) => screen.findByRole('button', { name })

test('the list says whom, why, and who added them', async () => {
  at(fakeGateway({ KeptParties: { kept: [harbor] } }))
  await screen.findByRole('table')
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Harbor HomesHarbour Homes',
    'They give to us.',
    'Mar 5, 2099, 5:30 PMAda Admin',
    'Remove',
  ])
})

test('a name is added with a reason, and stands in the list', async () => {
  let kept: KeptParty[] = []
  const gateway = fakeGateway({
    KeptParties: () => ({ kept }),
    AddKeptParty: () => {
      kept = [harbor]
      return { kept: harbor }
    },
  })
  const { user } = at(gateway)
  await screen.findByText(/^Nobody yet/)
  await user.click(await press('Add a name'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a name' }))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await dialog.findByText('Enter a name')
  await user.type(dialog.getByLabelText('Name'), 'Harbor Homes')
  await user.type(dialog.getByLabelText('Other names'), 'Harbour Homes')
  await user.type(dialog.getByLabelText('Why we must not act against them'), 'They give to us.')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await screen.findByText('Name added successfully')
  await screen.findByRole('table')
  const { name, aliases, reason } = harbor
  expect(sentWith(gateway, 'AddKeptParty')).toEqual({ input: { name, aliases, reason } })
})

test('removing is asked about first, and the name leaves the list', async () => {
  let kept = [harbor]
  const gateway = fakeGateway({
    KeptParties: () => ({ kept }),
    RemoveKeptParty: () => {
      kept = []
      return { kept: harbor }
    },
  })
  const { user } = at(gateway)
  await user.click(await press('Remove Harbor Homes'))
  const question = within(await screen.findByRole('dialog', { name: 'Remove Harbor Homes?' }))
  expect(gateway.times('RemoveKeptParty')).toBe(0)
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Name removed successfully')
  await screen.findByText(/^Nobody yet/)
  const head = screen.getByRole('heading', { name: 'People and organisations' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test('a list that cannot be loaded can be tried again', async () => {
  const gateway = fakeGateway({ KeptParties: refused('BUSY') })
  const { user } = at(gateway)
  await screen.findByText('This could not be loaded.')
  gateway.answer({ KeptParties: { kept: [harbor] } })
  await user.click(await press('Try again'))
  await screen.findByText('Harbor Homes')
})
