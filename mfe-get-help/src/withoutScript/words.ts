/** What is said to who has no script. */
import type { SubmittedFailure } from '@access/kit'
import { sending } from '../words.ts'

export const withoutScript = {
  intro:
    'This page works without JavaScript. The form takes one step at a time, and files are sent with the last step.',
  papersHint: 'Letters from a court, notices, contracts.',
  /** Without script there is nothing to retry with but choosing the file again. */
  notArrived: (file: string) => `${file} did not arrive. Check your connection and add it again.`,
} as const

/** Why a request could not be taken although nothing in it was wrong; a phone number follows. */
export const failures: Record<SubmittedFailure, string> = {
  failed: sending.failedHere,
  expired:
    'This page was open for a long time, so nothing has been sent yet. Your answers and files are still here. Press Submit once more, or call',
  'too large': 'Your text is too long. It is still here. Please shorten it and send it again, or call',
  'too many':
    'Too much has been sent from your connection. Your answers and files are still here. Try again in an hour, or call',
}
