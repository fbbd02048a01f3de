/** The settings of the organisation before anybody has set them. */

import { practiceAreas } from '@access/service-kit/practice-areas/practice-areas.rules'
import { neutralReferralResources } from '@access/service-kit/practice-areas/referral-resources.rules'
import { demoReferralResources } from './demo-referral-resources.rules.ts'
import type { OrganisationInput } from './organisation.rules.ts'

type DefaultOrganisation = Omit<OrganisationInput, 'id' | 'timeZone' | 'staffEmails'>

const weekdays = (['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const).map((weekday) => ({
  weekday,
  from: '09:00',
  until: '17:00',
}))

/** What nobody reads or dials: example.org and the numbers from 555-0100 on are reserved for examples. */
const unreachable = { phone: '(555) 555-0100', email: 'help@example.org' }

const shared = {
  ...unreachable,
  logo: null,
  brandColor: null,
  accentColor: null,
  emergencyNumber: '911',
  callingCode: '1',
  copyrightYear: 2024,
  exitUrl: null,
  extraPages: [],
  practiceAreas: [...practiceAreas],
  intakeContact: null,
  firstAnswerHours: 48,
  emergencyAnswerHours: 24,
  holidays: [],
  social: [],
} satisfies Partial<DefaultOrganisation>

/** The specification's, with the demonstration's address where it says none. */
export const demoOrganisation: DefaultOrganisation = {
  ...shared,
  referralResources: demoReferralResources,
  name: 'Access to Justice',
  tagline: 'Access to Justice',
  description: 'Free legal help since 2010',
  address: ['214 Lantern Street, Suite 300', 'Port Maren, New Lorraine 00000'],
  serviceArea: 'Port Maren and the counties around it',
  hours: [
    ...weekdays,
    { weekday: 'Saturday', from: '10:00', until: '14:00' },
    { weekday: 'Sunday', from: null, until: null },
  ],
}

/** Those of an organisation that has not said yet who it is: true of any, and a trace of none. */
export const neutralOrganisation: DefaultOrganisation = {
  ...shared,
  referralResources: neutralReferralResources,
  name: 'Legal aid office',
  tagline: 'Free legal help',
  description: 'Free legal help',
  address: ['Street and number', 'City'],
  serviceArea: 'our area',
  hours: [
    ...weekdays,
    { weekday: 'Saturday', from: null, until: null },
    { weekday: 'Sunday', from: null, until: null },
  ],
}

/** Whether an email address is the one that nobody reads. */
export const isUnreachableEmail = (email: string) => email === unreachable.email
