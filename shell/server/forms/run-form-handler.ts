/** Runs the form handler of a remote. Whatever happens there, nothing that was typed is lost. */
import type { FormResult, FormSubmission, SubmittedForm } from '@access/kit'
import { describeError } from '@access/service-kit/log'
import type { Logger } from 'pino'
import type { PageForm } from './find-page-form.ts'
import type { FormApiClient } from './form-api-client.ts'
import { createSubmissionId, type FormTokenPayload, type FormTokens } from './form-tokens.ts'

type FormInput = Pick<FormSubmission, 'values' | 'lists' | 'files' | 'params'> & {
  /** Null for a form of a page that was only opened. */
  formToken: FormTokenPayload | null
}

type HandlerContext = {
  apiClient: FormApiClient
  formTokens: FormTokens
  log: Logger
  /** How long the remote may take, in milliseconds. */
  timeout: number
}

/** The remote's form result, and the submitted form for the page that follows. */
export async function runFormHandler(
  { form, path: address }: PageForm,
  { formToken, ...submission }: FormInput,
  { apiClient, formTokens, log, timeout }: HandlerContext,
): Promise<{ formResult: FormResult; submittedForm: SubmittedForm }> {
  const hiddenState = formToken?.hiddenState ?? null
  const isExpired = formToken?.isExpired ?? false
  const reopen = (formResult: FormResult, isCompleted: boolean) => {
    const id = getNextId(formToken, apiClient, isCompleted)
    return { formResult, submittedForm: formTokens.reopenForm(address, id, formResult) }
  }
  try {
    const handling = form.handleSubmission({ ...submission, hiddenState, isExpired }, apiClient)
    const formResult = await withTimeout(timeout, handling)
    return reopen(formResult, apiClient.hasSucceeded() && !formResult.errors && !formResult.failure)
  } catch (reason) {
    log.error({ form: form.path, ...describeError(reason) }, 'form handler failed')
    const { values, lists } = submission
    return reopen({ values, lists, hiddenState, failure: 'failed' }, false)
  }
}

/**
 * The same submission is sent again until it is completed. What was sent to the gateway without an id, and may have
 * been stored, stays without one: under a new id it would be another.
 */
function getNextId(
  formToken: FormTokenPayload | null,
  apiClient: FormApiClient,
  isCompleted: boolean,
): string | null {
  if (!isCompleted && formToken?.id) return formToken.id
  return !isCompleted && apiClient.mayHaveSucceeded() ? null : createSubmissionId()
}

function withTimeout<Value>(timeout: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`it took more than ${timeout} ms`)), timeout)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
