/** Why somebody was not let in. */
import { RequestFailed } from '@access/kit'

/** The server says why in `detail`. Where no server answered, the words must not blame what was typed. */
export function whyNot(reason: unknown): string {
  if (reason instanceof TypeError)
    return 'The server could not be reached. Check your connection and try again.'
  return (reason instanceof RequestFailed && reason.problem?.detail) || 'Invalid credentials'
}
