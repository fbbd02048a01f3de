/** Whether what a screen asked for could not be had, and how to ask again. */
import { useState } from 'react'

type Asked = { data?: unknown; error?: unknown; fetching: boolean }
type AskAgain = (how: { requestPolicy: 'network-only' }) => void

/** What LoadFailed needs to know; it stays failed while one tries again, so that nothing jumps about. */
export type Retry = { failed: boolean; retrying: boolean; tries: number; retry(): void }

/** Takes what urql's `useQuery` returns. */
export function useRetry([{ data, error, fetching }, askAgain]: readonly [Asked, AskAgain]): Retry {
  const [tries, setTries] = useState(0)
  const answered = Boolean(data) && !error
  if (answered && tries > 0) setTries(0)
  return {
    failed: !answered && (Boolean(error) || tries > 0),
    retrying: tries > 0 && fetching,
    tries,
    retry() {
      setTries(tries + 1)
      askAgain({ requestPolicy: 'network-only' })
    },
  }
}
