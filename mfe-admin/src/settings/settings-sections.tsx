/** The settings by what they are about, in the order of the form; the setup has a step for each. */
import { EmailFields } from './EmailFields.tsx'
import { HoursFields } from './HoursFields.tsx'
import { LookFields } from './LookFields.tsx'
import { NameFields } from './NameFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { PracticeAreaFields } from './PracticeAreaFields.tsx'
import { PromiseFields } from './PromiseFields.tsx'
import { ReachFields } from './ReachFields.tsx'
import { ReferralFields } from './ReferralFields.tsx'
import type { emptyOffice } from './use-office-settings.ts'

export type SettingName = keyof typeof emptyOffice

export type SettingsSection = {
  /** What the address of its step ends with. */
  slug: string
  title: string
  lead: string
  names: readonly SettingName[]
  Fields(): React.ReactNode
}

export const settingsSections: SettingsSection[] = [
  {
    slug: 'name',
    title: 'Name',
    lead: 'On every page, in every email and wherever the website is linked to.',
    names: ['name', 'tagline', 'description'],
    Fields: NameFields,
  },
  {
    slug: 'look',
    title: 'Look',
    lead: 'Your logo and your colors, in light and dark. Without them, the website has its own.',
    names: ['logo', 'brandColor', 'accentColor'],
    Fields: LookFields,
  },
  {
    slug: 'place',
    title: 'Place',
    lead: 'Where people find you, and whom you help.',
    names: ['address', 'serviceArea', 'timeZone'],
    Fields: PlaceFields,
  },
  {
    slug: 'contact',
    title: 'Reaching you',
    lead: 'Shown on every page of the website, and in our emails.',
    names: ['phone', 'callingCode', 'emergencyNumber', 'email', 'intakeContact', 'social'],
    Fields: ReachFields,
  },
  {
    slug: 'hours',
    title: 'Hours',
    lead: 'Applicants are promised an answer by these hours. The contact page shows the holidays of the next 30 days.',
    names: ['hours', 'holidays'],
    Fields: HoursFields,
  },
  {
    slug: 'practice-areas',
    title: 'What you help with',
    lead: 'The choices of the request form, in this order. Requests, cases and services are sorted by them.',
    names: ['practiceAreas'],
    Fields: PracticeAreaFields,
  },
  {
    slug: 'referrals',
    title: 'Other places to turn',
    lead: 'Named in the letters to people whom you cannot help, so that everyone has a place to turn.',
    names: ['referralResources'],
    Fields: ReferralFields,
  },
  {
    slug: 'emails',
    title: 'Emails to staff',
    lead: 'Not shown to anybody else.',
    names: ['staffEmails'],
    Fields: EmailFields,
  },
  {
    slug: 'promises',
    title: 'Promises',
    lead: 'How soon applicants hear from you, counted in opening hours and holidays as set above.',
    names: ['firstAnswerHours', 'emergencyAnswerHours'],
    Fields: PromiseFields,
  },
]
