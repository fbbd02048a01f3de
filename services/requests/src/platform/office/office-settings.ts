/** The office settings that deadlines and emails need: how to reach it, its hours, its time zone, and whom to notify. */
import type { Settings } from '@access/service-kit'

export interface OfficeSettings {
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
  /** Who is notified when something comes in. */
  staffEmails: readonly string[]
}

const weekday = ['09:00', '17:00'] as const

/** The settings while none were ever saved, or fetched. */
export const getDefaultOfficeSettings = ({
  timeZone,
  env,
}: Pick<Settings, 'timeZone' | 'env'>): OfficeSettings => ({
  phone: '(555) 555-0100',
  openWhen: 'Monday to Friday 9:00 AM - 5:00 PM, Saturday 10:00 AM - 2:00 PM',
  hours: [weekday, weekday, weekday, weekday, weekday, ['10:00', '14:00'], null],
  holidays: [],
  timeZone,
  staffEmails: parseEmailList(env.STAFF_EMAIL),
})

const parseEmailList = (list = '') =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
