/** Does something on the server for whoever is signed in: who is not any more gives the password, and it is done. */
import type { CombinedError } from 'urql'
import { useSignInAgain } from '../frame/SigningIn.tsx'
import { isSignedOut } from '../management/refusal.ts'

/** Answers as `call` does; refused as signed out only where nobody would sign in again. */
export function useSignedIn() {
  const signInAgain = useSignInAgain()
  return async function signedIn<Answer extends { error?: CombinedError | undefined }>(
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await call()
    return isSignedOut(answer.error) && (await signInAgain()) ? call() : answer
  }
}
