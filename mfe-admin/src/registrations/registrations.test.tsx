// Registrations for events: seats, check-in and cancellation.

import { buildGatewayError, createFakeGateway, type FakeGateway } from '@access/shell/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createBuilder } from '../testing/create-builder.ts'
import { enter } from '../testing/enter.ts'
import { findDialog } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderPart } from '../testing/render-part.tsx'
import { watchSavedFiles } from '../testing/saved-files.ts'
import { selectOption } from '../testing/select-option.ts'
import EventRegistrations from './EventRegistrations.tsx'
import Registrations from './Registrations.tsx'
import { filterRegistrations } from './registration-filters.ts'
import type { EventSeatsFragment, RegistrationFragment } from './registrations.generated.ts'

const seats = createBuilder<EventSeatsFragment>({
  __typename: 'EventSeats',
  event: 'e1',
  title: 'Know Your Rights Night',
  eventDate: '2099-03-05T22:30:00.000Z',
  capacity: 20,
  takenSeats: 18,
  availableSeats: 2,
  waitingCount: 0,
})

const buildRegistration = createBuilder<RegistrationFragment>({
  __typename: 'Registration',
  id: 'r1',
  reference: 'EV-7K3M-92QF',
  name: 'Noor Haddad',
  email: 'noor@example.org',
  phone: null,
  seats: 2,
  needs: null,
  state: 'placed',
  hasEmailUpdates: true,
  position: null,
  receivedAt: '2099-02-05T22:30:00.000Z',
  isSuspectedSpam: false,
  possibleDuplicateOf: null,
  checkedInAt: null,
  checkedInBy: null,
})

/** A gateway that stores check-ins and cancellations. */
function createStatefulGateway(...initial: RegistrationFragment[]): FakeGateway {
  let registrations = initial
  const createHandler =
    (changed: Partial<RegistrationFragment>) =>
    ({ id }: Record<string, unknown>) => {
      registrations = registrations.map((one) => (one.id === id ? { ...one, ...changed } : one))
      return { registration: registrations.find((one) => one.id === id) }
    }
  return createFakeGateway({
    AllEventSeats: { eventSeats: [seats()] },
    ListRegistrations: () => ({ registrations }),
    CancelRegistration: createHandler({ state: 'cancelled' }),
    CheckInRegistration: createHandler({ checkedInAt: '2099-03-05T22:30:00.000Z', checkedInBy: 'Ada' }),
    ReleaseRegistration: createHandler({ isSuspectedSpam: false }),
    UndoCheckIn: createHandler({ checkedInAt: null, checkedInBy: null }),
  })
}

const openOverview = (...eventSeats: EventSeatsFragment[]) =>
  renderPart(<Registrations />, createFakeGateway({ AllEventSeats: { eventSeats } }))
const openEvent = (gateway: FakeGateway, search = '') =>
  renderPart(<EventRegistrations />, gateway, {
    path: `/admin/registrations/e1${search}`,
    pattern: 'registrations/:event',
  })
const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent)

test('events are listed with their seats', async () => {
  const unlimited = seats({ event: 'e2', title: 'Open Day', capacity: null, availableSeats: null })
  openOverview(seats({ waitingCount: 3 }), unlimited)
  const link = await screen.findByRole('link', { name: 'Know Your Rights Night' })
  expect(link.getAttribute('href')).toBe('/admin/registrations/e1')
  expect(cells()).toEqual([
    ...['Know Your Rights Night', 'Mar 5, 2099', '18', '2', '3'],
    ...['Open Day', 'Mar 5, 2099', '18', 'No limit', '0'],
  ])
})

test('when nobody has registered the screen says so', async () => {
  openOverview()
  await screen.findByText('No registrations yet.')
})

test('a registration that looks like spam is released, and then its email is no longer held', async () => {
  const { user } = openEvent(createStatefulGateway(buildRegistration({ isSuspectedSpam: true })))
  await screen.findByText('Held: suspected spam')
  await user.click(screen.getByRole('button', { name: 'The registration of Noor Haddad is not spam' }))
  await screen.findByText('Not spam: the email is on its way')
  await waitFor(() => expect(screen.queryByText('Suspected spam')).toBeNull())
  expect(screen.queryByText('Held: suspected spam')).toBeNull()
})

