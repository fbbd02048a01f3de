/** A list of pages: the line that says how many items were found, the page's items, and the links to the others. */
import type { Retry } from '@access/kit'
import type { ReactNode } from 'react'
import { type EmptyList, ListResult } from './ListResult.tsx'
import { type ListPage, useListTop } from './list-page.ts'
import { Pagination } from './Pagination.tsx'

interface PagedListProps {
  query: Retry
  /** Undefined while the list is loading. */
  list: ListPage<unknown> | undefined
  /** How many there are, in words. */
  count: ReactNode
  /** What else the line says of them, such as their order. */
  notes?: readonly (string | false)[]
  empty: EmptyList
  buildUrl(page: number): string
  /** Between the line and the list. */
  options?: ReactNode
  children: ReactNode
}

export function PagedList({
  query,
  list,
  count,
  notes = [],
  empty,
  buildUrl,
  options,
  children,
}: PagedListProps) {
  const top = useListTop<HTMLParagraphElement>()
  return (
    <>
      <p className="found" role="status" ref={top} tabIndex={-1}>
        {list && (
          <>
            <strong>{count}</strong>
            {list.pageCount > 1 && (
              <span className="muted num">
                page {list.page.toLocaleString('en-US')} of {list.pageCount.toLocaleString('en-US')}
              </span>
            )}
            {notes.map(
              (note) =>
                note && (
                  <span key={note} className="muted">
                    {note}
                  </span>
                ),
            )}
          </>
        )}
      </p>
      {options}
      <ListResult query={query} isEmpty={!list || list.items.length === 0} empty={empty}>
        {children}
      </ListResult>
      {list && <Pagination page={list.page} pageCount={list.pageCount} buildUrl={buildUrl} />}
    </>
  )
}
