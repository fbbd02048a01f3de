/** The addresses of a content type: its list, and the pages of its form. */
import { matchPath } from 'react-router-dom'

/** The pages of an item's form, below the path of its list. */
export const itemPages = ['new', ':id/edit'] as const

export const getListPath = (path: string) => `/admin/${path}`

/** `id` is null for a new item. */
export const getItemPath = (path: string, id: string | null) =>
  id === null ? `${getListPath(path)}/new` : `${getListPath(path)}/${encodeURIComponent(id)}/edit`

/** The item that an address is for, with a null id for a new one; null for the list. */
export function findItemInPath(path: string, pathname: string): { id: string | null } | null {
  if (matchPath(`${getListPath(path)}/new`, pathname)) return { id: null }
  const id = matchPath(`${getListPath(path)}/:id/edit`, pathname)?.params.id
  return id ? { id } : null
}
