import type { ApiClient, FormSubmission, RemoteForm } from '@access/kit'
import { expect, test } from 'vitest'
import { confirmForm, followedForm, followForm, oneClickForm } from './follow.form.ts'
import {
  ConfirmJudgmentSubscriptionDocument,
  EndJudgmentSubscriptionDocument,
  OpenJudgmentSubscriptionDocument,
  SubscribeToJudgmentsDocument,
} from './following.generated.ts'

const link = 's3cret-s3cret-s3cret-22'
const privateLink = `https://example.org/judgments/following#${link}`
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
    { values: { link: `https://example.org/judgments/follow/confirm#${link}` } },
    { data: { confirmJudgmentSubscription: search } },
  )
  expect(calls).toEqual([[ConfirmJudgmentSubscriptionDocument, { link }]])
  expect(formResult).toEqual({ viewState: { action: 'confirmed', search } })
})

test.each([
  ['the button', followedForm, { values: { go: 'end', link } }],
  [
    'the button of an open page, whose link is in its hidden state',
    followedForm,
    { values: { go: 'end' }, hiddenState: { link } },
  ],
  [
    'that of an email program',
    oneClickForm,
    { values: { 'List-Unsubscribe': 'One-Click' }, params: { link } },
  ],
  ['the button of a page of before', oneClickForm, { values: { go: 'end' }, params: { link } }],
] as [string, RemoteForm, Partial<FormSubmission>][])('the emails end by %s', async (_, form, submission) => {
  const { formResult, calls } = await submitForm(form, submission, {
    data: { endJudgmentSubscription: true },
  })
  expect(calls).toEqual([[EndJudgmentSubscriptionDocument, { link }]])
  expect(formResult).toEqual({ viewState: { action: 'ended' }, hiddenState: { link } })
  // An email program sends it from nowhere; who sends it must know the address.
  expect(form.isOpenToOtherSites === true).toBe(form === oneClickForm)
})

test('the other button shows the search, and keeps the link in no address', async () => {
  const { formResult, calls } = await submitForm(
    followedForm,
    { values: { go: 'open', link: privateLink } },
    { data: { openJudgmentSubscription: null } },
  )
  expect(calls).toEqual([[OpenJudgmentSubscriptionDocument, { link }]])
  expect(formResult).toEqual({ viewState: { action: 'opened', search: null }, hiddenState: { link } })
})

test.each([confirmForm, followedForm])(
  'what is no link is rejected, with what was typed: %#',
  async (form) => {
    const values = { go: 'end', link: 'https://example.org/judgments/following' }
    const { formResult, calls } = await submitForm(form, { values }, {})
    expect(calls).toEqual([])
    expect(formResult).toEqual({
      values,
      errors: { link: 'Enter the link in our email, or its last part after the #' },
    })
  },
)

test('a rejected form is shown again with its values', async () => {
  for (const outcome of [{ errors: { email: 'Enter...' } }, { failure: 'too many', retryAfter: 70 }])
    expect((await submitForm(followForm, { values: typedValues }, outcome)).formResult).toEqual({
      values: typedValues,
      ...outcome,
    })
  const failure = { failure: 'failed', retryAfter: 30 }
  const values = { link: privateLink }
  for (const form of [confirmForm, followedForm])
    expect((await submitForm(form, { values }, failure)).formResult).toMatchObject({ values, ...failure })
})
