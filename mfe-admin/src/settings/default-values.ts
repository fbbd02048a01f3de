import type { OfficeDraft } from './settings.queries.ts'

/** What each setting is when it is left empty. */
export const defaultValues: OfficeDraft = {
  phone: '',
  email: '',
  address: [],
  hours: [],
  holidays: [],
  timeZone: '',
  social: [],
  staffEmails: [],
}
