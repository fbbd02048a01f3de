import type { OfficeDraft } from './documents.ts'

/** What each setting is when it is left empty. */
export const blank: OfficeDraft = {
  phone: '',
  email: '',
  address: [],
  hours: [],
  holidays: [],
  timeZone: '',
  social: [],
  staffEmails: [],
}
