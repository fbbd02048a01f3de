import { expect, test } from 'vitest'
import { startContentWith } from '../testing/start-content.ts'
import { buildEvent } from './event.examples.ts'

const fetchEvent = async (event: ReturnType<typeof buildEvent>) => {
  const subgraph = await startContentWith(event)
  const answer = await subgraph.fetch(`/events/${event.id}`)
  return answer.json()
}

test('the requests service gets the fields of an event that it needs, and no more', async () => {
  const { id, title, eventDate, eventTime, location, registrationRequired, status } = buildEvent()
  const needed = { id, title, eventDate, eventTime, location, capacity: 3, registrationRequired, status }
  expect(await fetchEvent(buildEvent({ capacity: 3 }))).toEqual({
    ...needed,
    registrationClosesAt: eventDate,
  })
})

test.each([
  ['2099-03-05T00:00:00.000Z', '5:30 PM', '2099-03-05T22:30:00.000Z'],
  ['2099-03-05T17:00:00.000Z', '6:30 - 8:00 PM', '2099-03-05T23:30:00.000Z'],
  ['2099-03-05T05:00:00.000Z', null, '2099-03-06T05:00:00.000Z'],
  ['2099-03-05T00:00:00.000Z', 'TBD', '2099-03-06T05:00:00.000Z'],
])(
  'registration for an event of %s, “%s”, closes when it begins, or when its day is over: %s',
  async (eventDate, eventTime, registrationClosesAt) => {
    expect(await fetchEvent(buildEvent({ eventDate, eventTime }))).toMatchObject({
      eventTime,
      registrationClosesAt,
    })
  },
)

test('emails say the time that is on the page of an event whose date alone has one', async () => {
  expect(
    await fetchEvent(buildEvent({ eventDate: '2099-03-05T22:30:00.000Z', eventTime: null })),
  ).toMatchObject({
    eventTime: '5:30 PM',
  })
})

test('a missing event is a 404, and unsigned requests are rejected', async () => {
  const subgraph = await startContentWith(buildEvent())
  for (const id of ['5c2b7a10-0000-4000-8000-00000000ffff', 'none'])
    expect((await subgraph.fetch(`/events/${id}`)).status).toBe(404)
  expect((await fetch(`${subgraph.url}/events/${buildEvent().id}`)).status).toBe(401)
})