test('an event shows its registrations, with needs', async () => {
  openEvent(createStatefulGateway(buildRegistration({ needs: 'Wheelchair space', phone: '(555) 555-0188' })))
  await screen.findByRole('heading', { level: 1, name: 'Know Your Rights Night' })
  await screen.findByRole('table')
  expect(cells()).toEqual([
    'Noor HaddadEV-7K3M-92QF',
    'Placed',
    '2',
    'Wheelchair space',
    'noor@example.org(555) 555-0188',
    'Yes',
    'Feb 5, 2099, 5:30 PM',
    'No',
    'Check inCancel',
  ])
})

test('the waiting list shows positions and has no check-in, and cancelled registrations cannot be cancelled again', async () => {
  openEvent(
    createStatefulGateway(
      buildRegistration({ id: 'r1', state: 'waiting', position: 3 }),
      buildRegistration({ id: 'r2', name: 'Ana Diaz', state: 'cancelled' }),
    ),
  )
  await screen.findByText('Waiting, position 3')
  expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel the registration of Ana Diaz' })).toBeNull()
})

test('a registration that looks like spam, was sent before by somebody else or cannot be decrypted says so', async () => {
  openEvent(
    createStatefulGateway(
      buildRegistration({ name: null, email: null, isSuspectedSpam: true, possibleDuplicateOf: '9' }),
    ),
  )
  expect(await screen.findAllByText('Cannot be decrypted')).toHaveLength(2)
  screen.getByText('Suspected spam')
  screen.getByText('Possible duplicate')
})

test.each([
  [[], '', 'No registrations for this event yet.'],
  [[buildRegistration()], '?q=zed', 'No matching registrations.'],
])('without registrations to show the screen says so: %#', async (registrations, search, text) => {
  openEvent(createStatefulGateway(...registrations), search)
  await screen.findByText(text)
})

