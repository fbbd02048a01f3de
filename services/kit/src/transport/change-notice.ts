/**
 * A change to what the public reads, as content sends it through the gateway to the shells.
 *
 * Its number is that of a transaction of PostgreSQL which began after the change was committed, and which notifies on
 * the same channel. Notices arrive in the order of commits, so anyone who has received a number has received every change
 * with that number or a smaller one.
 */

/** The header with the number of a change: in answers to what changed something, and in requests that come after. */
export const changeIdHeader = 'x-change-id'

export interface ChangeNotice {
  /** The number; 0 where it is not known. */
  id: number
  /** The types that have changed; null when anything may have. */
  types: string[] | null
}

/** A malformed notice means that anything may have changed. */
export function parseChangeNotice(data: string): ChangeNotice {
  try {
    const { id, types } = JSON.parse(data) as { id?: unknown; types?: unknown }
    return { id: parseChangeId(id), types: Array.isArray(types) ? types.map(String) : null }
  } catch {
    return { id: 0, types: null }
  }
}

/** The number in a header or a cookie; 0 for what is none. */
export const parseChangeId = (text: unknown): number => (/^\d{1,15}$/.test(String(text)) ? Number(text) : 0)

/** The event of a stream. */
export const formatChangeEvent = (notice: ChangeNotice): string => `data: ${JSON.stringify(notice)}\n\n`
