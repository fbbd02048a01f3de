/** The office of the demonstration, as content has it: what the letters of its inbox are signed with. */
import type { Settings } from '@access/service-kit'
import { getDefaultOfficeSettings, type OfficeSettings } from '../platform/office/office-settings.ts'

export function getDemoOffice(settings: Pick<Settings, 'timeZone' | 'env'>): OfficeSettings {
  const office = getDefaultOfficeSettings(settings)
  return {
    ...office,
    name: 'Access to Justice',
    openWhen: `${office.openWhen}, Saturday 10:00 AM - 2:00 PM`,
    referralResources: [
      { practiceArea: null, text: 'LawHelp.org: free legal help near you: https://www.lawhelp.org' },
      {
        practiceArea: null,
        text: 'Dial 211, day or night: help with rent, food, health and safety near you',
      },
    ],
    hours: [...office.hours.slice(0, 5), ['10:00', '14:00'], null],
  }
}
