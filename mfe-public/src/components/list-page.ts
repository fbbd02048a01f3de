/** The pages of a list: twelve items at a time, each page with an address that can be shared and crawled. */
import { parsePageNumber } from '@access/kit'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Twelve cards are at most six screens of a phone. */
export const listPageSize = 12

export interface ListPage<Item> {
  items: readonly Item[]
  page: number
  pageCount: number
}

/** The items of a page of a list that is there as a whole; the last page for a number beyond it. */
export function getListPage<Item>(items: readonly Item[], requestedPage: number): ListPage<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / listPageSize))
  const page = Math.min(requestedPage, pageCount)
  return { items: items.slice((page - 1) * listPageSize, page * listPageSize), page, pageCount }
}

/** The URL of a page of a list with these filters; empty ones and the first page are left out. */
export function buildListUrl(path: string, filters: Record<string, string | undefined>, page = 1): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${path}?${params}` : path
}

/** The page number in the URL. */
export function usePageNumber(): number {
  const [params] = useSearchParams()
  return parsePageNumber(params.get('page'))
}

/** A ref for the line above the list, where another page begins, for eyes and for the keyboard. */
export function useListTop<Top extends HTMLElement>() {
  const page = usePageNumber()
  const top = useRef<Top>(null)
  const previousPage = useRef(page)
  useEffect(() => {
    if (previousPage.current === page) return
    previousPage.current = page
    // A new filter leaves the focus where one types.
    if (document.activeElement?.closest('.finder')) return
    top.current?.scrollIntoView()
    top.current?.focus({ preventScroll: true })
  }, [page])
  return top
}
