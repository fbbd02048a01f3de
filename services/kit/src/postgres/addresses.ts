/** Addresses of PostgreSQL: `postgresql://role:password@host/database`, or `…@/database?host=/socket/directory`. */

/** The role that an address signs in as; '' where it names none. */
export const getRole = (url: string): string => decodeURIComponent(splitAddress(url).user.split(':')[0]!)

/** The same database for another role. */
export function forRole(url: string, role: string, password: string): string {
  const { scheme, server, database, query } = splitAddress(url)
  return `${scheme}${encodeURIComponent(role)}:${encodeURIComponent(password)}@${server}/${database}${query}`
}

/** Another database of the same server. */
export function inDatabase(url: string, name: string): string {
  const { scheme, user, server, query } = splitAddress(url)
  return `${scheme}${user && `${user}@`}${server}/${encodeURIComponent(name)}${query}`
}

/** The same with settings that each of its connections begins with, beside those that it has. */
export function withSettings(url: string, settings: Record<string, string>): string {
  const [address, query] = url.split('?') as [string, string?]
  const parameters = new URLSearchParams(query)
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  parameters.set('options', [parameters.get('options') ?? '', ...options].join(' ').trim())
  return `${address}?${parameters.toString().replaceAll('+', '%20')}`
}

/** The same with a schema whose tables need no prefix; extensions, which are in `public`, need none either. */
export const inSchema = (url: string, schema: string): string =>
  withSettings(url, { search_path: `${schema},public` })

/** The schema that `inSchema` has set. */
export function getSchema(url: string): string {
  const options = new URLSearchParams(url.split('?')[1]).get('options') ?? ''
  return /search_path=(\w+)/.exec(options)?.[1] ?? 'public'
}

function splitAddress(url: string) {
  const [, scheme, user = '', server = '', database = '', query = ''] =
    /^(postgres(?:ql)?:\/\/)(?:([^@/]*)@)?([^/?]*)\/?([^?]*)(\?.*)?$/.exec(url) ?? []
  if (!scheme) throw new Error('A database URL begins with postgresql://')
  return { scheme, user, server, database, query }
}
