/** What emails say of ourselves, from the settings and from what the office says. */
import type { Settings } from '@access/service-kit'
import type { OfficeSettings } from '../office/office-settings.ts'
import type { TemplateValues } from './templates.ts'

/** Where people find us; never taken from what a request says of itself. */
export const publicUrl = ({ env }: Pick<Settings, 'env'>) =>
  new URL(env.PUBLIC_URL || 'http://localhost:3000').origin

/** What emails say of the office. */
export type OfficeIdentity = Pick<OfficeSettings, 'name' | 'phone' | 'openWhen'>

/** The placeholders that every email may have; `item` is what the email is about. */
export function getDefaultValues(
  { name, phone, openWhen }: OfficeIdentity,
  settings: Pick<Settings, 'env'>,
  item?: string | null,
): TemplateValues {
  const site = publicUrl(settings)
  return {
    officePhone: phone,
    officeHours: openWhen,
    organisationName: name,
    senderName: name,
    getHelpUrl: `${site}/get-help`,
    statusUrl: `${site}/get-help/status`,
    eventsUrl: `${site}/events`,
    adminUrl: `${site}/admin/legal-aid${item ? `/${item}` : ''}`,
  }
}
