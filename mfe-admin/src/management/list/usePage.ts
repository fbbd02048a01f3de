/** The page that is asked for; while another is on its way, the last one. */
import { useEffect, useState } from 'react'
import { type RequestPolicy, useQuery } from 'urql'
import type { Documents, FilterCount, Listed } from '../definition.ts'
import { asInput } from './question.ts'
import type { Asking } from './useQuestion.ts'

const nothing: never[] = []

/** A list that others change while we look elsewhere asks again with each visit: `cache-and-network`. */
export function usePage<Row extends Listed>(
  { page, typename }: Pick<Documents<Row, object>, 'page' | 'typename'>,
  { question, want }: Asking,
  { requestPolicy = 'cache-first' }: { requestPolicy?: RequestPolicy } = {},
) {
  const [context] = useState({ additionalTypenames: [typename] })
  const [{ data, error, fetching }, ask] = useQuery({
    query: page,
    variables: { page: asInput(question) },
    context,
    requestPolicy,
  })
  const rows: Row[] = data?.page.items ?? nothing
  const counts: FilterCount[] = data?.page.counts ?? nothing
  const total = data?.page.total

  // The last page has gone with its last rows, or never was.
  const last = Math.max(1, Math.ceil((total ?? 0) / question.size))
  const isBeyond = total !== undefined && !fetching && question.page > last
  useEffect(() => {
    if (isBeyond) want({ page: last === 1 ? '' : String(last) }, { replace: true })
  })

  return {
    rows,
    total,
    counts,
    error,
    isFetching: fetching,
    readAgain: () => ask({ requestPolicy: 'network-only' }),
  }
}
