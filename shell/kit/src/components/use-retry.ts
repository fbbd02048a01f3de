/** Whether a screen's query failed, and how to run it again. */
import { useState } from 'react'

type QueryState = { data?: unknown; error?: unknown; fetching: boolean }
type ReexecuteQuery = (options: { requestPolicy: 'network-only' }) => void

/** What LoadError needs to know; it stays failed while one tries again, so that nothing jumps about. */
export type Retry = { hasFailed: boolean; isRetrying: boolean; attempts: number; retry(): void }

/** Takes what urql's `useQuery` returns. */
export function useRetry([{ data, error, fetching }, reexecuteQuery]: readonly [
  QueryState,
  ReexecuteQuery,
]): Retry {
  const [attempts, setAttempts] = useState(0)
  const hasData = Boolean(data) && !error
  if (hasData && attempts > 0) setAttempts(0)
  return {
    hasFailed: !hasData && (Boolean(error) || attempts > 0),
    isRetrying: attempts > 0 && fetching,
    attempts,
    retry() {
      setAttempts(attempts + 1)
      reexecuteQuery({ requestPolicy: 'network-only' })
    },
  }
}
