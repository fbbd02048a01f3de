/** The error of a failed sign-in. */
import { RequestError } from '@access/kit'

/** The server explains in `detail`. Without a response the message must not blame the credentials. */
export function formatSignInError(error: unknown): string {
  if (error instanceof TypeError)
    return 'The server could not be reached. Check your connection and try again.'
  return (error instanceof RequestError && error.problemDetails?.detail) || 'Invalid credentials'
}
