/** What is still open before a website is an organisation's own, worked out from what is stored. */
import {
  demoOrganisation,
  neutralOrganisation,
} from '@access/content/organisation/default-organisation.rules'
import { type SettingName, settingsSections } from './settings-sections.tsx'
import type { emptyOffice } from './use-office-settings.ts'

type OfficeDraft = typeof emptyOffice

/** The settings that are true of nobody until somebody sets them, as a list names them. */
const placeholders = [
  { name: 'name', label: 'the name' },
  { name: 'tagline', label: 'the tagline' },
  { name: 'description', label: 'the description' },
  { name: 'address', label: 'the address' },
  { name: 'serviceArea', label: 'the service area' },
  { name: 'referralResources', label: 'where else people can turn' },
  { name: 'phone', label: 'the phone number' },
  { name: 'email', label: 'the email address' },
] as const satisfies { name: SettingName; label: string }[]

/** What new settings say: without a name of one's own, or at the address that stands where none is specified. */
const { address, serviceArea, referralResources } = demoOrganisation
const firstSettings = [neutralOrganisation, { address, serviceArea, referralResources }]

/** Which settings of a section nobody has set yet. */
function listUnsetSettings(draft: OfficeDraft, names: readonly SettingName[]): string[] {
  const isUnset = (name: (typeof placeholders)[number]['name']) =>
    firstSettings.some(
      (first) =>
        name in first && JSON.stringify(draft[name]) === JSON.stringify(first[name as keyof typeof first]),
    )
  return placeholders.filter(({ name }) => names.includes(name) && isUnset(name)).map(({ label }) => label)
}

export type OpenPoint = { slug: string; title: string; text: string }

const listFormat = new Intl.ListFormat('en-US')

/** By section: 'Still to set: the phone number and the email address'. */
export const listOpenPoints = (draft: OfficeDraft): OpenPoint[] =>
  settingsSections.flatMap(({ slug, title, names }) => {
    const unset = listUnsetSettings(draft, names)
    return unset.length > 0 ? [{ slug, title, text: `Still to set: ${listFormat.format(unset)}` }] : []
  })
