/** Which remote answers for which addresses: every remote of the site, once. */

import type { RemoteName } from '@access/release-store/names'

export { type RemoteName, remoteNames } from '@access/release-store/names'

/** The remote that an address belongs to, and the part of the address its own routes begin after. */
export function findRemoteForPath(pathname: string): { name: RemoteName; prefix: string } {
  const isWithin = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)
  if (isWithin('/get-help')) return { name: 'mfe_get_help', prefix: '/get-help' }
  if (isWithin('/admin')) return { name: 'mfe_admin', prefix: '/admin' }
  return { name: 'mfe_public', prefix: '/' }
}
