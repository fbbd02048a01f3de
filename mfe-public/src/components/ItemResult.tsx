/** One item, or why it is not shown. A hidden item looks like one that never existed, and like one that failed to load. */
import { MissingItem, QueryResult, type Retry } from '@access/kit'
import type { ComponentProps, ReactNode } from 'react'

export function ItemResult<Item>({
  item,
  query,
  missing,
  children,
}: {
  item: Item | null | undefined
  query: Retry
  missing: Omit<ComponentProps<typeof MissingItem>, 'retry'>
  children(item: Item): ReactNode
}) {
  return (
    <QueryResult data={item} query={query} failed={<MissingItem {...missing} retry={query} />}>
      {children}
    </QueryResult>
  )
}
