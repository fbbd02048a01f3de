/** What mails say of ourselves, from the settings. */
import type { Settings } from '@access/service-kit'
import { officeHours, officePhone } from '../office.ts'
import type { Values } from './templates.ts'

/** Where people find us; never taken from what a request says of itself. */
export const publicUrl = ({ env }: Pick<Settings, 'env'>) =>
  new URL(env.PUBLIC_URL || 'http://localhost:3000').origin

/** Who hears that something came in. */
export const staffAddresses = ({ env }: Pick<Settings, 'env'>): string[] =>
  (env.STAFF_EMAIL ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)

/** The gaps that whoever posts a mail need not fill; `item` is what the mail is about. */
export function ourValues(settings: Pick<Settings, 'env'>, item?: string | null): Values {
  const site = publicUrl(settings)
  return {
    officePhone,
    officeHours,
    senderName: 'Access to Justice',
    getHelpUrl: `${site}/get-help`,
    statusUrl: `${site}/get-help/status`,
    eventsUrl: `${site}/events`,
    adminUrl: `${site}/admin/legal-aid${item ? `/${item}` : ''}`,
  }
}
