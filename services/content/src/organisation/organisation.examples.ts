import type { OrganisationInput } from './organisation.rules.ts'

const weekday = { from: '09:00', until: '17:00' }

/** Builds the settings of the organisation as an administrator sends them. */
export const buildOrganisation = (
  overrides: Partial<OrganisationInput> = {},
): Omit<OrganisationInput, 'id'> => ({
  name: 'Harbor Legal Aid',
  tagline: 'The law is for you too',
  description: 'Free legal help on the harbor',
  logo: null,
  brandColor: '#0b3d91',
  accentColor: '#c2410c',
  emergencyNumber: '112',
  callingCode: '48',
  copyrightYear: 2019,
  exitUrl: 'https://harbor.example.org/tides',
  extraPages: ['press'],
  serviceArea: 'the harbor district',
  practiceAreas: [{ name: 'Fishing rights', icon: 'civil-rights', judgmentCategory: null }],
  referralResources: [
    { practiceArea: 'Fishing rights', text: 'The harbor master, (555) 555-0202' },
    { practiceArea: null, text: 'The law school, (555) 555-0203' },
  ],
  intakeContact: 'Ruth, (555) 555-0201',
  firstAnswerHours: 24,
  emergencyAnswerHours: 4,
  phone: '(555) 555-0200',
  email: 'office@example.org',
  address: ['9 Harbor Square', 'Port Maren, New Lorraine 00001'],
  hours: [
    { weekday: 'Monday', ...weekday },
    { weekday: 'Tuesday', ...weekday },
    { weekday: 'Wednesday', ...weekday },
    { weekday: 'Thursday', ...weekday },
    { weekday: 'Friday', from: '09:00', until: '12:30' },
    { weekday: 'Saturday', from: null, until: null },
    { weekday: 'Sunday', from: null, until: null },
  ],
  holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
  timeZone: 'America/Chicago',
  social: [{ name: 'Mastodon', url: 'https://social.example.org/@access' }],
  staffEmails: ['ruth@example.org', 'ivan@example.org'],
  ...overrides,
})
