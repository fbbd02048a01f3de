import { expect, test } from 'vitest'
import { awkwardText, buildEvent, startFeedSite } from '../testing/feed-site.ts'
import { parseIcs } from '../testing/parse-markup.ts'

const getProperty = async (about: object = {}, timeZone = 'America/New_York') => {
  const event = buildEvent(about)
  const site = await startFeedSite({ events: [event], timeZone }, { publicUrl: 'https://help.example.org' })
  const answer = await site.get(`/events/${event.id}.ics`)
  const text = await answer.text()
  return { answer, text, lines: new Map(parseIcs(text)) }
}

test('an event can be put into any calendar', async () => {
  const { answer, lines } = await getProperty()
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(Object.fromEntries(lines)).toMatchObject({
    VERSION: '2.0',
    UID: '5c2b7a10-0000-4000-8000-000000000003',
    DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
    DTSTART: '20990305T223000Z',
    DURATION: 'PT2H',
    SUMMARY: 'Tenants’ Workshop',
    LOCATION: 'Ropewalk Hall, Port Maren',
    CATEGORIES: 'Workshop',
    URL: 'https://help.example.org/events/5c2b7a10-0000-4000-8000-000000000003',
    STATUS: 'CONFIRMED',
  })
})

test('what people typed stays text, on lines that every calendar can read', async () => {
  const title = `${awkwardText}\r\nEND:VEVENT ${'ü—🏠'.repeat(40)}`
  const { text, lines } = await getProperty({ title })
  expect(lines.get('SUMMARY')).toBe(title.replace('\u0007', '').replace('\r\n', '\n'))
  expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a cancelled event is called off in the calendars that have it', async () => {
  const { lines } = await getProperty({ status: 'cancelled' })
  expect(lines.get('STATUS')).toBe('CANCELLED')
  // A title from the right is read from there, after our word.
  const title = 'מה לעשות? (ראו Form 12-B).'
  const turned = await getProperty({ status: 'cancelled', title })
  expect(turned.lines.get('SUMMARY')).toBe(`Cancelled: \u2068${title}\u2069`)
})

test('the number of an event rises with each change, and it says when the last one was', async () => {
  const calendarLines = async (about: object) => {
    const { lines } = await getProperty(about)
    return [lines.get('SEQUENCE'), lines.get('LAST-MODIFIED')]
  }
  expect(await calendarLines({ version: 1, updatedAt: '2026-04-02T09:30:00.000Z' })).toEqual([
    '0',
    '20260402T093000Z',
  ])
  expect(await calendarLines({ version: 2, updatedAt: '2026-04-03T10:00:00.500Z' })).toEqual([
    '1',
    '20260403T100000Z',
  ])
  const cancelledEvent = { status: 'cancelled', version: 3, updatedAt: '2026-04-04T10:00:00.000Z' }
  expect(await calendarLines(cancelledEvent)).toEqual(['2', '20260404T100000Z'])
})

test('an event that is not there has no calendar', async () => {
  const site = await startFeedSite()
  expect((await site.get('/events/none.ics')).status).toBe(404)
})

test('the calendar of events holds what is to come, and what of it was cancelled', async () => {
  const today = new Date().toISOString()
  const site = await startFeedSite({
    events: [
      buildEvent({ id: 'today', eventDate: today }),
      buildEvent({ id: 'later' }),
      buildEvent({ id: 'off', status: 'cancelled' }),
      buildEvent({ id: 'done', status: 'completed' }),
      buildEvent({ id: 'past', eventDate: '2020-01-05T22:30:00.000Z' }),
      buildEvent({
        id: 'still on',
        eventDate: '2020-01-05T00:00:00.000Z',
        lastDay: '2099-01-05T00:00:00.000Z',
      }),
    ],
  })
  const lines = parseIcs(await (await site.get('/events.ics')).text())
  const ids = lines.filter(([name]) => name === 'UID').map(([, value]) => value.replace(/@.*/, ''))
  expect(ids).toEqual(['today', 'later', 'off', 'still on'])
})

test('a calendar without events is a calendar still', async () => {
  const site = await startFeedSite()
  const lines = parseIcs(await (await site.get('/events.ics')).text())
  expect(lines).toContainEqual(['BEGIN', 'VTIMEZONE'])
})

test.each([
  ['2099-06-05T04:00:00.000Z', 'America/New_York', '20990605'],
  ['2099-06-05T00:00:00.000Z', 'America/New_York', '20990605'],
  ['2099-06-05T00:00:00.000Z', 'Pacific/Auckland', '20990605'],
  ['2099-06-05T13:00:00.000Z', 'Pacific/Auckland', '20990606'],
])('an event of %s without an hour takes its day in %s', async (eventDate, timeZone, day) => {
  const { lines } = await getProperty({ eventDate, startsAt: null, endsAt: null }, timeZone)
  expect(lines.get('DTSTART;VALUE=DATE')).toBe(day)
  expect([lines.has('DURATION'), lines.has('DTEND;VALUE=DATE')]).toEqual([false, false])
})

test('an event of several days takes all of them, and an hour without an end has none', async () => {
  const days = { startsAt: null, endsAt: null, lastDay: '2099-06-30T00:00:00.000Z' }
  const { lines } = await getProperty({ eventDate: '2099-06-29T00:00:00.000Z', ...days })
  expect(lines.get('DTSTART;VALUE=DATE')).toBe('20990629')
  expect(lines.get('DTEND;VALUE=DATE')).toBe('20990701')
  expect((await getProperty({ endsAt: null })).lines.has('DURATION')).toBe(false)
})
