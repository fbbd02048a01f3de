import { buildEvent } from '@access/content/events/event.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { routes } from '../routes.tsx'

afterEach(() => void vi.useRealTimers())

/** Only the date is faked: timers are real. */
function setClock(instant: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
}

function renderEvents(path: string, events: ReturnType<typeof buildEvent>[]) {
  return renderScreen(routes, { path, gateway: createFakeGateway({ Events: { events } }) })
}

const listTitles = (region: string) => {
  const section = screen.queryByRole('region', { name: region })
  if (!section) return null
  return within(section)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
}

const buildPastEvents = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildEvent({
      id: String(index),
      title: `Past ${index + 1}`,
      eventDate: new Date(Date.UTC(2026, 5, 28 - index, 22)).toISOString(),
      status: 'completed',
    }),
  )

test('upcoming events are sorted soonest first, past ones latest first, cancelled ones are left out', async () => {
  setClock('2026-11-20T15:00:00Z')
  renderEvents('/events', [
    buildEvent({ id: '1', title: 'Later', eventDate: '2026-12-24T22:00:00Z' }),
    buildEvent({ id: '2', title: 'Soon', eventDate: '2026-11-26T22:00:00Z' }),
    buildEvent({ id: '3', title: 'Cancelled', eventDate: '2026-11-27T22:00:00Z', status: 'cancelled' }),
    buildEvent({
      id: '4',
      title: 'Cancelled before',
      eventDate: '2026-10-27T22:00:00Z',
      status: 'cancelled',
    }),
    buildEvent({ id: '5', title: 'Long ago', eventDate: '2026-01-05T22:00:00Z', status: 'completed' }),
    buildEvent({ id: '6', title: 'Nobody closed it', eventDate: '2026-11-19T22:00:00Z', status: 'upcoming' }),
    buildEvent({ id: '7', title: 'Held early', eventDate: '2026-12-01T22:00:00Z', status: 'completed' }),
  ])
  await screen.findByText('Soon')
  expect(listTitles('Upcoming Events')).toEqual(['Soon', 'Later'])
  expect(listTitles('Past Events')).toEqual(['Held early', 'Nobody closed it', 'Long ago'])
})

test('a card shows what, when and where, and leads to its event', async () => {
  renderEvents('/events', [
    buildEvent({
      id: '7',
      title: 'Free clinic',
      eventType: 'Clinic',
      eventDate: '2099-03-05T22:30:00.000Z',
      eventTime: '5:30 PM',
      duration: '2 hours',
      location: 'Ropewalk Hall',
      registrationRequired: true,
    }),
    buildEvent({ id: '8', title: 'Open house', registrationRequired: false }),
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

test('past events have no registration, and eight no way to more', async () => {
  setClock('2026-11-20T15:00:00Z')
  renderEvents('/events', buildPastEvents(8))
  await screen.findByText('Past 8')
  expect(screen.getByRole('link', { name: 'View Details: Past 1' })).toBeDefined()
  expect(screen.queryByText('Register Now')).toBeNull()
  expect(screen.queryByRole('link', { name: 'All past events' })).toBeNull()
})

test('eight past events are shown, and the rest on demand, where the reader goes on', async () => {
  setClock('2026-11-20T15:00:00Z')
  const { user, getAddress } = renderEvents('/events', buildPastEvents(11))
  await screen.findByText('Past 8')
  expect(listTitles('Past Events')).toHaveLength(8)
  await user.click(screen.getByRole('link', { name: 'All past events' }))
  expect(listTitles('Past Events')).toHaveLength(11)
  await waitFor(() => expect(getAddress()).toBe('/events?past=all'))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View Details: Past 9' }))
  expect(screen.queryByRole('link', { name: 'All past events' })).toBeNull()
})

test('all upcoming events can be added to a calendar', async () => {
  renderEvents('/events', [])
  const calendar = await screen.findByRole('link', { name: 'All in your calendar' })
  expect(calendar.getAttribute('href')).toBe('/events.ics')
})
