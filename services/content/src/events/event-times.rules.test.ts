import { expect, test } from 'vitest'
import { readEventTimes } from './event-times.rules.ts'
import { type Duration, parseDuration } from './parse-duration.rules.ts'

/** Five clocks; the two last have no summer time, or another half of the year for it. */
const [newYork, auckland] = ['America/New_York', 'Pacific/Auckland'] as const
const timeZones = [newYork, 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', auckland] as const

/** What a clock in the time zone shows, with the day where it is not that of the event. */
function readClock(moment: Date | null, timeZone: string, day: string): string | null {
  const text =
    moment &&
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
  return text?.replace(`${day} `, '') ?? null
}

const readTime = (eventTime: string, timeZone: string, day = '2031-06-13') => {
  const { startsAt, endsAt, isTimeUnclear } = readEventTimes({ eventDate: day, eventTime }, timeZone)
  const clocks = [startsAt, endsAt].map((moment) => readClock(moment, timeZone, day))
  return isTimeUnclear ? 'unclear' : clocks
}

/** Start and end by a clock, and how people type them: in English, in Spanish, and with the signs of other keyboards. */
const understood: [start: string | null, end: string | null, ...typed: string[]][] = [
  ['17:30', null, '5:30 PM', '5:30PM', '5:30 p.m.', '5:30 P. M.', '5.30pm', '530 PM', '5:30:00 PM'],
  ['17:30', null, '17:30', '17.30', '17h30', '1730 hrs', '5:30 PM sharp', '5:30 PM in Room 2'],
  ['17:30', null, 'Friday, June 13, 5:30 PM', 'Friday, June 13th, 5:30 PM', 'Fri, 13 June, 5:30pm'],
  ['17:30', null, '5:30\u00a0PM', '\u202a5:30\u200b PM\u202c'],
  ['17:00', null, '5p', 'Jun. 13 at 5 PM'],
  ['18:00', null, '18 Uhr', 'from 6 PM', '6 PM onwards', '6 PM until late', '6 PM+', "6 o'clock PM"],
  ['18:00', null, '6 PM / 18:00', '6 PM local time', '6 PM - 20 seats', '6 PM, 2nd floor'],
  ['18:00', null, 'A las 6 p. m.'],
  ['09:30', null, '09:30', '9:30'],
  ['12:30', null, '12:30 PM'],
  ['00:00', null, '12 AM', 'midnight'],
  ['12:00', null, 'noon', '12 noon', 'Noon - 12 Elm St', 'mediodía'],
  ['18:30', '20:00', '6:30 - 8:00 PM', '6:30-8pm'],
  ['16:00', '18:00', '4–6 p.m.'],
  ['18:00', '20:00', '6 to 8 pm', 'Starts at 6 PM, ends at 8 PM', '6 PM (2 hours)', '6-8pm Friday'],
  ['18:00', '20:00', 'De 6 a 8 p.m.'],
  ['17:00', '19:00', '5-7p'],
  ['17:30', '19:30', '530-730pm'],
  ['10:00', '14:00', '10am-2pm', '10am–2', '10 - 2 PM', '10am - 2 in Room 5', 'de 10 a. m. a 2 p. m.'],
  ['11:30', '13:00', '11:30 - 1 PM'],
  ['12:00', '13:00', '12 - 1 PM', 'noon–1pm'],
  ['09:00', '12:00', '9 - 12 noon'],
  ['09:00', '17:00', '9:00 - 5:00', 'desde las 9:00 hasta las 17:00 horas'],
  ['10:00', '12:00', '10:00 - 12:00'],
  ['09:30', '17:00', '9:30-17:00'],
  ['19:00', '21:00', '19 - 21 Uhr'],
  ['14:00', '16:00', 'between 2 and 4 PM', 'from 2 p.m. until 4'],
  ['22:00', '2031-06-14 02:00', '10 PM - 2 AM'],
  ['20:00', '2031-06-14 00:00', '8 PM - midnight', '20:00–24:00'],
  ['22:00', null, '10 PM - 9 PM', '10:00 tonight'],
  ['19:00', null, 'doors 6, start 7 PM', '7 PM (doors open at 6:30)'],
  ['10:00', null, '10 in the morning', '10:00 AM - 12 Elm Street'],
  ['18:00', '19:30', '6 PM for 90 minutes'],
  ['21:30', null, '9:30 at night'],
  ['22:30', null, '10:30 this evening'],
  ['18:30', null, '6:30 de la tarde'],
  [null, null, 'Todo el día', 'All day', 'all-day', ' '],
  ['17:30', '19:00', '5:30\u202fPM\u2009\u2013\u20097:00\u202fPM', '5:30 PM\u20147 PM', '5:30\u20117 PM'],
  ['17:30', '19:00', '5:30 \u2212 7 PM', '5:30 PM \u2192 7 PM'],
  ['17:30', '19:00', '\uff15\uff1a\uff13\uff10\uff30\uff2d\uff5e\uff17\uff1a\uff10\uff10\uff30\uff2d'],
]

test.each(timeZones)(
  'in %s a time is understood however it is typed, in summer and in winter',
  (timeZone) => {
    for (const [start, end, ...texts] of understood)
      for (const typed of texts) {
        expect(readTime(typed, timeZone), typed).toEqual([start, end])
        const inWinter = [start, end?.replace('06-14', '12-13') ?? null]
        if (!typed.includes('13')) expect(readTime(typed, timeZone, '2031-12-12'), typed).toEqual(inWinter)
      }
  },
)

test.each([
  ...['TBD', 'To be announced', 'see our website', 'in the evening', 'Friday', '6', '6-8', '9-5'],
  // In the morning or in the evening.
  ...['6:30', '5:30 - 7:00', '8:00', '5:30 AM/PM'],
  ...['25:00', '5:75 PM', '13 AM', '24:00'],
  // More than one start, or none.
  ...['9:00 AM & 1:00 PM', '9am, 1pm and 5pm', '5:30 PM or 7 PM', '6 PM, dinner 7 PM', '2 PM and 4 PM'],
  ...['until 8 PM', 'by 5 PM', 'not before 5 PM', 'weekly at 5 PM'],
  // Of another day, another thing, or by another clock.
  ...['6 PM Saturday', '5:30 PM June 14', '6 PM Tuesdays', '6 PM to 8 PM the next day', 'Mon-Fri 9am-5pm'],
  ...['6 PM cancelled', '6-8 PM (postponed)', '20 minutes', '17時30分'],
  // Words that may be those for the evening.
  ...['10:00 noche', '9:30 abends', '10:00 du soir'],
  ...['Saturday 5:30 PM', 'June 14, 5:30 PM', 'Room 5, 6 PM', '6 PM JST', '6 PM UTC', '6 PM GMT+2'],
])('“%s” is no one time, and is said to be none', (typed) => {
  for (const timeZone of timeZones) expect(readTime(typed, timeZone)).toBe('unclear')
})

test.each([
  ['America/New_York', ['5 PM EST', '5 PM ET', '5 pm Eastern', '5 PM EDT', '5 PM Eastern Standard Time']],
  ['America/Los_Angeles', ['5 PM PT', '5 p.m. Pacific Time', '8 PM ET / 5 PM PT', '5 PM PDT']],
  ['Europe/Berlin', ['5 PM CET', '17:00 CEST', '5 PM Central European Time']],
  ['Asia/Kolkata', ['5 PM IST', '5 PM India Standard Time']],
  ['Pacific/Auckland', ['5 PM NZST', '5 PM NZDT', '5 PM New Zealand Time']],
])(
  'in %s the name of its own clock changes nothing, and that of another one is not guessed',
  (own, typed) => {
    for (const text of typed) {
      expect([text, readTime(text, own)]).toEqual([text, ['17:00', null]])
      for (const other of timeZones.filter((zone) => zone !== own && !text.includes('/')))
        expect([text, other, readTime(text, other)]).toEqual([text, other, 'unclear'])
    }
  },
)

test.each<[Duration | null, ...typed: (string | null)[]]>([
  [{ minutes: 120 }, '2 hours', 'about 2 hours', '\uff12\u00a0hours'],
  [{ minutes: 90 }, '90 minutes', '1 hour 30 minutes', '1 hour 30', '1.5 h', '1,5 hours', '1½ hours'],
  [{ minutes: 90 }, '1 1/2 hours', 'an hour and a half', '90-minute'],
  [{ minutes: 150 }, 'two and a half hours', '2h30', '2:30 hours'],
  [{ minutes: 30 }, 'half an hour'],
  [{ minutes: 45 }, '45 min.'],
  [{ days: 2 }, '2 days'],
  [{ days: 3 }, 'three days'],
  [{ days: 7 }, '1 week'],
  ['allDay', '1 day', 'All day'],
  [null, '2 to 3 hours', '1–2 hours', 'all morning', '2 hours plus questions', '0 minutes', '9999 days'],
  [null, '', null],
])('a duration of %j, however it is typed', (duration, ...texts) => {
  for (const typed of texts) expect(parseDuration(typed), typed ?? '').toEqual(duration)
})

const readIn = (timeZone: string, words: Parameters<typeof readEventTimes>[0]) => {
  const { startsAt, endsAt, day, lastDay } = readEventTimes(words, timeZone)
  return [startsAt?.toISOString() ?? null, endsAt?.toISOString() ?? null, day, lastDay]
}

test.each([
  // Skipped: half past two is half past three. Twice: it is the first one.
  [newYork, '2031-03-09', '2:30 AM', null, '2031-03-09T07:30:00.000Z', null],
  [newYork, '2031-11-02', '1:30 AM', null, '2031-11-02T05:30:00.000Z', null],
  ['America/Los_Angeles', '2031-03-09', '2:30 AM', null, '2031-03-09T10:30:00.000Z', null],
  ['Europe/Berlin', '2031-03-30', '2:30 AM', null, '2031-03-30T01:30:00.000Z', null],
  ['Europe/Berlin', '2031-10-26', '2:30 AM', null, '2031-10-26T00:30:00.000Z', null],
  [auckland, '2031-09-28', '2:30 AM', null, '2031-09-27T14:30:00.000Z', null],
  [auckland, '2031-04-06', '2:30 AM', null, '2031-04-05T13:30:00.000Z', null],
  // Over the night: hours are hours, and an end is what the clock shows.
  [newYork, '2031-03-08', '11 PM', '4 hours', '2031-03-09T04:00:00.000Z', '2031-03-09T08:00:00.000Z'],
  [newYork, '2031-03-08', '11 PM - 4 AM', null, '2031-03-09T04:00:00.000Z', '2031-03-09T08:00:00.000Z'],
  [newYork, '2031-11-01', '11 PM - 4 AM', null, '2031-11-02T03:00:00.000Z', '2031-11-02T09:00:00.000Z'],
  [auckland, '2031-04-05', '10 PM - 4 AM', null, '2031-04-05T09:00:00.000Z', '2031-04-05T16:00:00.000Z'],
  ['Asia/Kolkata', '2031-03-30', '2:30 AM', '1 hour', '2031-03-29T21:00:00.000Z', '2031-03-29T22:00:00.000Z'],
])('in %s, on %s, %s (%s) is from %s to %s', (timeZone, eventDate, eventTime, duration, startsAt, endsAt) => {
  expect(readIn(timeZone, { eventDate, eventTime, duration }).slice(0, 2)).toEqual([startsAt, endsAt])
})

test.each(timeZones)(
  'in %s a date of exactly midnight UTC is that calendar day, and others are instants',
  (timeZone) => {
    expect(readIn(timeZone, { eventDate: '2031-06-13T00:00:00.000Z' })).toEqual([
      null,
      null,
      '2031-06-13',
      '2031-06-13',
    ])
    expect(readIn(timeZone, { eventDate: new Date('2031-06-13T16:45:00Z') })[0]).toBe(
      '2031-06-13T16:45:00.000Z',
    )
    const [, , day] = readIn(timeZone, { eventDate: '2031-06-13T16:45:00Z', eventTime: 'All day' })
    expect(day).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date('2031-06-13T16:45:00Z')))
  },
)

test('the words decide, not the hour of the date', () => {
  const eventDate = '2031-06-13T16:00:00.000Z'
  const read = (eventTime: string) => readIn('America/New_York', { eventDate, eventTime })[0]
  expect(read('5:30 PM')).toBe('2031-06-13T21:30:00.000Z')
  expect(read('TBD')).toBeNull()
})

test('an event of several days has a last one, and the end that stands there', () => {
  const read = (words: object) => readIn('America/New_York', { eventDate: '2031-06-13', ...words })
  expect(read({ duration: '3 days' })).toEqual([null, null, '2031-06-13', '2031-06-15'])
  expect(read({ eventTime: '9 AM - 5 PM', duration: '2 days' }).slice(1)).toEqual([
    '2031-06-14T21:00:00.000Z',
    '2031-06-13',
    '2031-06-14',
  ])
  // Beyond midnight it belongs to the day on which it began.
  expect(read({ eventTime: '10 PM', duration: '4 hours' })[3]).toBe('2031-06-13')
  expect(read({ eventTime: '6:30 - 8:00 PM', duration: '3 hours' })[1]).toBe('2031-06-14T00:00:00.000Z')
})
