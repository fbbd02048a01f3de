import { anEvent } from '@access/content/events/event.examples'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { routes } from '../routes.tsx'

afterEach(() => void vi.useRealTimers())

/** Only the date is pretended: everything else takes its time. */
function itIs(instant: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
}

function eventsAt(path: string, events: ReturnType<typeof anEvent>[]) {
  return renderScreen(routes, { path, gateway: fakeGateway({ Events: { events } }) })
}

const titlesIn = (region: string) => {
  const section = screen.queryByRole('region', { name: region })
  if (!section) return null
  return within(section)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
}

const past = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    anEvent({
      id: String(place),
      title: `Past ${place + 1}`,
      eventDate: new Date(Date.UTC(2026, 5, 28 - place, 22)).toISOString(),
      status: 'completed',
    }),
  )

test('upcoming events stand soonest first, past ones latest first, cancelled ones nowhere', async () => {
  itIs('2026-11-20T15:00:00Z')
  eventsAt('/events', [
    anEvent({ id: '1', title: 'Later', eventDate: '2026-12-24T22:00:00Z' }),
    anEvent({ id: '2', title: 'Soon', eventDate: '2026-11-26T22:00:00Z' }),
    anEvent({ id: '3', title: 'Cancelled', eventDate: '2026-11-27T22:00:00Z', status: 'cancelled' }),
    anEvent({ id: '4', title: 'Cancelled before', eventDate: '2026-10-27T22:00:00Z', status: 'cancelled' }),
    anEvent({ id: '5', title: 'Long ago', eventDate: '2026-01-05T22:00:00Z', status: 'completed' }),
    anEvent({ id: '6', title: 'Nobody closed it', eventDate: '2026-11-19T22:00:00Z', status: 'upcoming' }),
    anEvent({ id: '7', title: 'Held early', eventDate: '2026-12-01T22:00:00Z', status: 'completed' }),
  ])
  await screen.findByText('Soon')
  expect(titlesIn('Upcoming Events')).toEqual(['Soon', 'Later'])
  expect(titlesIn('Past Events')).toEqual(['Held early', 'Nobody closed it', 'Long ago'])
})

test('an event of today stays upcoming all day where the organisation is', async () => {
  const thisMorning = anEvent({ title: 'This morning', eventDate: '2026-11-20T14:00:00Z' })
  // Half past eleven in the evening in New York, when the next day has long begun in UTC.
  itIs('2026-11-21T04:30:00Z')
  eventsAt('/events', [thisMorning])
  await screen.findByText('This morning')
  expect(titlesIn('Upcoming Events')).toEqual(['This morning'])
  expect(titlesIn('Past Events')).toBeNull()
})

test('an event is past from the midnight after its day, where the organisation is', async () => {
  itIs('2026-11-21T05:00:00Z')
  eventsAt('/events', [anEvent({ title: 'Last night', eventDate: '2026-11-21T03:00:00Z' })])
  await screen.findByText('Last night')
  expect(titlesIn('Past Events')).toEqual(['Last night'])
  expect(screen.getByRole('heading', { name: 'No Events Scheduled' })).toBeDefined()
})

test('a card shows what, when and where, and leads to its event', async () => {
  eventsAt('/events', [
    anEvent({
      id: '7',
      title: 'Free clinic',
      eventType: 'Clinic',
      eventDate: '2099-03-05T22:30:00.000Z',
      eventTime: '5:30 PM',
      duration: '2 hours',
      location: 'Ropewalk Hall',
      registrationRequired: true,
    }),
    anEvent({ id: '8', title: 'Open house', registrationRequired: false }),
  ])
  const [clinic, house] = await screen.findAllByRole('article')
  for (const text of ['Clinic', 'Mar', '5', 'Free clinic', 'Ropewalk Hall'])
    expect(within(clinic!).getByText(text)).toBeDefined()
  expect(within(clinic!).getByText(/5:30 PM, 2 hours/)).toBeDefined()
  const register = within(clinic!).getByRole('link', { name: /^Register Now/ })
  expect(register.getAttribute('href')).toBe('/events/7')
  const details = within(house!).getByRole('link', { name: /^View Details/ })
  expect(details.getAttribute('href')).toBe('/events/8')
})

test('nobody is asked to register for what is over', async () => {
  itIs('2026-11-20T15:00:00Z')
  eventsAt('/events', past(1))
  await screen.findByText('Past 1')
  expect(screen.getByRole('link', { name: 'View Details: Past 1' })).toBeDefined()
  expect(screen.queryByText('Register Now')).toBeNull()
})

test('eight past events are shown, and the rest on demand, where the reader goes on', async () => {
  itIs('2026-11-20T15:00:00Z')
  const { user, address } = eventsAt('/events', past(11))
  await screen.findByText('Past 8')
  expect(titlesIn('Past Events')).toHaveLength(8)
  await user.click(screen.getByRole('link', { name: 'All past events' }))
  expect(titlesIn('Past Events')).toHaveLength(11)
  expect(address()).toBe('/events?past=all')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View Details: Past 9' }))
  expect(screen.queryByRole('link', { name: 'All past events' })).toBeNull()
})

test('all past events have an address of their own', async () => {
  itIs('2026-11-20T15:00:00Z')
  eventsAt('/events?past=all', past(9))
  await screen.findByText('Past 9')
  expect(titlesIn('Past Events')).toHaveLength(9)
})

test('eight past events need no way to more', async () => {
  itIs('2026-11-20T15:00:00Z')
  eventsAt('/events', past(8))
  await screen.findByText('Past 8')
  expect(screen.queryByRole('link', { name: 'All past events' })).toBeNull()
})

test('without any event the page says so', async () => {
  const { page } = eventsAt('/events', [])
  await screen.findByRole('heading', { name: 'No Events Scheduled' })
  expect(screen.queryByRole('heading', { name: 'Past Events' })).toBeNull()
  expect(page).toMatchObject({ title: 'Events – Access to Justice', status: 200 })
})

test('events that could not be loaded say so beneath the empty state', async () => {
  renderScreen(routes, { path: '/events', gateway: fakeGateway({ Events: new Error('down') }) })
  await screen.findByText('We cannot reach our records just now')
  expect(screen.getByRole('heading', { name: 'No Events Scheduled' })).toBeDefined()
})

test('all coming events can be taken into a calendar', async () => {
  eventsAt('/events', [])
  const calendar = await screen.findByRole('link', { name: 'All in your calendar' })
  expect(calendar.getAttribute('href')).toBe('/events.ics')
})
