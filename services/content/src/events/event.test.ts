import { afterEach, expect, test, vi } from 'vitest'
import { startContentWith } from '../testing/start-content.ts'
import { buildEvent } from './event.examples.ts'

afterEach(() => void vi.useRealTimers())

const eventsQuery = '{ upcomingEvents { title } events { title } }'

test('an event of today is upcoming until midnight in the organisation’s time zone, and past from then on', async () => {
  const subgraph = await startContentWith(
    buildEvent({ title: 'This morning', eventDate: '2096-11-20T14:00:00Z' }),
    buildEvent({ title: 'Tomorrow', eventDate: '2096-11-21T14:00:00Z' }),
  )
  // Half past eleven in the evening in New York, when the next day has long begun in UTC.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2096-11-21T04:30:00Z') })
  expect(await subgraph.query(eventsQuery)).toEqual({
    upcomingEvents: [{ title: 'This morning' }, { title: 'Tomorrow' }],
    events: [{ title: 'This morning' }, { title: 'Tomorrow' }],
  })
  vi.setSystemTime(new Date('2096-11-21T05:00:00Z'))
  expect(await subgraph.query(eventsQuery)).toEqual({
    upcomingEvents: [{ title: 'Tomorrow' }],
    events: [{ title: 'Tomorrow' }, { title: 'This morning' }],
  })
})
