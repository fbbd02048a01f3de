import { expect, test } from 'vitest'
import { startContentWith } from '../testing/start-content.ts'
import { buildEvent } from './event.examples.ts'

const fetchEvent = async (event: ReturnType<typeof buildEvent>) => {
  const subgraph = await startContentWith(event)
  const answer = await subgraph.fetch(`/events/${event.id}`)
  return answer.json()
}

test('the requests service gets the fields of an event that it needs, and no more', async () => {
  const { id, eventDate, eventTime, location, registrationRequired, status } = buildEvent()
  const needed = { id, eventDate, eventTime, location, capacity: 3, registrationRequired, status }
  expect(await fetchEvent(buildEvent({ capacity: 3 }))).toEqual({
    ...needed,
    registrationClosesAt: eventDate,
  })
})

test('registration for an event without a time closes when its day is over in the organisation’s time zone', async () => {
  expect(await fetchEvent(buildEvent({ eventDate: '2099-03-05T05:00:00.000Z' }))).toMatchObject({
    registrationClosesAt: '2099-03-06T05:00:00.000Z',
  })
})

test('a missing event is a 404, and unsigned requests are rejected', async () => {
  const subgraph = await startContentWith(buildEvent())
  for (const id of ['5c2b7a10-0000-4000-8000-00000000ffff', 'none'])
    expect((await subgraph.fetch(`/events/${id}`)).status).toBe(404)
  expect((await fetch(`${subgraph.url}/events/${buildEvent().id}`)).status).toBe(401)
})
