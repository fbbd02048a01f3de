/** The result of a form submitted without script; empty on a page that was opened by a link. */
import { useSubmittedForm } from '@access/kit'
import type { ViewState } from './handle-status-form.ts'
import { page } from './status.form.ts'
import { formatFailure } from './status.messages.ts'

export function useFormResult() {
  const submitted = useSubmittedForm<never, ViewState>(page)
  const { requestStatus = null, isExpired = false, retryAfter = 0 } = submitted?.viewState ?? {}
  return {
    /** Whether a form was submitted. */
    hasResult: Boolean(submitted?.viewState || submitted?.failure),
    requestStatus,
    isExpired,
    errors: submitted?.errors ?? {},
    failure: submitted?.failure ? formatFailure(submitted.failure, retryAfter) : null,
    values: submitted?.values ?? {},
  }
}
