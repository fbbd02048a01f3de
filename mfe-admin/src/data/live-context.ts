/** What the screens know about changes that others are making now. */
import type { PresentColleague, RequestChange } from '@access/requests/casework/live/live.rules'
import { createContext, useContext, useEffect } from 'react'
import type { OperationContext } from 'urql'
import { useBackgroundContext } from '../session/use-background-context.ts'
import { useStableCallback } from './use-stable-callback.ts'

/** What lists and counts are of. */
export type ChangedKind = 'requests' | 'messages'

export interface Live {
  /** Calls the listener when something of a kind has changed. Returns how to end it. */
  listen(kind: ChangedKind, listener: () => void): () => void
  /** The request that is open, or null. */
  watch(requestId: string | null): void
  /** Who else has it open. */
  colleagues: PresentColleague[]
  /** What others have changed in it since it was read. */
  changes: RequestChange[]
  clearChanges(): void
}

export const LiveContext = createContext<Live>({
  listen: () => () => {},
  watch() {},
  colleagues: [],
  changes: [],
  clearChanges() {},
})

/** Asks a query again when something of a kind has changed; that keeps no session alive. */
export function useRefetchOnChange(
  kind: ChangedKind | undefined,
  reexecuteQuery: (context: Partial<OperationContext>) => void,
): void {
  const { listen } = useContext(LiveContext)
  const backgroundContext = useBackgroundContext()
  const refetch = useStableCallback(() =>
    reexecuteQuery({ requestPolicy: 'network-only', ...backgroundContext }),
  )
  useEffect(() => (kind ? listen(kind, refetch) : undefined), [kind, listen, refetch])
}

/** The others who have the request open, and what they have changed since it was read. */
export function useWatchedRequest(id: string): Pick<Live, 'colleagues' | 'changes' | 'clearChanges'> {
  const { watch, colleagues, changes, clearChanges } = useContext(LiveContext)
  useEffect(() => {
    watch(id)
    return () => watch(null)
  }, [watch, id])
  return { colleagues, changes, clearChanges }
}
