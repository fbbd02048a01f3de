/** The default settings of the organisation. */
import type { OrganisationInput } from './organisation.rules.ts'

const weekday = { from: '09:00', until: '17:00' }

export const defaultOrganisation: Omit<OrganisationInput, 'id' | 'timeZone' | 'staffEmails'> = {
  phone: '(555) 555-0100',
  email: 'help@example.org',
  address: ['214 Lantern Street, Suite 300', 'Port Maren, New Lorraine 00000'],
  hours: [
    { weekday: 'Monday', ...weekday },
    { weekday: 'Tuesday', ...weekday },
    { weekday: 'Wednesday', ...weekday },
    { weekday: 'Thursday', ...weekday },
    { weekday: 'Friday', ...weekday },
    { weekday: 'Saturday', from: '10:00', until: '14:00' },
    { weekday: 'Sunday', from: null, until: null },
  ],
  holidays: [],
  social: [],
}
