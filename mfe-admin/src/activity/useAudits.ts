/** One page of what all services have written down: when one is away, the others are still shown. */
import type { CombinedError } from 'urql'
import { useQuery } from 'urql'
import type { Activity } from '../parts/activity.ts'
import { type ActivityQuestion, type Audit, authAudit, contentAudit, requestAudit } from './documents.ts'
import { pageOf } from './merged.ts'

/** As many as fill a screen or two. */
const length = 50

export type Audits = {
  lines: Activity[]
  hasMore: boolean
  /** What could not be read, by what it is about. */
  away: string[]
  /** Why nothing at all could be read. */
  error: CombinedError | undefined
  isLoading: boolean
  isFetching: boolean
  readAgain(): void
}

export function useAudits(question: ActivityQuestion): Audits {
  const parts = [
    usePage(contentAudit, question),
    usePage(requestAudit, question),
    usePage(authAudit, question),
  ]
  const told = parts.flatMap(({ page }) => page ?? [])
  return {
    ...pageOf(told, length),
    away: parts.flatMap(({ of, error }) => (error ? of : [])),
    error: told.length === 0 ? parts.find(({ error }) => error)?.error : undefined,
    isLoading: parts.some(({ page, error }) => !page && !error),
    isFetching: parts.some(({ isFetching }) => isFetching),
    readAgain() {
      for (const { ask } of parts) ask()
    },
  }
}

const requestPolicy = 'cache-and-network' as const
// A list may be empty, and then nothing in it says what would change it.
const context = { additionalTypenames: ['Activity'] }

function usePage({ of, page }: Audit, question: ActivityQuestion) {
  const variables = { question: { ...question, limit: length } }
  const [{ data, error, fetching }, ask] = useQuery({ query: page, variables, requestPolicy, context })
  return {
    of,
    page: error ? undefined : data?.page,
    error,
    isFetching: fetching,
    ask: () => ask({ requestPolicy: 'network-only' }),
  }
}
