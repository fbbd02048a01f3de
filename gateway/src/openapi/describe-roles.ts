// Whom a route is for, from the table of roles.
import { listRoles, type Permission, roleNames } from '@access/service-kit/roles/roles.rules'

const formatter = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** 'For administrators and editors.'; '' for a route that anybody may call. */
export function describeRoles({ permission }: { permission?: Permission }): string {
  if (!permission) return ''
  return `For ${formatter.format(listRoles(permission).map((role) => `${roleNames[role].toLowerCase()}s`))}.`
}
