/** Repeats a call after reauthentication, when the session has ended or a confirmation is needed. */
import type { CombinedError } from 'urql'
import { useReauthentication } from '../session/ReauthenticationProvider.tsx'
import { getReauthenticationKind } from './mutation-error.ts'

/** Resolves as `call` does; with the error only when nobody signs in again or confirms. */
export function useAuthenticatedCall() {
  const reauthenticate = useReauthentication()
  return async function callAuthenticated<Answer extends { error?: CombinedError | undefined }>(
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await call()
    const kind = getReauthenticationKind(answer.error)
    return kind && (await reauthenticate(kind)) ? call() : answer
  }
}
