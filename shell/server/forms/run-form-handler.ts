/** Runs the form handler of a remote. Whatever happens there, nothing that was typed is lost. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FormResult, FormSubmission, SubmittedForm } from '@access/kit'
import type { Logger } from 'pino'
import { describeError } from '../http/log.ts'
import type { PageForm } from './find-page-form.ts'
import type { FormApiClient } from './form-api-client.ts'
import type { FormTokenPayload, FormTokens } from './form-tokens.ts'

type FormInput = Pick<FormSubmission, 'values' | 'lists' | 'files' | 'params'> & {
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
  try {
    const formResult = await withTimeout(
      timeout,
      form.handleSubmission(
        {
          ...submission,
          hiddenState,
          secondsOpen: formToken ? Math.floor((Date.now() - formToken.openedAt) / 1000) : 0,
          isExpired: !formToken || formToken.isExpired,
        },
        apiClient,
      ),
    )
    const isCompleted = apiClient.hasSucceeded() && !formResult.errors && !formResult.failure
    return {
      formResult,
      submittedForm: formTokens.reopenForm(address, formResult, { formToken, isCompleted }),
    }
  } catch (reason) {
    log.error({ form: form.path, ...describeError(reason) }, 'form handler failed')
    const formResult: FormResult = {
      values: submission.values,
      lists: submission.lists,
      hiddenState,
      failure: 'failed',
    }
    return {
      formResult,
      submittedForm: formTokens.reopenForm(address, formResult, { formToken, isCompleted: false }),
    }
  }
}

async function withTimeout<Value>(timeout: number, work: Promise<Value>): Promise<Value> {
  const controller = new AbortController()
  const timeoutError = wait(timeout, undefined, { signal: controller.signal }).then(() => {
    throw new Error(`it took more than ${timeout} ms`)
  })
  try {
    return await Promise.race([work, timeoutError])
  } finally {
    controller.abort()
    // Aborted, it is rejected as well.
    timeoutError.catch(() => {})
  }
}
