// Who comes to which event, and giving a place to the next in line.
import { type FakeGateway, fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { sentWith } from '../testing/managed.ts'
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
    },
    given,
  )

/** An event's list that remembers what is cancelled. */
function keeping(...initial: Registration[]): FakeGateway {
  let registrations = initial
  return fakeGateway({
    EventNames: { events },
    Registrations: () => ({ registrations }),
    CancelRegistration: ({ id }: Record<string, unknown>) => {
      registrations = registrations.map((one) => (one.id === id ? { ...one, state: 'cancelled' } : one))
      return { registration: registrations.find((one) => one.id === id) }
    },
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
    'Cancel',
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
  const gateway = fakeGateway({ EventNames: { events }, Registrations: refused('BUSY') })
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
  await screen.findByText('Cancelled')
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
