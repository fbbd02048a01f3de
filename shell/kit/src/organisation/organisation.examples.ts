/** Offices for tests: that of the demonstration, and one that has nothing in common with it. */
import { defaultFacts, type OfficeFacts } from './organisation.ts'

const weekend = { from: '10:00', until: '14:00' }

/** What the service returns in the demonstration. */
export const demoFacts: OfficeFacts = {
  ...defaultFacts,
  name: 'Access to Justice',
  tagline: 'Access to Justice',
  description: 'Free legal help since 2010',
  serviceArea: 'Port Maren and the counties around it',
  address: ['214 Lantern Street, Suite 300', 'Port Maren, New Lorraine 00000'],
  hours: defaultFacts.hours.map((day) => (day.weekday === 'Saturday' ? { ...day, ...weekend } : day)),
  openingTimes: [
    { days: 'Monday to Friday', time: '9:00 AM - 5:00 PM' },
    { days: 'Saturday', time: '10:00 AM - 2:00 PM' },
    { days: 'Sunday', time: 'Closed' },
  ],
}

/** Another alphabet, an apostrophe and an ampersand; colours that lack contrast; another country; no Saturday hours. */
export const otherFacts: OfficeFacts = {
  ...defaultFacts,
  name: "Łódź & Đà Nẵng Folk's Advice",
  tagline: 'Prawo jest także dla ciebie',
  description: 'Porady prawne bez opłat',
  logo: '/api/files/0198c0de-0000-7000-8000-00000000000a.png',
  brandColor: '#ffd400',
  accentColor: '#777777',
  emergencyNumber: '112',
  callingCode: '48',
  copyrightYear: 2019,
  exitUrl: 'https://pogoda.example.org/',
  extraPages: ['donate', 'board'],
  serviceArea: 'Łódź and its suburbs',
  practiceAreas: [{ name: 'Fishing rights', icon: 'civil-rights', judgmentCategory: null }],
  intakeContact: 'Łucja Wójcik, 42 555 01 02',
  firstAnswerHours: 72,
  emergencyAnswerHours: 6,
  phone: '42 555 01 00',
  email: 'porady@example.org',
  address: ['ul. Piotrkowska 9', '90-001 Łódź'],
  timeZone: 'Europe/Warsaw',
}
