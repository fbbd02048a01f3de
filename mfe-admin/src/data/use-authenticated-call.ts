/** Repeats a call after reauthentication when the session has ended. */
import type { CombinedError } from 'urql'
import { useReauthentication } from '../session/ReauthenticationProvider.tsx'
import { isSessionExpired } from './mutation-error.ts'

/** Resolves as `call` does; with the session error only when nobody signs in again. */
export function useAuthenticatedCall() {
  const reauthenticate = useReauthentication()
  return async function callAuthenticated<Answer extends { error?: CombinedError | undefined }>(
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await call()
    return isSessionExpired(answer.error) && (await reauthenticate()) ? call() : answer
  }
}
