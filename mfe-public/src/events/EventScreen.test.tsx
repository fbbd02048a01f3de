import { buildEvent } from '@access/content/events/event.examples'
import { setOrganisationTimeZone } from '@access/kit'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { routes } from '../routes.tsx'

const renderEvent = (event: Partial<ReturnType<typeof buildEvent>>) =>
  renderScreen(routes, {
    path: '/events/7',
    gateway: createFakeGateway({
      Event: { event: buildEvent({ id: '7', ...event }) },
      EventSeats: { eventSeats: { capacity: null, availableSeats: null, waitingCount: 0, isOpen: true } },
    }),
  })

test('an event has all its details', async () => {
  const { page } = renderEvent({
    title: 'Warm evidence',
    eventType: 'Workshop',
    eventDate: '2099-03-05T22:30:00.000Z',
    eventTime: '5:30 PM',
    startsAt: '2099-03-05T22:30:00.000Z',
    duration: '2 hours',
    location: 'Ropewalk Hall',
    capacity: 45,
    description: 'First.\n\nSecond.',
    featuredImage: 'https://example.org/hall.jpg',
    pictures: [{ address: 'https://example.org/hall.jpg', url: '/api/files/7/hall-800x600.webp' }],
  })
  await screen.findByRole('heading', { level: 1, name: 'Warm evidence' })
  for (const text of ['Workshop', '5:30 PM', '2 hours', 'Ropewalk Hall', '45 seats', 'First.', 'Second.'])
    expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText('Thursday, March 5, 2099').getAttribute('datetime')).toBe(
    '2099-03-05T22:30:00.000Z',
  )
  const picture = screen.getByRole('img', { name: 'Picture for Warm evidence' })
  expect(picture.getAttribute('src')).toBe('/api/files/7/hall-800x600.webp')
  expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(page).toMatchObject({
    title: 'Warm evidence – Access to Justice',
    description: 'Thursday, March 5, 2099. First. Second.',
    status: 200,
    image: 'event',
  })
})

test('missing details of an event are left out', async () => {
  renderEvent({ eventTime: null, duration: null, location: null, capacity: null, description: null })
  await screen.findByText('Date')
  for (const label of ['Time', 'Duration', 'Location', 'Capacity', 'About this event'])
    expect(screen.queryByText(label)).toBeNull()
})

test('an event of a day alone is of that day in every time zone', async () => {
  setOrganisationTimeZone('Pacific/Auckland')
  onTestFinished(() => setOrganisationTimeZone('America/New_York'))
  renderEvent({ eventDate: '2099-03-05T00:00:00.000Z', eventTime: null, startsAt: null, endsAt: null })
  const date = await screen.findByText('Thursday, March 5, 2099')
  expect(date.getAttribute('datetime')).toBe('2099-03-05')
})

test('an event without words for its time shows the time that its date has, as calendars do', async () => {
  renderEvent({ eventTime: null, startsAt: '2099-03-05T22:30:00.000Z' })
  await screen.findByText('5:30 PM')
})

test('an image that does not load is removed', async () => {
  renderEvent({ title: 'A talk', featuredImage: '/gone.jpg' })
  fireEvent.error(await screen.findByRole('img', { name: 'Picture for A talk' }))
  expect(screen.queryByRole('img', { name: 'Picture for A talk' })).toBeNull()
})

test('an event without registration says that everyone may come', async () => {
  renderEvent({ registrationRequired: false })
  await screen.findByRole('heading', { name: 'Just come' })
  expect(screen.queryByText('Register Now')).toBeNull()
})

test('a completed event is a Past Event, without registration and calendar', async () => {
  renderEvent({ status: 'completed', registrationRequired: true })
  await screen.findByRole('heading', { name: 'Past Event' })
  expect(screen.queryByText('Register Now')).toBeNull()
  expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull()
})

test('a cancelled event says so and has no registration', async () => {
  renderEvent({ status: 'cancelled', registrationRequired: true })
  await screen.findByRole('heading', { name: 'This event is cancelled' })
  for (const pastPage of ['Register Now', 'Past Event', 'Just come'])
    expect(screen.queryByText(pastPage)).toBeNull()
})

test('an event can be added to a calendar', async () => {
  renderEvent({})
  const calendar = await screen.findByRole('link', { name: 'Add to your calendar' })
  expect(calendar.getAttribute('href')).toBe('/events/7.ics')
})

test('an event about family law can be left at once, another has no such bar', async () => {
  renderEvent({ title: 'Saturday Family Law Clinic' })
  await screen.findByRole('link', { name: 'Leave this site' })
  cleanup()
  renderEvent({ title: 'Wage clinic' })
  await screen.findByRole('heading', { level: 1, name: 'Wage clinic' })
  expect(screen.queryByRole('link', { name: 'Leave this site' })).toBeNull()
})
