import { expect, test } from 'vitest'
import { withItems } from '../testing/withItems.ts'
import { anEvent } from './event.examples.ts'

const told = async (event: ReturnType<typeof anEvent>) => {
  const subgraph = await withItems(event)
  const answer = await subgraph.fetch(`/events/${event.id}`)
  return answer.json()
}

test('the service that keeps the places learns what it needs, and no more', async () => {
  const { id, eventDate, eventTime, location, registrationRequired, status } = anEvent()
  const needed = { id, eventDate, eventTime, location, capacity: 3, registrationRequired, status }
  expect(await told(anEvent({ capacity: 3 }))).toEqual({ ...needed, registersUntil: eventDate })
})

test('an event without an hour takes registrations until its day is over where the organisation is', async () => {
  expect(await told(anEvent({ eventDate: '2099-03-05T05:00:00.000Z' }))).toMatchObject({
    registersUntil: '2099-03-06T05:00:00.000Z',
  })
})

test('an event that is not there is not found, and strangers are told nothing', async () => {
  const subgraph = await withItems(anEvent())
  for (const id of ['5c2b7a10-0000-4000-8000-00000000ffff', 'none'])
    expect((await subgraph.fetch(`/events/${id}`)).status).toBe(404)
  expect((await fetch(`${subgraph.url}/events/${anEvent().id}`)).status).toBe(401)
})
