// What people write about when an event is, and what everybody else reads of it.
import { afterEach, expect, test, vi } from 'vitest'
import { createItem, saveOffice, startContentWith, updateItem } from '../testing/start-content.ts'
import { exportItems, importFile } from '../testing/transfer-items.ts'
import { buildEvent } from './event.examples.ts'

afterEach(() => void vi.useRealTimers())

const one = `query ($id: ID!) { event(id: $id) { ...Times } } ${times()}`

function times() {
  return 'fragment Times on Event { eventDate startsAt endsAt lastDay }'
}

const buildTimed = (words: object) => ({ ...buildEvent({ duration: null }), ...words })

test('the words of an event decide when it is, and its date is returned as it was sent', async () => {
  const subgraph = await startContentWith()
  const eventDate = '2031-06-13T16:00:00.000Z'
  const created = await createItem(
    subgraph,
    buildTimed({ eventDate, eventTime: '5:30 PM' }),
    'id eventDate startsAt endsAt lastDay',
  )
  const { id } = created
  expect(created).toEqual({
    id,
    eventDate,
    startsAt: '2031-06-13T21:30:00.000Z',
    endsAt: null,
    lastDay: null,
  })
  const change = (words: object) =>
    updateItem(
      subgraph,
      buildTimed({ id, eventDate, eventTime: '5:30 PM', ...words }),
      'eventDate startsAt endsAt lastDay',
    )
  const evening = { startsAt: '2031-06-13T22:30:00.000Z', endsAt: '2031-06-14T00:00:00.000Z' }
  expect(await change({ eventTime: '6:30 - 8:00 PM' })).toMatchObject({ eventDate, ...evening })
  expect(await change({ eventTime: '6:30 PM', duration: '90 minutes' })).toMatchObject(evening)
  expect(await change({ eventDate: '2031-06-14', eventTime: '6:30 PM' })).toMatchObject({
    eventDate: '2031-06-14T00:00:00.000Z',
    startsAt: '2031-06-14T22:30:00.000Z',
  })
  expect(await change({ eventTime: 'TBD', duration: '2 days' })).toEqual({
    eventDate,
    ...{ startsAt: null, endsAt: null, lastDay: '2031-06-14T00:00:00.000Z' },
  })
  expect(await change({ eventTime: null })).toMatchObject({ startsAt: eventDate })
})

test('when the organisation moves to another time zone, its events go with its clock, and days stay', async () => {
  const subgraph = await startContentWith()
  const event = buildTimed({ eventDate: '2031-06-13', eventTime: '5:30 PM' })
  const { id } = await createItem(subgraph, event)
  for (const [timeZone, startsAt] of [
    ['Pacific/Auckland', '2031-06-13T05:30:00.000Z'],
    ['Asia/Kolkata', '2031-06-13T12:00:00.000Z'],
    ['America/Los_Angeles', '2031-06-14T00:30:00.000Z'],
  ] as const) {
    await saveOffice(subgraph, { timeZone })
    expect(await subgraph.query(one, { id })).toMatchObject({
      event: { eventDate: '2031-06-13T00:00:00.000Z', startsAt },
    })
  }
})

test('a day alone is that day by CSV too, and an export is imported without any change', async () => {
  const subgraph = await startContentWith()
  const csv =
    'title,eventType,status,eventDate,eventTime,duration\r\nTalk,Talk,upcoming,2031-06-13,4–6 p.m.,\r\nFair,Fair,upcoming,2031-06-13,,2 days\r\n'
  expect((await importFile(subgraph, 'Event', csv)).body).toMatchObject({ creates: 2 })
  const events = await subgraph.read<object[]>(`{ events { title ...Times } } ${times()}`)
  const eventDate = '2031-06-13T00:00:00.000Z'
  expect(events).toEqual([
    { title: 'Fair', eventDate, startsAt: null, endsAt: null, lastDay: '2031-06-14T00:00:00.000Z' },
    {
      title: 'Talk',
      eventDate,
      startsAt: '2031-06-13T20:00:00.000Z',
      endsAt: '2031-06-13T22:00:00.000Z',
      lastDay: null,
    },
  ])
  const { text } = await exportItems(subgraph, 'Event')
  expect((await importFile(subgraph, 'Event', text)).body).toMatchObject({ unchanged: 2, updates: 0 })
})

test('events are in the order in which they begin, and upcoming until their last day is over', async () => {
  const event = (title: string, eventDate: string, words: object = {}) =>
    buildEvent({ title, eventDate, eventTime: null, duration: null, ...words })
  const subgraph = await startContentWith(
    event('Evening', '2031-06-13', { eventTime: '6 PM' }),
    // Late in the evening of the 12th, which is the 13th in UTC.
    event('Night before', '2031-06-13T03:00:00.000Z'),
    event('Morning', '2031-06-13T16:00:00.000Z', { eventTime: '9 AM' }),
    event('Whole day', '2031-06-13'),
    event('Three days', '2031-06-11', { duration: '3 days' }),
    event('Over midnight', '2031-06-12', { eventTime: '10 PM - 2 AM' }),
    event('Cancelled', '2031-06-20', { status: 'cancelled' }),
  )
  const query = '{ upcomingEvents { title } events { title } }'
  const listTitles = async () => {
    const lists = await subgraph.query<Record<string, { title: string }[]>>(query)
    return Object.values(lists).map((list) => list.map(({ title }) => title))
  }
  const ofThe13th = ['Whole day', 'Morning', 'Evening']
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-13T03:30:00Z') })
  const all = ['Three days', 'Over midnight', 'Night before', ...ofThe13th]
  expect(await listTitles()).toEqual([all, [...all, 'Cancelled']])
  vi.setSystemTime(new Date('2031-06-13T04:00:00Z'))
  expect(await listTitles()).toEqual([
    ['Three days', ...ofThe13th],
    ['Three days', ...ofThe13th, 'Cancelled', 'Night before', 'Over midnight'],
  ])
  // A session of these years.
  vi.useRealTimers()
  const pages = `{
    soonest: pageOfEvents(page: { sort: "eventDate" }) { items { title } }
    latest: pageOfEvents(page: {}) { items { title } }
    all: allEvents { title }
  }`
  type Titled = { title: string }[]
  type Lists = { soonest: { items: Titled }; latest: { items: Titled }; all: Titled }
  const lists = await subgraph.queryAsAdministrator<Lists>(pages)
  const [soonest, latest] = [lists.soonest, lists.latest].map(({ items }) => items.map(({ title }) => title))
  expect(soonest).toEqual([...all, 'Cancelled'])
  expect(latest).toEqual(soonest!.toReversed())
  expect(lists.all).toEqual(lists.latest.items)
})
