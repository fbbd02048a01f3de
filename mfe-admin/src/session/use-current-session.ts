/** How long the session lasts, and what must be done before anything else. */
import { useAuth } from '@access/kit'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'urql'
import {
  CurrentSessionDocument,
  type CurrentSessionFragment,
  ExtendSessionDocument,
} from './session.generated.ts'
import { useBackgroundContext } from './use-background-context.ts'

/** In milliseconds of this browser's clock. */
export type SessionEnd = { idleEndsAt: number; endsAt: number; restriction: string | null }

export type CurrentSession = {
  /** Null until it is known, and where nobody is signed in. */
  session: SessionEnd | null
  /** Asks again, without keeping the session alive. Null when it has ended; undefined without an answer. */
  refresh(): Promise<SessionEnd | null | undefined>
  /** Somebody is here. */
  extend(): Promise<void>
}

export function useCurrentSession(): CurrentSession {
  const { token } = useAuth()
  const client = useClient()
  const backgroundContext = useBackgroundContext()
  const [session, setSession] = useState<SessionEnd | null>(null)

  const store = useCallback((answer: CurrentSessionFragment | null) => {
    const end = answer && toSessionEnd(answer)
    setSession((previous) => (previous && end && isSameEnd(previous, end) ? previous : end))
    return end
  }, [])

  const refresh = useCallback(async () => {
    const { data } = await client
      .query(CurrentSessionDocument, {}, { requestPolicy: 'network-only', ...backgroundContext })
      .toPromise()
    return data && store(data.session)
  }, [client, backgroundContext, store])

  const extend = useCallback(async () => {
    const { data } = await client.mutation(ExtendSessionDocument, {}).toPromise()
    if (data) store(data.session)
  }, [client, store])

  useEffect(() => {
    if (token) void refresh()
  }, [token, refresh])

  return { session, refresh, extend }
}

const toSessionEnd = ({ idleTimeLeft, timeLeft, restriction }: CurrentSessionFragment): SessionEnd => ({
  idleEndsAt: Date.now() + idleTimeLeft * 1000,
  endsAt: Date.now() + timeLeft * 1000,
  restriction,
})

// Whole seconds that are counted from whenever an answer comes: they differ a little each time.
const toleranceMs = 3000
const isSameEnd = (one: SessionEnd, other: SessionEnd) =>
  one.restriction === other.restriction &&
  Math.abs(one.idleEndsAt - other.idleEndsAt) < toleranceMs &&
  Math.abs(one.endsAt - other.endsAt) < toleranceMs
