/** Follows live changes while the window is visible. A hidden one follows nothing, and fetches again once it is shown. */
import { useAuth } from '@access/kit'
import {
  livePath,
  type PresentColleague,
  type RequestChange,
} from '@access/requests/casework/live/live.rules'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { usePermissions } from '../session/use-permissions.ts'
import { followLiveEvents, type LiveEvent } from './follow-live-events.ts'
import { type ChangedKind, type Live, LiveContext } from './live-context.ts'

export function LiveProvider({ children }: { children: ReactNode }) {
  const { token } = useAuth()
  const mayFollow = usePermissions()('workOnRequests')
  const isVisible = useIsPageVisible()
  const listeners = useRef(new Map<ChangedKind, Set<() => void>>())
  const [watchedId, setWatchedId] = useState<string | null>(null)
  const [colleagues, setColleagues] = useState<PresentColleague[]>([])
  const [changes, setChanges] = useState<RequestChange[]>([])
  const wasHidden = useRef(false)
  /** Until when the changes of the request that is open are known, by the server's clock. */
  const knownUntil = useRef<string | null>(null)

  const notify = useCallback((kind: ChangedKind) => {
    for (const listener of listeners.current.get(kind) ?? []) listener()
  }, [])

  const notifyAll = useCallback(() => {
    notify('requests')
    notify('messages')
  }, [notify])

  useEffect(() => {
    if (!token || !mayFollow || !isVisible) {
      wasHidden.current ||= !isVisible
      return
    }
    if (wasHidden.current) notifyAll()
    wasHidden.current = false
    return followLiveEvents({
      token,
      getPath() {
        if (!watchedId) return livePath
        const since = knownUntil.current
        return `${livePath}?${new URLSearchParams({ request: watchedId, ...(since && { since }) })}`
      },
      onEvent({ kind, data }: LiveEvent) {
        if (kind === 'clock') knownUntil.current = data
        else if (kind === 'presence') setColleagues(data)
        else if (kind === 'changes') setChanges((previous) => addChanges(previous, data))
        else notify(kind)
      },
      onResumed: notifyAll,
    })
  }, [token, mayFollow, isVisible, watchedId, notify, notifyAll])

  const actions = useMemo(
    (): Omit<Live, 'colleagues' | 'changes'> => ({
      listen(kind, listener) {
        const ofKind = listeners.current.get(kind) ?? new Set()
        listeners.current.set(kind, ofKind.add(listener))
        return () => void ofKind.delete(listener)
      },
      watch(requestId) {
        knownUntil.current = null
        setWatchedId(requestId)
        setColleagues([])
        setChanges([])
      },
      clearChanges: () => setChanges([]),
    }),
    [],
  )
  const live = useMemo(() => ({ ...actions, colleagues, changes }), [actions, colleagues, changes])
  return <LiveContext value={live}>{children}</LiveContext>
}

/** What is told again after a break is known. */
const addChanges = (known: RequestChange[], added: RequestChange[]) => [
  ...known,
  ...added.filter(({ id }) => known.every((change) => change.id !== id)),
]

const useIsPageVisible = () =>
  useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
