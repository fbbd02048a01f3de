// Who comes to which event, and giving a place to the next in line.
import { type FakeGateway, fakeGateway, refused } from '@access/shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { sentWith } from '../testing/managed.ts'
import { savedFiles } from '../testing/savedFiles.ts'
import type { EventPlaces, Registration } from './documents.ts'

const events = [
  { __typename: 'Event', id: 'e1', title: 'Know Your Rights Night', eventDate: '2099-03-05T22:30:00.000Z' },
]

const places = (given: Partial<EventPlaces> = {}): EventPlaces =>
  Object.assign(
    { __typename: 'EventPlaces', event: 'e1', capacity: 20, taken: 18, left: 2, waiting: 0 },
    given,
  )

const aRegistration = (given: Partial<Registration> = {}): Registration =>
  Object.assign(
    {
      __typename: 'Registration',
      id: 'r1',
      reference: 'EV-7K3M-92QF',
      name: 'Noor Haddad',
      email: 'noor@example.org',
      phone: null,
      seats: 2,
      needs: null,
      state: 'placed',
      position: null,
      receivedAt: '2099-02-05T22:30:00.000Z',
      suspected: false,
      checkedInAt: null,
      checkedInBy: null,
    },
    given,
  )

/** An event's list that remembers who came and what is cancelled. */
function keeping(...initial: Registration[]): FakeGateway {
  let registrations = initial
  const becoming =
    (changed: Partial<Registration>) =>
    ({ id }: Record<string, unknown>) => {
      registrations = registrations.map((one) => (one.id === id ? { ...one, ...changed } : one))
      return { registration: registrations.find((one) => one.id === id) }
    }
  return fakeGateway({
    EventNames: { events },
    EventCapacity: { places: { __typename: 'EventPlaces', event: 'e1', capacity: 20 } },
    Registrations: () => ({ registrations }),
    CancelRegistration: becoming({ state: 'cancelled' }),
    CheckInRegistration: becoming({ checkedInAt: '2099-03-05T22:30:00.000Z', checkedInBy: 'Ada' }),
    UndoCheckIn: becoming({ checkedInAt: null, checkedInBy: null }),
  })
}

const overview = (gateway: FakeGateway) => asAdministrator('/admin/registrations', gateway)
const event = (gateway: FakeGateway) => asAdministrator('/admin/registrations/e1', gateway)
const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent)

test('events are listed with how full they are', async () => {
  overview(fakeGateway({ EventNames: { events }, AllEventPlaces: { places: [places({ waiting: 3 })] } }))
  const link = await screen.findByRole('link', { name: 'Know Your Rights Night' })
  expect(link.getAttribute('href')).toBe('/admin/registrations/e1')
  expect(cells()).toEqual(['Know Your Rights Night', 'Mar 5, 2099', '18', '2', '3'])
})

test('an event without a limit says so', async () => {
  const unlimited = places({ capacity: null, left: null })
  overview(fakeGateway({ EventNames: { events }, AllEventPlaces: { places: [unlimited] } }))
  await screen.findByText('No limit')
})

test('without the events’ names the list still stands', async () => {
  overview(fakeGateway({ EventNames: refused('BUSY'), AllEventPlaces: { places: [places()] } }))
  await screen.findByRole('link', { name: 'Event e1' })
  expect(cells()).toEqual(['Event e1', 'Not known', '18', '2', '0'])
})

test('when nobody has registered the screen says so', async () => {
  overview(fakeGateway({ EventNames: { events }, AllEventPlaces: { places: [] } }))
  await screen.findByText('Nobody has registered yet.')
})

test('whose session has ended is asked to sign in', async () => {
  const gateway = fakeGateway({ EventNames: { events }, AllEventPlaces: refused('UNAUTHENTICATED') })
  overview(gateway)
  await screen.findByText('Your session has ended.')
})

