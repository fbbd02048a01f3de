/** The office, as far as promises and mails go: how to reach it, when it is open, by which clock, and who there is told. */
import type { Settings } from '@access/service-kit'

export interface Office {
  phone: string
  /** When it is open, in words: 'Monday to Friday 9:00 AM - 5:00 PM, ...'. */
  openWhen: string
  /** From when to when on each day, Monday first, as HH:MM; null for a day on which it is closed. */
  hours: readonly (readonly [from: string, until: string] | null)[]
  /** Days on which it stays closed besides, as YYYY-MM-DD. */
  holidays: readonly string[]
  timeZone: string
  /** Where people write to it; none while the portal has not set one. */
  email?: string | null
  /** Who hears that something came in. */
  staffEmails: readonly string[]
}

const weekday = ['09:00', '17:00'] as const

/** The office of which nothing was ever set, or heard. */
export const usualOffice = ({ timeZone, env }: Pick<Settings, 'timeZone' | 'env'>): Office => ({
  phone: '(555) 555-0100',
  openWhen: 'Monday to Friday 9:00 AM - 5:00 PM, Saturday 10:00 AM - 2:00 PM',
  hours: [weekday, weekday, weekday, weekday, weekday, ['10:00', '14:00'], null],
  holidays: [],
  timeZone,
  staffEmails: addressesIn(env.STAFF_EMAIL),
})

const addressesIn = (list = '') =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
