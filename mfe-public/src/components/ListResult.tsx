/** A list, or the words for an empty one; below either, that it failed to load. */
import { EmptyState, LinkButton, LoadError, Loading, type Retry } from '@access/kit'
import type { ReactNode } from 'react'

export interface EmptyList {
  title: string
  text?: string | undefined
  /** Where to go from here, such as to the list without filters. */
  link?: { to: string; label: string } | false
}

export function ListResult({
  query,
  isEmpty,
  empty: { title, text, link = false },
  children,
}: {
  query: Retry
  isEmpty: boolean
  empty: EmptyList
  children: ReactNode
}) {
  if (query.isLoading) return <Loading />
  return (
    <>
      {isEmpty ? (
        <EmptyState
          title={title}
          text={text}
          action={
            link && (
              <LinkButton variant="outline" to={link.to}>
                {link.label}
              </LinkButton>
            )
          }
        />
      ) : (
        children
      )}
      {query.hasFailed && <LoadError {...query} />}
    </>
  )
}
