/** Whether a screen's query failed, and how to run it again. */
import { useState } from 'react'
import { type AnyVariables, type UseQueryArgs, useQuery } from 'urql'

type QueryState = { data?: unknown; error?: unknown; fetching: boolean }
type ReexecuteQuery = (options: { requestPolicy: 'network-only' }) => void

/** The state of a query. It stays failed while it runs again, so that the page does not jump. */
export type Retry = {
  /** Whether it runs for the first time. */
  isLoading: boolean
  hasFailed: boolean
  isRetrying: boolean
  attempts: number
  retry(): void
}

/** Takes what urql's `useQuery` returns. */
export function useRetry([{ data, error, fetching }, reexecuteQuery]: readonly [
  QueryState,
  ReexecuteQuery,
]): Retry {
  const [attempts, setAttempts] = useState(0)
  const hasData = Boolean(data) && !error
  if (hasData && attempts > 0) setAttempts(0)
  const hasFailed = !hasData && (Boolean(error) || attempts > 0)
  return {
    isLoading: fetching && !data && !hasFailed,
    hasFailed,
    isRetrying: attempts > 0 && fetching,
    attempts,
    retry() {
      setAttempts(attempts + 1)
      reexecuteQuery({ requestPolicy: 'network-only' })
    },
  }
}

/** Runs the query of a screen: its data, its state, and how to run it again. */
export function useScreenQuery<Data, Variables extends AnyVariables>(query: UseQueryArgs<Variables, Data>) {
  const result = useQuery<Data, Variables>(query)
  const [{ data, fetching }] = result
  return { data, fetching, ...useRetry(result) }
}