test('an event shows who comes, with what they need', async () => {
  event(keeping(aRegistration({ needs: 'Wheelchair space', phone: '(555) 555-0188' })))
  await screen.findByRole('heading', { level: 1, name: 'Know Your Rights Night' })
  await screen.findByRole('table')
  expect(cells()).toEqual([
    'Noor HaddadEV-7K3M-92QF',
    'Placed',
    '2',
    'Wheelchair space',
    'noor@example.org(555) 555-0188',
    'Feb 5, 2099, 5:30 PM',
    'No',
    'Check inCancel',
  ])
})

test('who waits is shown with their number, and who cancelled cannot be cancelled again', async () => {
  event(
    keeping(
      aRegistration({ id: 'r1', state: 'waiting', position: 3 }),
      aRegistration({ id: 'r2', name: 'Ana Diaz', state: 'cancelled' }),
    ),
  )
  await screen.findByText('Waiting, number 3')
  expect(screen.queryByRole('button', { name: 'Cancel the place of Ana Diaz' })).toBeNull()
})

test('a registration that looks like spam is marked', async () => {
  event(keeping(aRegistration({ suspected: true })))
  await screen.findByText('Suspected spam')
})

test('what cannot be unsealed says so', async () => {
  event(keeping(aRegistration({ name: null, email: null })))
  expect(await screen.findAllByText('Cannot be opened')).toHaveLength(2)
})

test('an event that nobody registered for says so', async () => {
  event(keeping())
  await screen.findByText('Nobody has registered for this event.')
})

