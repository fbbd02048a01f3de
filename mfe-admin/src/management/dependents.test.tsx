// What hangs on items is said before they are deleted.
import { buildEvent } from '@access/content/events/event.examples'
import { buildJudgment } from '@access/content/judgments/judgment.examples'
import { buildTeamMember } from '@access/content/team/team-member.examples'
import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway, getLastVariables } from '../testing/managed-gateway.ts'
import { renderScreenAt } from '../testing/render-part.tsx'

const buildTotals = (registrationCount: number, eventCount = 1) => ({
  RegistrationTotals: { totals: { __typename: 'RegistrationTotals', registrationCount, eventCount } },
})

/** Asks to delete the only event. */
async function askToDelete(event: ReturnType<typeof buildEvent>, answers: object) {
  const gateway = createManagedGateway('Event', [event])
  gateway.respondWith(answers as never)
  const { user } = renderScreenAt('/admin/events', gateway)
  await user.click(await screen.findByRole('button', { name: /^Delete/ }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(`Are you sure you want to delete "${event.title}"? This action cannot be undone.`)
  return { user, gateway, dialog }
}

test('an event with registrations says how many, and can be cancelled instead', async () => {
  const event = buildEvent({ status: 'upcoming' })
  const { user, gateway, dialog } = await askToDelete(event, buildTotals(12))
  await dialog.findByText(/^It has 12 registrations\./)
  expect(getLastVariables(gateway, 'RegistrationTotals')).toEqual({ events: [event.id] })
  await user.click(dialog.getByRole('button', { name: 'Cancel the event instead' }))
  await screen.findByText('Event cancelled successfully')
  expect(getLastVariables(gateway, 'SetEvents')).toEqual({ ids: [event.id], input: { status: 'cancelled' } })
  expect(gateway.countRequests('DeleteEvent')).toBe(0)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Cancelled')
})

test('an event with registrations can be deleted all the same', async () => {
  const { user, gateway, dialog } = await askToDelete(buildEvent(), buildTotals(1))
  await dialog.findByText(/^It has 1 registration\./)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Event deleted successfully')
  expect(gateway.countRequests('SetEvents')).toBe(0)
})

test('an event that is cancelled is not offered to be cancelled', async () => {
  const { dialog } = await askToDelete(buildEvent({ status: 'cancelled' }), buildTotals(2))
  await dialog.findByText(/^It has 2 registrations\./)
  expect(dialog.queryByRole('button', { name: 'Cancel the event instead' })).toBeNull()
})

test('a cancellation that fails says why, and the question stays', async () => {
  const answers = { ...buildTotals(2), SetEvents: buildGatewayError('BUSY') }
  const { user, dialog } = await askToDelete(buildEvent(), answers)
  await user.click(await dialog.findByRole('button', { name: 'Cancel the event instead' }))
  await dialog.findByText('The server is busy. Try again in a moment.')
})

test('when nobody can say whether there are registrations, the question says so', async () => {
  const { dialog } = await askToDelete(buildEvent(), { RegistrationTotals: new Error('broken') })
  await dialog.findByText('We cannot tell right now whether people have registered.')
})

test('of many events it is said how many have registrations', async () => {
  const events = [buildEvent(), buildEvent({ id: '2', title: 'Open house' })]
  const gateway = createManagedGateway('Event', events)
  gateway.respondWith(buildTotals(7, 1))
  const { user } = renderScreenAt('/admin/events', gateway)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Delete selected' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 events' }))
  await dialog.findByText(/^1 of them has registrations, 7 in all\./)
  expect(getLastVariables(gateway, 'RegistrationTotals')).toEqual({ events: events.map(({ id }) => id) })
})

test.each([
  [
    'judgments',
    buildJudgment(),
    { CitingJudgmentCount: { count: 3 } },
    '3 other judgments cite it. The links there disappear. A hidden judgment can be shown again.',
  ],
  [
    'team',
    buildTeamMember(),
    { OpenMatterCount: { count: 2 } },
    /^This colleague has 2 open matters, offers included\./,
  ],
] as const)('what hangs on an item of %s is said', async (path, item, answers, words) => {
  const gateway = createManagedGateway(item.__typename, [item])
  gateway.respondWith(answers)
  const { user } = renderScreenAt(`/admin/${path}`, gateway)
  await user.click(await screen.findByRole('button', { name: /^Delete/ }))
  await within(await screen.findByRole('dialog')).findByText(words)
})
