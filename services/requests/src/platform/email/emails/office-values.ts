/** What emails say of ourselves, from the settings and from what the office says. */
import type { Settings } from '@access/service-kit'
import type { OfficeSettings } from '../../office/office-settings.ts'

/** Where people find us; never taken from what a request says of itself. */
export const publicUrl = ({ env }: Pick<Settings, 'env'>) =>
  new URL(env.PUBLIC_URL || 'http://localhost:3000').origin

/** What emails say of the office. */
export type OfficeIdentity = Pick<OfficeSettings, 'name' | 'phone' | 'openWhen'>

export type OfficeValues = ReturnType<typeof getOfficeValues>

/** The values that every email may use; `item` is what the email is about. */
export function getOfficeValues(
  { name, phone, openWhen }: OfficeIdentity,
  settings: Pick<Settings, 'env'>,
  item?: string | null,
) {
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
