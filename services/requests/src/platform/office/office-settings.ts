/** The office settings that deadlines, emails and letters need: who it is, how to reach it, its hours, what it promises. */
import type { Settings } from '@access/service-kit'
import { type PracticeArea, practiceAreas } from '@access/service-kit/practice-areas/practice-areas.rules'
import { neutralReferralResources } from '@access/service-kit/practice-areas/referral-resources.rules'
import { normalizeEmailAddress } from '@access/service-kit/validation/email-address.rules'

export interface OfficeSettings {
  name: string
  phone: string
  /** When it is open, in words: 'Monday to Friday 9:00 AM - 5:00 PM, ...'. */
  openWhen: string
  /** From when to when on each day, Monday first, as HH:MM; null for a day on which it is closed. */
  hours: readonly (readonly [from: string, until: string] | null)[]
  /** Days on which it stays closed besides, as YYYY-MM-DD. */
  holidays: readonly string[]
  timeZone: string
  /** The code of its country for telephone calls; '1' where an earlier release cached the settings. */
  callingCode?: string
  /** Within how many hours a request is answered. */
  firstAnswerHours: number
  /** The same for one that is an emergency. */
  emergencyAnswerHours: number
  /** The categories that a request can have. */
  practiceAreas: readonly PracticeArea[]
  /** Where somebody can turn whom it cannot help: those of a practice area, and those for everybody. */
  referralResources: readonly { practiceArea: string | null; text: string }[]
  /** Where people write to it; none while the portal has not set one. */
  email?: string | null
  /** Who is notified when something comes in. */
  staffEmails: readonly string[]
}

const weekday = ['09:00', '17:00'] as const

/** The settings while none were ever saved, or fetched: true of any office, and a trace of none. */
export const getDefaultOfficeSettings = ({
  timeZone,
  env,
}: Pick<Settings, 'timeZone' | 'env'>): OfficeSettings => ({
  name: 'Legal aid office',
  phone: '(555) 555-0100',
  openWhen: 'Monday to Friday 9:00 AM - 5:00 PM',
  hours: [weekday, weekday, weekday, weekday, weekday, null, null],
  holidays: [],
  timeZone,
  firstAnswerHours: 48,
  emergencyAnswerHours: 24,
  practiceAreas,
  referralResources: neutralReferralResources,
  staffEmails: parseEmailList(env.STAFF_EMAIL),
})

/** The categories that its requests can have. */
export const getCategories = ({ practiceAreas }: Pick<OfficeSettings, 'practiceAreas'>): string[] =>
  practiceAreas.map(({ name }) => name)

const parseEmailList = (list = '') => list.split(',').map(normalizeEmailAddress).filter(Boolean)
