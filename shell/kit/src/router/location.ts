/** Where a visitor is: the parts of an address of ours. */

export type Location = {
  pathname: string
  /** The query with its question mark, or ''. */
  search: string
  /** The fragment with its number sign, or ''. */
  hash: string
  /** What whoever led here left for the page, in the browser's history. */
  state: unknown
  /** Another one for each entry of the history; `firstKey` for the one that a visit begins with. */
  key: string
}

export const firstKey = 'default'

/** Reads an address of ours, as it is written. */
export function parseLocation(address: string, { state = null as unknown, key = firstKey } = {}): Location {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return {
    pathname: pathname || '/',
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
    state,
    key,
  }
}

/** The whole of an address; one that begins with a question mark or a number sign is on this page. */
export function resolveAddress(to: string, { pathname, search }: Location): string {
  if (to.startsWith('?')) return pathname + (to === '?' ? '' : to)
  return to.startsWith('#') ? pathname + search + to : to
}

export const createKey = () => Math.random().toString(36).slice(2, 10)
