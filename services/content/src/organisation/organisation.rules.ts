/** The validation rules of the organisation's settings. */
import { neutralReferralResources } from '@access/service-kit/practice-areas/referral-resources.rules'
import { cleanIdentifier } from '@access/service-kit/text/text.rules'
import { z } from 'zod'
import {
  choice,
  ignoredField,
  isHttpsUrl,
  optionalIdentifierLine,
  optionalLine,
  optionalPictureUrl,
  requiredDay,
  requiredEmail,
  requiredIdentifierLine,
  requiredLine,
} from '../content-type/fields.rules.ts'
import { icons } from '../legal-services/legal-service.rules.ts'
import { extraPages } from './extra-pages.rules.ts'

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
  name: 120,
  tagline: 120,
  description: 160,
  serviceArea: 160,
  practiceArea: 80,
  practiceAreas: 20,
  referralResource: 300,
  referralResources: 60,
  intakeContact: 200,
  answerHours: 240,
  phone: 60,
  addressLine: 120,
  addressLines: 4,
  holiday: 80,
  holidays: 200,
  socialName: 40,
  social: 8,
  url: 2000,
  staffEmails: 20,
} as const

/** A colour as a picker writes it. */
const color = z
  .string('Choose a color')
  .overwrite(cleanIdentifier)
  .toLowerCase()
  .refine((text) => text === '' || /^#[\da-f]{6}$/.test(text), { error: 'Enter a color like #0f5148' })
  .nullish()
  .transform((text) => text || null)

/** The number of emergency services has three digits almost everywhere, never more than six. */
const emergencyNumber = requiredIdentifierLine('Enter the emergency number', 6).refine(
  (text) => /^\d{2,6}$/.test(text),
  {
    error: 'Enter the number that people dial in an emergency, like 911',
  },
)

/** ITU-T E.164 gives a country one to three digits; islands that share the 1 have four. */
const callingCode = requiredIdentifierLine('Enter the country code', 5)
  .transform((text) => text.replace(/^\+/, ''))
  .refine((text) => /^[1-9]\d{0,3}$/.test(text), {
    error: 'Enter the code of your country for telephone calls, like 1 or 48',
  })

const practiceArea = z.strictObject({
  name: requiredLine('Name each practice area', limits.practiceArea),
  icon: choice(icons, 'Choose an icon for each practice area'),
  judgmentCategory: optionalLine(limits.practiceArea),
})

const practiceAreas = z
  .array(practiceArea, 'Write a list of practice areas here')
  .min(1, 'Name one practice area at least')
  .max(limits.practiceAreas, `Name ${limits.practiceAreas} practice areas or fewer`)
  .superRefine((list, { addIssue }) => {
    const names = list.map(({ name }) => name.toLowerCase())
    const duplicate = list.find(({ name }, index) => names.indexOf(name.toLowerCase()) < index)
    if (duplicate) addIssue({ code: 'custom', message: `${duplicate.name} is there twice` })
  })

const referralResource = z.strictObject({
  practiceArea: optionalLine(limits.practiceArea),
  text: requiredLine('Say what each place is, and how to reach it', limits.referralResource),
})

const referralResources = z
  .array(referralResource, 'Write a list of places here')
  .max(limits.referralResources, `Name ${limits.referralResources} places or fewer`)
  // A letter that sends somebody away names at least one.
  .refine((list) => list.some(({ practiceArea }) => practiceArea === null), {
    error: 'Name one place for everybody at least',
  })
  .nullish()
  .transform((list) => list ?? neutralReferralResources)

const answerHours = z
  .int('Enter a number of hours')
  .min(1, 'Enter one hour or more')
  .max(limits.answerHours, `Enter ${limits.answerHours} hours or fewer`)

/** A phone number in any format, with enough digits. */
const phone = requiredIdentifierLine('Enter a phone number', limits.phone).refine(
  (text) => /^\+?[\d\s().-]{7,}/.test(text),
  {
    error: 'Enter a phone number, like (555) 555-0100',
  },
)

const address = z
  .array(requiredLine('Write a line of the address', limits.addressLine), 'Enter an address')
  .min(1, 'Enter an address')
  .max(limits.addressLines, `Write the address in ${limits.addressLines} lines or fewer`)

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

const time = z
  .string('Enter a time, like 09:00')
  .nullish()
  .transform((text) => text || null)

/** The hours of a weekday, in 24-hour format; both are null when closed. */
const opening = z.strictObject({
  weekday: choice(weekdays, 'Choose a day of the week'),
  from: time,
  until: time,
})

type Opening = z.output<typeof opening>

/** The error in a day's hours, if any. */
function findHoursError({ weekday, from, until }: Opening): string | null {
  if (from === null && until === null) return null
  if (from === null || until === null) return `${weekday}: enter when you open and when you close`
  if (!timePattern.test(from) || !timePattern.test(until))
    return `${weekday}: enter times like 09:00 and 17:00`
  return from < until ? null : `${weekday}: close later than you open`
}

/** All seven days, from Monday on: an omitted one is closed. */
const hours = z
  .array(opening, 'Enter the hours of the week')
  .superRefine((days, { addIssue }) => {
    const errors = days.flatMap((one) => findHoursError(one) ?? [])
    const duplicates = weekdays.filter((name) => days.filter(({ weekday }) => weekday === name).length > 1)
    for (const message of [...errors, ...duplicates.map((name) => `${name} is there twice`)])
      addIssue({ code: 'custom', message })
    // Deadlines are computed by these hours.
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
      day: requiredDay('Enter the day of each holiday'),
      name: requiredLine('Name each holiday', limits.holiday),
    }),
    'Write a list of holidays here',
  )
  .max(limits.holidays, `Enter ${limits.holidays} holidays or fewer`)
  .superRefine((list, { addIssue }) => {
    const duplicates = list.find(({ day }, index) => list.findIndex((other) => other.day === day) < index)
    if (duplicates) addIssue({ code: 'custom', message: `${duplicates.day} is there twice` })
  })
  .nullish()
  .transform((list) => (list ?? []).toSorted((one, other) => one.day.localeCompare(other.day)))