test('a registration is cancelled after confirmation', async () => {
  const { user, gateway } = openEvent(createStatefulGateway(buildRegistration()))
  await user.click(await screen.findByRole('button', { name: 'Cancel the registration of Noor Haddad' }))
  const question = await findDialog('Cancel this registration?')
  question.getByText(
    'Noor Haddad loses all 2 seats, and the waiting list moves up. We email them that it is cancelled.',
  )
  await user.click(question.getByRole('button', { name: 'Cancel registration' }))
  await screen.findByText('Registration cancelled')
  expect(getLastVariables(gateway, 'CancelRegistration')).toEqual({ id: 'r1' })
  await screen.findByText('Cancelled', { selector: '.ant-tag' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const head = screen.getByRole('heading', { name: 'Registrations' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test.each([
  [
    { hasEmailUpdates: false },
    'loses all 2 seats, and the waiting list moves up. They get no emails from us',
  ],
  [{ isSuspectedSpam: true }, 'loses all 2 seats, and the waiting list moves up. They get no emails from us'],
  [{ state: 'waiting', position: 1 }, 'leaves the waiting list. We email them that it is cancelled.'],
])('before a registration is cancelled, staff read what follows: %j', async (overrides, text) => {
  const { user } = openEvent(createStatefulGateway(buildRegistration(overrides)))
  await user.click(await screen.findByRole('button', { name: 'Cancel the registration of Noor Haddad' }))
  const question = await findDialog('Cancel this registration?')
  question.getByText((words) => words.includes(text))
})

const counts = async () => {
  const list = await screen.findByLabelText('Seat counts')
  return Object.fromEntries(
    [...list.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  )
}

test('a check-in shows when and by whom, and can be undone', async () => {
  const { user, gateway } = openEvent(createStatefulGateway(buildRegistration()))
  await user.click(await screen.findByRole('button', { name: 'Check in Noor Haddad' }))
  expect(getLastVariables(gateway, 'CheckInRegistration')).toEqual({ id: 'r1' })
  const undo = await screen.findByRole('button', { name: 'Undo the check-in of Noor Haddad' })
  expect(document.activeElement).toBe(undo)
  expect(cells()).toContain('Mar 5, 2099, 5:30 PMAda')
  expect(await counts()).toMatchObject({ 'Checked in': '2 of 2' })
  await user.click(undo)
  await screen.findByRole('button', { name: 'Check in Noor Haddad' })
  expect(await counts()).toMatchObject({ 'Checked in': '0 of 2' })
  // Each query of the list is recorded as an access.
  expect(gateway.countRequests('ListRegistrations')).toBe(1)
})

test('a rejected check-in shows why', async () => {
  const gateway = createStatefulGateway(buildRegistration())
  const fields = { id: 'Only people who have a seat can be checked in' }
  gateway.respondWith({ CheckInRegistration: buildGatewayError('BAD_USER_INPUT', { fields }) })
  const { user } = openEvent(gateway)
  await user.click(await screen.findByRole('button', { name: 'Check in Noor Haddad' }))
  await screen.findByText('Only people who have a seat can be checked in')
  await screen.findByText('Failed to check in')
})

const threeRegistrations = [
  buildRegistration({ id: 'r1', checkedInAt: '2099-03-05T22:30:00.000Z', checkedInBy: 'Ada' }),
  buildRegistration({ id: 'r2', name: 'Ana Diaz', reference: 'EV-CCCC-3333', seats: 1 }),
  buildRegistration({
    id: 'r3',
    name: 'Bo',
    reference: 'EV-DDDD-4444',
    seats: 3,
    state: 'waiting',
    position: 1,
  }),
]

test('an event shows its seat counts', async () => {
  openEvent(createStatefulGateway(...threeRegistrations, buildRegistration({ id: 'r4', state: 'cancelled' })))
  await screen.findByText('3 of 20')
  expect(await counts()).toEqual({
    'Seats taken': '3 of 20',
    'Checked in': '2 of 3',
    Registrations: '2',
    Waiting: '1',
  })
})

test.each([
  ['ccCC 3', '', ['Ana Diaz']],
  ['nóor\u00a0haddad', '', ['Noor Haddad']],
  ['', 'placed', ['Noor Haddad', 'Ana Diaz']],
  ['', 'expected', ['Ana Diaz']],
  ['', 'here', ['Noor Haddad']],
  ['', 'waiting', ['Bo']],
  ['noor', 'waiting', []],
])('of registrations, "%s" and the state "%s" find %j', (search, state, names) => {
  expect(filterRegistrations(threeRegistrations, { search, state }).map(({ name }) => name)).toEqual(names)
})

test('the list is searched and filtered', async () => {
  const { user, getAddress } = openEvent(createStatefulGateway(...threeRegistrations))
  await selectOption(user, await screen.findByLabelText('State'), 'Placed')
  enter(screen.getByRole('searchbox', { name: 'Search by name or reference' }), 'ana')
  screen.getByText('1 of 3')
  screen.getByText('Ana Diaz')
  expect(screen.queryByText('Noor Haddad')).toBeNull()
  expect(getAddress()).toBe('/admin/registrations/e1?state=placed')
})

test('the attendance list has all confirmed registrations by name, in print only', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')))
  const { user } = openEvent(createStatefulGateway(...threeRegistrations))
  await user.click(await screen.findByRole('button', { name: 'Print attendance list' }))
  const list = screen.getByRole('table', { name: 'Attendance list' })
  expect([...list.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '☐Ana Diaz1EV-CCCC-3333',
    '☑Noor Haddad2EV-7K3M-92QF',
  ])
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('table', { name: 'Attendance list' })).toBeNull()
})

test('the CSV export is named after the event', async () => {
  const saved = watchSavedFiles()
  const gateway = createStatefulGateway(...threeRegistrations)
  gateway.respondWith({ 'POST /api/admin/registrations/e1/export': () => new Response('Name\r\n') })
  const { user } = openEvent(gateway)
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.name).toBe('registrations-know-your-rights-night.csv')
})
