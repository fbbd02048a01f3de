/** Who we are, and what the office says of itself: for header, footer, help column and structured data. */
import { isolate } from '../text/isolate.ts'

/** The office settings of administrators, as the gateway returns them and the server passes them to the page. */
export type OfficeFacts = {
  name: string
  tagline: string
  /** In a few words, beside the name. */
  description: string
  /** The address of a picture; our mark without one. */
  logo: string | null
  /** #rrggbb, or those of the house. */
  brandColor: string | null
  accentColor: string | null
  emergencyNumber: string
  /** The country of telephone numbers that name none. */
  callingCode: string
  copyrightYear: number
  /** Where the quick exit leads; to a neutral page without one. */
  exitUrl: string | null
  /** The pages beside the others that it has switched on. */
  extraPages: readonly string[]
  serviceArea: string
  practiceAreas: readonly { name: string; icon: string; judgmentCategory: string | null }[]
  /** Whom to ask about requests, in one line. */
  intakeContact: string | null
  /** Within how many hours a request is answered. */
  firstAnswerHours: number
  emergencyAnswerHours: number
  phone: string
  email: string
  address: readonly string[]
  /** Each day of the week from Monday on; a closed one has no times. Times are HH:MM. */
  hours: readonly { weekday: string; from: string | null; until: string | null }[]
  /** The same as people say it, days with the same hours together. */
  openingTimes: readonly { days: string; time: string }[]
  /** Days that are near, as YYYY-MM-DD, on which it stays closed. */
  holidays: readonly { day: string; name: string }[]
  timeZone: string
  social: readonly { name: string; url: string }[]
}

/** The office, formatted for screens. */
export type Office = Omit<OfficeFacts, 'phone' | 'email' | 'exitUrl'> & {
  exitUrl: string
  phone: { display: string; href: string }
  email: { display: string; href: string }
  /** When it is open, in one line: 'Monday to Friday 9:00 AM - 5:00 PM, Saturday ...'. */
  openingHoursText: string
}

const weekdayHours = { from: '09:00', until: '17:00' }

/** Used where nothing was ever heard of the office: true of any, and a trace of none. */
export const defaultFacts: OfficeFacts = {
  name: 'Legal aid office',
  tagline: 'Free legal help',
  description: 'Free legal help',
  logo: null,
  brandColor: null,
  accentColor: null,
  emergencyNumber: '911',
  callingCode: '1',
  copyrightYear: 2024,
  exitUrl: null,
  extraPages: [],
  serviceArea: 'our area',
  practiceAreas: [
    { name: 'Family Law', judgmentCategory: 'Family Law', icon: 'family-law' },
    { name: 'Housing Rights', judgmentCategory: 'Housing', icon: 'housing' },
    { name: 'Employment', judgmentCategory: 'Employment', icon: 'employment' },
    { name: 'Immigration', judgmentCategory: 'Immigration', icon: 'immigration' },
    { name: 'Criminal Defense', judgmentCategory: 'Criminal', icon: 'criminal' },
    { name: 'Civil Rights', judgmentCategory: null, icon: 'civil-rights' },
  ],
  intakeContact: null,
  firstAnswerHours: 48,
  emergencyAnswerHours: 24,
  phone: '(555) 555-0100',
  email: 'help@example.org',
  address: ['Street and number', 'City'],
  hours: [
    { weekday: 'Monday', ...weekdayHours },
    { weekday: 'Tuesday', ...weekdayHours },
    { weekday: 'Wednesday', ...weekdayHours },
    { weekday: 'Thursday', ...weekdayHours },
    { weekday: 'Friday', ...weekdayHours },
    { weekday: 'Saturday', from: null, until: null },
    { weekday: 'Sunday', from: null, until: null },
  ],
  openingTimes: [
    { days: 'Monday to Friday', time: '9:00 AM - 5:00 PM' },
    { days: 'Saturday and Sunday', time: 'Closed' },
  ],
  holidays: [],
  timeZone: 'America/New_York',
  social: [],
}

/** A page that nobody has to explain. */
const neutralExitUrl = 'https://www.bbc.com/weather'

export function createOffice({ phone, email, exitUrl, ...facts }: OfficeFacts): Office {
  const openTimes = facts.openingTimes.filter(({ time }) => time !== 'Closed')
  return {
    ...facts,
    exitUrl: exitUrl ?? neutralExitUrl,
    phone: { display: phone, href: `tel:${formatTelNumber(phone, facts.callingCode)}` },
    email: { display: email, href: `mailto:${email}` },
    openingHoursText: openTimes.map(({ days, time }) => `${days} ${time}`).join(', '),
  }
}

/** What is dialled before a number within its own country, and left out from abroad, where it is not a zero. */
const trunkPrefixes: Record<string, string> = { 1: '1', 7: '8', 36: '06', 39: '', 370: '8', 378: '' }

/** '(555) 555-0100 ext. 4' is dialled +15555550100;ext=4: a number without its country is of the office's. */
export function formatTelNumber(phone: string, callingCode: string): string {
  const [number = '', extension = ''] = phone.split(/[a-z#]+/i)
  const digits = number.replace(/\D/g, '')
  const fullNumber = number.includes('+') ? `+${digits}` : addCallingCode(digits, callingCode)
  const extensionDigits = extension.replace(/\D/g, '')
  return extensionDigits ? `${fullNumber};ext=${extensionDigits}` : fullNumber
}

function addCallingCode(digits: string, callingCode: string): string {
  const trunkPrefix = trunkPrefixes[callingCode] ?? '0'
  const national = digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits
  // Short ones, such as 116 123, are dialled as they are, from within the country; and those that begin as calls abroad.
  const isWhole =
    callingCode === '1' ? national.length === 10 : national.length >= 7 && !digits.startsWith('00')
  return isWhole ? `+${callingCode}${national}` : digits
}

/** The year since which the office says that it helps: '2010' of 'Free legal help since 2010'. */
export const findFoundingYear = ({ description }: Pick<OfficeFacts, 'description'>): string | null =>
  /\bsince (\d{4})\b/i.exec(description)?.[1] ?? null

/** A fixed text with the office's placeholders filled: {officePhone}, {officeHours} and the like. */
export function fillOfficePlaceholders(office: Office, text: string): string {
  const values: Record<string, string | number> = {
    organisationName: office.name,
    serviceArea: office.serviceArea,
    officePhone: office.phone.display,
    officeEmail: office.email.display,
    officeHours: office.openingHoursText,
    officeAddress: office.address.map(isolate).join(', '),
    officeStreet: office.address[0]!.split(',')[0]!,
    emergencyNumber: office.emergencyNumber,
    firstAnswerHours: office.firstAnswerHours,
    emergencyAnswerHours: office.emergencyAnswerHours,
    messageAnswerHours: formatMessageAnswerHours(office),
  }
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? isolate(String(values[name])) : placeholder,
  )
}

/** Messages are often answered within a day: '24-48'. */
const formatMessageAnswerHours = ({ firstAnswerHours }: Office) =>
  firstAnswerHours > 24 ? `24-${firstAnswerHours}` : String(firstAnswerHours)