test('registrations that cannot be loaded can be tried again', async () => {
  const gateway = keeping()
  gateway.answer({ Registrations: refused('BUSY') })
  const { user } = event(gateway)
  await screen.findByText('This could not be loaded.')
  gateway.answer({ Registrations: { registrations: [aRegistration()] } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Noor Haddad')
})

test('a place is cancelled after a question, and the list shows it', async () => {
  const { user, gateway } = event(keeping(aRegistration()))
  await user.click(await screen.findByRole('button', { name: 'Cancel the place of Noor Haddad' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this place?' }))
  question.getByText(/^Noor Haddad loses all 2 seats and is told by email\./)
  await user.click(question.getByRole('button', { name: 'Cancel the place' }))
  await screen.findByText('Place cancelled')
  expect(sentWith(gateway, 'CancelRegistration')).toEqual({ id: 'r1' })
  await screen.findByText('Cancelled', { selector: '.badge' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const head = screen.getByRole('heading', { name: 'Registrations' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test('whoever closes the question cancels nothing', async () => {
  const { user, gateway } = event(keeping(aRegistration()))
  await user.click(await screen.findByRole('button', { name: 'Cancel the place of Noor Haddad' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(gateway.times('CancelRegistration')).toBe(0)
})

test('a place that cannot be cancelled says so in the question', async () => {
  const { user, gateway } = event(keeping(aRegistration()))
  gateway.answer({ CancelRegistration: refused('UNAUTHENTICATED') })
  await user.click(await screen.findByRole('button', { name: 'Cancel the place of Noor Haddad' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Cancel the place' }))
  await screen.findByText('You have been signed out')
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await question.findByText('Your session has ended. Try again to sign in.')
  await screen.findByText('Failed to cancel place')
})

/** Who stands in the list, in its order. */
const names = () => {
  const table = within(screen.getByRole('region', { name: 'Registrations, table' }))
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td span span')!.textContent)
}

const counts = async () => {
  const list = await screen.findByLabelText('How full it is')
  return Object.fromEntries(
    [...list.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  )
}

test('who has come is checked in, with when and by whom, and it can be undone', async () => {
  const { user, gateway } = event(keeping(aRegistration()))
  await user.click(await screen.findByRole('button', { name: 'Check in Noor Haddad' }))
  expect(sentWith(gateway, 'CheckInRegistration')).toEqual({ id: 'r1' })
  const undo = await screen.findByRole('button', { name: 'Undo the check-in of Noor Haddad' })
  expect(document.activeElement).toBe(undo)
  expect(cells()).toContain('Mar 5, 2099, 5:30 PMAda')
  expect(await counts()).toMatchObject({ 'Checked in': '2 of 2' })
  await user.click(undo)
  await screen.findByRole('button', { name: 'Check in Noor Haddad' })
  expect(await counts()).toMatchObject({ 'Checked in': '0 of 2' })
  // Each reading of the list is recorded as an opening.
  expect(gateway.times('Registrations')).toBe(1)
})

test('a check-in that is refused says why', async () => {
  const gateway = keeping(aRegistration())
  const fields = { id: 'Only people who have a place can be checked in' }
  gateway.answer({ CheckInRegistration: refused('BAD_USER_INPUT', { fields }) })
  const { user } = event(gateway)
  await user.click(await screen.findByRole('button', { name: 'Check in Noor Haddad' }))
  await screen.findByText('Only people who have a place can be checked in')
  await screen.findByText('Failed to check in')
})

const three = [
  aRegistration({ id: 'r1', checkedInAt: '2099-03-05T22:30:00.000Z', checkedInBy: 'Ada' }),
  aRegistration({ id: 'r2', name: 'Ana Diaz', reference: 'EV-CCCC-3333', seats: 1 }),
  aRegistration({ id: 'r3', name: 'Bo', reference: 'EV-DDDD-4444', seats: 3, state: 'waiting', position: 1 }),
]

test('an event tells how full it is, who has come and who waits', async () => {
  event(keeping(...three, aRegistration({ id: 'r4', state: 'cancelled' })))
  await screen.findByText('3 of 20')
  expect(await counts()).toEqual({
    'Seats taken': '3 of 20',
    'Checked in': '2 of 3',
    Registrations: '2',
    Waiting: '1',
  })
})

test('who waits has nothing to be checked in for', async () => {
  event(keeping(three[2]!))
  await screen.findByText('Waiting, number 1')
  expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull()
})

test.each([
  ['ccCC 3', 'Ana Diaz'],
  ['noorh', 'Noor Haddad'],
])('a place is found by name or reference: %s', async (words, name) => {
  const { user, address } = event(keeping(...three))
  await user.type(await screen.findByRole('searchbox', { name: 'Search by name or reference' }), words)
  screen.getByText('1 of 3')
  expect(names()).toEqual([name])
  expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe(words)
})

test.each([
  ['Placed', ['Noor Haddad', 'Ana Diaz']],
  ['Not here yet', ['Ana Diaz']],
  ['Checked in', ['Noor Haddad']],
  ['Waiting', ['Bo']],
])('the list is narrowed to %s', async (state, found) => {
  const { user } = event(keeping(...three))
  await user.selectOptions(await screen.findByLabelText('State'), state)
  expect(names()).toEqual(found)
})

test('when no registration is like that the screen says so', async () => {
  asAdministrator('/admin/registrations/e1?q=zed', keeping(...three))
  await screen.findByText('No registration is like that.')
})

test('the list for the door has everybody with a place, by name, and is there on paper alone', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')))
  const { user } = event(keeping(...three))
  await user.click(await screen.findByRole('button', { name: 'Print for the door' }))
  const list = screen.getByRole('table', { name: 'List for the door' })
  expect([...list.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '☐Ana Diaz1EV-CCCC-3333',
    '☑Noor Haddad2EV-7K3M-92QF',
  ])
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('table', { name: 'List for the door' })).toBeNull()
})

test('the list is saved as a table that is named after the event', async () => {
  const saved = savedFiles()
  const gateway = keeping(...three)
  gateway.answer({ 'GET /api/admin/registrations/e1/export': () => new Response('Name\r\n') })
  const { user } = event(gateway)
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.name).toBe('registrations-know-your-rights-night.csv')
})

test('a table that could not be had says why', async () => {
  const gateway = keeping(...three)
  gateway.answer({
    'GET /api/admin/registrations/e1/export': () =>
      new Response(JSON.stringify({ detail: 'This part of the site does not answer just now' }), {
        status: 503,
      }),
  })
  const { user } = event(gateway)
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await screen.findByText('This part of the site does not answer just now')
})
