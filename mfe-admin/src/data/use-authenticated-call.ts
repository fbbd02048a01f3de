/** Repeats a call after reauthentication, when the session has ended or a confirmation is needed. */
import { useAuth } from '@access/kit'
import { useCallback, useRef } from 'react'
import type { CombinedError } from 'urql'
import { type ReauthenticationKind, useReauthentication } from '../session/ReauthenticationProvider.tsx'
import { getReauthenticationKind } from './mutation-error.ts'

/** Resolves as `call` does; with the error only when nobody signs in again or confirms. */
export function useAuthenticatedCall() {
  const callWithToken = useCallWithToken()
  return <Answer extends { error?: CombinedError | undefined }>(call: () => Promise<Answer>) =>
    callWithToken(call, ({ error }) => getReauthenticationKind(error))
}

/** For calls that do not go through urql: each is handed the token of whoever is signed in by then. */
export function useCallWithToken() {
  const { token } = useAuth()
  const latestToken = useRef(token)
  latestToken.current = token
  const reauthenticate = useReauthentication()
  return useCallback(
    async <Answer>(
      call: (token: string | null) => Promise<Answer>,
      getKind: (answer: Answer) => ReauthenticationKind | null,
    ): Promise<Answer> => {
      const answer = await call(latestToken.current)
      const kind = getKind(answer)
      return kind && (await reauthenticate(kind)) ? call(latestToken.current) : answer
    },
    [reauthenticate],
  )
}
