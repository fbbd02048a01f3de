/** What mails say of ourselves, from the settings and from what the office says. */
import type { Settings } from '@access/service-kit'
import type { Office } from '../office/office.ts'
import type { Values } from './templates.ts'

/** Where people find us; never taken from what a request says of itself. */
export const publicUrl = ({ env }: Pick<Settings, 'env'>) =>
  new URL(env.PUBLIC_URL || 'http://localhost:3000').origin

/** The gaps that whoever posts a mail need not fill; `item` is what the mail is about. */
export function ourValues(
  { phone, openWhen }: Pick<Office, 'phone' | 'openWhen'>,
  settings: Pick<Settings, 'env'>,
  item?: string | null,
): Values {
  const site = publicUrl(settings)
  return {
    officePhone: phone,
    officeHours: openWhen,
    senderName: 'Access to Justice',
    getHelpUrl: `${site}/get-help`,
    statusUrl: `${site}/get-help/status`,
    eventsUrl: `${site}/events`,
    adminUrl: `${site}/admin/legal-aid${item ? `/${item}` : ''}`,
  }
}
