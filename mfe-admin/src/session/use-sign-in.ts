/** Signing in, in one step or in two: the second asks for a second factor, where the account has one. */
import { RequestError, type SecondFactor, useAuth } from '@access/kit'
import { useState } from 'react'
import { parseSecondFactorRequest, type SecondFactorRequest } from './second-factor.ts'

/** `onError` is told why a sign-in failed, but not of a second step that is only asked for. */
export function useSignIn(onError: (error: { message: string }) => void = () => {}) {
  const { login } = useAuth()
  const [isPending, setPending] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  /** What the second step asks for. */
  const [request, setRequest] = useState<SecondFactorRequest | null>(null)

  /** Resolves to whether somebody is signed in; without, `request` or `errorMessage` say why. */
  async function signIn(email: string, password: string, secondFactor?: SecondFactor): Promise<boolean> {
    setErrorMessage(null)
    setPending(true)
    try {
      await login(email, password, secondFactor)
      return true
    } catch (error) {
      const nextRequest = parseSecondFactorRequest(error)
      // What was given is used up, also where it was wrong: it is asked for anew.
      if (nextRequest) setRequest(nextRequest)
      if (!nextRequest || secondFactor) {
        const message = formatSignInError(error)
        setErrorMessage(message)
        onError({ message })
      }
      return false
    } finally {
      setPending(false)
    }
  }

  /** Back to the first step. */
  function reset() {
    setRequest(null)
    setErrorMessage(null)
  }

  return { signIn, isPending, errorMessage, request, reset }
}

/** The server explains in `detail`. Without a response the message must not blame the credentials. */
function formatSignInError(error: unknown): string {
  if (error instanceof TypeError)
    return 'The server could not be reached. Check your connection and try again.'
  return (error instanceof RequestError && error.problemDetails?.detail) || 'Invalid credentials'
}
