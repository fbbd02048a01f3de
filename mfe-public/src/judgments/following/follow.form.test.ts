import type { ApiClient, FormSubmission, RemoteForm } from '@access/kit'
import { expect, test } from 'vitest'
import { confirmForm, followedForm, followForm } from './follow.form.ts'
import {
  ConfirmJudgmentSubscriptionDocument,
  EndJudgmentSubscriptionDocument,
  OpenJudgmentSubscriptionDocument,
  SubscribeToJudgmentsDocument,
} from './following.generated.ts'

const link = 's3cret'
const typedValues = { email: 'ines@example.org', q: 'heat', category: 'Housing', court: '', website: '' }
const search = { search: 'heat', category: 'Housing', court: null, isConfirmed: true }

/** The form result for a gateway result, and the calls to the gateway. */
async function submitForm(form: RemoteForm, submission: Partial<FormSubmission>, outcome: object) {
  const calls: unknown[] = []
  const executeOperation = async (...call: unknown[]) => {
    calls.push(call)
    return outcome
  }
  const apiClient = { executeOperation } as unknown as ApiClient
  const formResult = await form.handleSubmission({ values: {}, ...submission } as FormSubmission, apiClient)
  return { formResult, calls }
}

test('an address is sent with the search of the page and the honeypot, and what comes of it is in no address', async () => {
  const { formResult, calls } = await submitForm(
    followForm,
    { values: typedValues },
    { data: { subscribeToJudgments: true } },
  )
  const { q, ...others } = typedValues
  expect(calls).toEqual([[SubscribeToJudgmentsDocument, { input: { ...others, search: q } }]])
  expect(formResult).toEqual({ receipt: {}, receiptMode: 'stay' })
})

test('a link is confirmed by its button, and shows what is followed from then on', async () => {
  const { formResult, calls } = await submitForm(
    confirmForm,
    { params: { link } },
    { data: { confirmJudgmentSubscription: search } },
  )
  expect(calls).toEqual([[ConfirmJudgmentSubscriptionDocument, { link }]])
  expect(formResult).toEqual({ viewState: { action: 'confirmed', search } })
})

test.each([{ values: { go: 'end' } }, { values: { 'List-Unsubscribe': 'One-Click' } }])(
  'the emails end by the button, and by that of an email program: %j',
  async ({ values }) => {
    const { formResult, calls } = await submitForm(
      followedForm,
      { values: values as never, params: { link } },
      { data: { endJudgmentSubscription: true } },
    )
    expect(calls).toEqual([[EndJudgmentSubscriptionDocument, { link }]])
    expect(formResult).toEqual({ viewState: { action: 'ended' } })
    // An email program sends it from nowhere.
    expect(followedForm.isOpenToOtherSites).toBe(true)
  },
)

test('the other button shows the search', async () => {
  const { formResult, calls } = await submitForm(
    followedForm,
    { values: { go: 'open' }, params: { link } },
    { data: { openJudgmentSubscription: null } },
  )
  expect(calls).toEqual([[OpenJudgmentSubscriptionDocument, { link }]])
  expect(formResult).toEqual({ viewState: { action: 'opened', search: null } })
})

test('a rejected form is shown again with its values', async () => {
  for (const outcome of [{ errors: { email: 'Enter...' } }, { failure: 'too many', retryAfter: 70 }])
    expect((await submitForm(followForm, { values: typedValues }, outcome)).formResult).toEqual({
      values: typedValues,
      ...outcome,
    })
  const failure = { failure: 'failed', retryAfter: 30 }
  for (const form of [confirmForm, followedForm])
    expect((await submitForm(form, { params: { link } }, failure)).formResult).toEqual(failure)
})