const timeZone = requiredIdentifierLine('Choose a time zone', 60).refine(isTimeZone, {
  error: 'Choose a time zone, like America/New_York',
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

const socialAccount = z.strictObject({
  name: requiredLine('Name each account', limits.socialName),
  url: requiredIdentifierLine('Enter the address of each account', limits.url).refine(isHttpsUrl, {
    error: 'Enter an address that begins with https://',
  }),
})

const social = z
  .array(socialAccount, 'Write a list of accounts here')
  .max(limits.social, `Enter ${limits.social} accounts or fewer`)
  .nullish()
  .transform((accounts) => accounts ?? [])

const staffEmails = z
  .array(requiredEmail('Enter an email address'), 'Write a list of email addresses here')
  .max(limits.staffEmails, `Enter ${limits.staffEmails} addresses or fewer`)
  .nullish()
  .transform((list) => [...new Set(list ?? [])])

export const organisation = z.strictObject({
  id: ignoredField(),
  name: requiredLine('Enter the name of your organization', limits.name),
  tagline: requiredLine('Enter a tagline', limits.tagline),
  description: requiredLine('Say in a few words what you do', limits.description),
  logo: optionalPictureUrl(),
  brandColor: color,
  accentColor: color,
  emergencyNumber,
  callingCode,
  copyrightYear: z
    .int('Enter a year')
    .min(1900, 'Enter a year from 1900 on')
    .max(2100, 'Enter a year until 2100')
    .nullish()
    .transform((year) => year ?? 2024),
  exitUrl: optionalIdentifierLine(limits.url).refine((url) => url === null || isHttpsUrl(url), {
    error: 'Enter an address that begins with https://',
  }),
  extraPages: z
    .array(choice(extraPages, 'Choose from the pages that are offered'), 'Send a list of pages')
    .nullish()
    .transform((list) => extraPages.filter((page) => list?.includes(page))),
  serviceArea: requiredLine('Say where you help', limits.serviceArea),
  practiceAreas,
  referralResources,
  intakeContact: optionalLine(limits.intakeContact),
  firstAnswerHours: answerHours,
  emergencyAnswerHours: answerHours,
  phone,
  email: requiredEmail('Enter an email address'),
  address,
  hours,
  holidays,
  timeZone,
  social,
  staffEmails,
})

export type OrganisationInput = z.infer<typeof organisation>
