/** What the server told the page about a form that was sent without script; nothing on a page that was merely opened. */
import { useSubmitted } from '@access/kit'
import { page } from './status.form.ts'
import type { Shows } from './takeForm.ts'
import { failureText } from './words.ts'

export function useTold() {
  const submitted = useSubmitted<never, Shows>(page)
  const { standing = null, over = false, wait = 0 } = submitted?.shows ?? {}
  return {
    /** Whether there was such a form. */
    isNews: Boolean(submitted?.shows || submitted?.failure),
    standing,
    over,
    errors: submitted?.errors ?? {},
    failure: submitted?.failure ? failureText(submitted.failure, wait) : null,
    values: submitted?.values ?? {},
  }
}
