/** Which remote answers for which addresses: every remote of the site, once. */

/** The micro-frontends, each released on its own. */
export const remoteNames = ['mfe_public', 'mfe_get_help', 'mfe_admin'] as const
export type RemoteName = (typeof remoteNames)[number]

/** The remote that an address belongs to, and the part of the address its own routes begin after. */
export function findRemoteForPath(pathname: string): { name: RemoteName; prefix: string } {
  const isWithin = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)
  if (isWithin('/get-help')) return { name: 'mfe_get_help', prefix: '/get-help' }
  if (isWithin('/admin')) return { name: 'mfe_admin', prefix: '/admin' }
  return { name: 'mfe_public', prefix: '/' }
}
