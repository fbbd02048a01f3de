/** What the office says of itself. */
import { z } from 'zod'
import { choice, day, ignored, line } from '../fields.rules.ts'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const limits = {
  phone: 60,
  email: 254,
  addressLine: 120,
  addressLines: 4,
  holiday: 80,
  holidays: 200,
  socialName: 40,
  social: 8,
  address: 2000,
  staffEmails: 20,
} as const

const anEmail = /^[^\s@,;:<>()[\]\\"]{1,64}@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/u

const email = (missing: string) =>
  line(missing, limits.email).refine((text) => anEmail.test(text), {
    error: 'Enter an email address in the correct format, like name@example.org',
  })

/** Enough digits to be dialled, however they are set. */
const phone = line('Enter a phone number', limits.phone).refine((text) => /^\+?[\d\s().-]{7,}/.test(text), {
  error: 'Enter a phone number, like (555) 555-0100',
})

const address = z
  .array(line('Write a line of the address', limits.addressLine), 'Enter an address')
  .min(1, 'Enter an address')
  .max(limits.addressLines, `Write the address in ${limits.addressLines} lines or fewer`)

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

const time = z
  .string('Enter a time, like 09:00')
  .nullish()
  .transform((text) => text || null)

/** One day of the week, in 24 hours; a closed one has neither time. */
const opening = z.strictObject({
  weekday: choice(weekdays, 'Choose a day of the week'),
  from: time,
  until: time,
})

type Opening = z.output<typeof opening>

/** What is wrong with a day's hours, if anything is. */
function objectionTo({ weekday, from, until }: Opening): string | null {
  if (from === null && until === null) return null
  if (from === null || until === null) return `${weekday}: enter when you open and when you close`
  if (!clock.test(from) || !clock.test(until)) return `${weekday}: enter times like 09:00 and 17:00`
  return from < until ? null : `${weekday}: close later than you open`
}

/** All seven days, from Monday on: one that is left out is closed. */
const hours = z
  .array(opening, 'Enter the hours of the week')
  .superRefine((days, { addIssue }) => {
    const wrong = days.flatMap((one) => objectionTo(one) ?? [])
    const twice = weekdays.filter((name) => days.filter(({ weekday }) => weekday === name).length > 1)
    for (const message of [...wrong, ...twice.map((name) => `${name} is there twice`)])
      addIssue({ code: 'custom', message })
    // What people are promised is counted by these hours.
    if (days.every(({ from }) => from === null))
      addIssue({ code: 'custom', message: 'Open on one day of the week at least' })
  })
  .transform((days) =>
    weekdays.map(
      (name) => days.find(({ weekday }) => weekday === name) ?? { weekday: name, from: null, until: null },
    ),
  )

const holidays = z
  .array(
    z.strictObject({
      day: day('Enter the day of each holiday'),
      name: line('Name each holiday', limits.holiday),
    }),
    'Write a list of holidays here',
  )
  .max(limits.holidays, `Enter ${limits.holidays} holidays or fewer`)
  .superRefine((list, { addIssue }) => {
    const twice = list.find(({ day }, at) => list.findIndex((other) => other.day === day) < at)
    if (twice) addIssue({ code: 'custom', message: `${twice.day} is there twice` })
  })
  .nullish()
  .transform((list) => (list ?? []).toSorted((one, other) => one.day.localeCompare(other.day)))

const timeZone = line('Choose a time zone', 60).refine(isTimeZone, {
  error: 'Choose a time zone, like America/New_York',
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

const account = z.strictObject({
  name: line('Name each account', limits.socialName),
  address: line('Enter the address of each account', limits.address).refine(isWebAddress, {
    error: 'Enter an address that begins with https://',
  }),
})

const social = z
  .array(account, 'Write a list of accounts here')
  .max(limits.social, `Enter ${limits.social} accounts or fewer`)
  .nullish()
  .transform((accounts) => accounts ?? [])

function isWebAddress(text: string): boolean {
  if (!/^https:\/\//i.test(text) || /[\s\\]/.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

const staffEmails = z
  .array(email('Enter an email address'), 'Write a list of email addresses here')
  .max(limits.staffEmails, `Enter ${limits.staffEmails} addresses or fewer`)
  .nullish()
  .transform((list) => [...new Set(list ?? [])])

export const organisation = z.strictObject({
  id: ignored(),
  phone,
  email: email('Enter an email address'),
  address,
  hours,
  holidays,
  timeZone,
  social,
  staffEmails,
})

export type OrganisationInput = z.infer<typeof organisation>
