import type { ApiClient, FormSubmission, RemoteForm } from '@access/kit'
import { expect, test } from 'vitest'
import { registrationForm } from './registration.form.ts'
import { CancelRegistrationDocument, ChangeRegistrationDocument } from './registration.generated.ts'
import { registrationChangeForm } from './registration-change.form.ts'

/** The form result for a gateway result, and the calls to the gateway. */
async function submitForm(form: RemoteForm, submission: Partial<FormSubmission>, outcome: object) {
  const calls: unknown[] = []
  const respond = async (...call: unknown[]) => {
    calls.push(call)
    return outcome
  }
  const apiClient = { sendRequest: respond, executeOperation: respond } as unknown as ApiClient
  const formResult = await form.handleSubmission(
    { secondsOpen: 40, ...submission } as FormSubmission,
    apiClient,
  )
  return { formResult, calls }
}

const typedValues = { name: 'Ines', email: 'ines@example.org', phone: '', seats: '2', needs: '', website: '' }
const receipt = { reference: 'EV-7K4M-92QF', state: 'placed', seats: 2, position: null, link: 's3cret' }
const registrationInput = { values: typedValues, params: { id: '7' } }
const changeInput = {
  values: { seats: '1', needs: 'Tea', phone: '', go: 'save' },
  params: { id: '7', link: 's3cret' },
}
const cancelInput = { ...changeInput, values: { ...changeInput.values, go: 'cancel' } }

test('a registration is sent with its spam signals, and its secret link is in no URL', async () => {
  const { formResult, calls } = await submitForm(registrationForm, registrationInput, {
    data: receipt,
  })
  const submission = { ...typedValues, event: '7', seats: 2 }
  expect(calls).toEqual([['POST', '/api/registrations', submission, { seconds: 40 }]])
  expect(formResult).toEqual({ receipt, receiptMode: 'stay' })
})

test('a change of the registration is saved, and the page says so', async () => {
  const { formResult, calls } = await submitForm(registrationChangeForm, changeInput, {
    data: {},
  })
  expect(calls).toEqual([[ChangeRegistrationDocument, { link: 's3cret', seats: 1, needs: 'Tea', phone: '' }]])
  expect(formResult).toEqual({ receipt: { completedAction: 'saved' } })
})

test('the other button cancels the registration', async () => {
  const { formResult, calls } = await submitForm(registrationChangeForm, cancelInput, {
    data: {},
  })
  expect(calls).toEqual([[CancelRegistrationDocument, { link: 's3cret' }]])
  expect(formResult).toEqual({ receipt: { completedAction: 'cancelled' } })
})

test.each([
  [registrationForm, registrationInput],
  [registrationChangeForm, changeInput],
])('a rejected form is shown again with its values', async (form, submission) => {
  for (const outcome of [{ errors: { seats: 'Enter...' } }, { failure: 'too many', retryAfter: 70 }])
    expect((await submitForm(form, submission, outcome)).formResult).toEqual({
      values: submission.values,
      ...outcome,
    })
})

test('a deleted registration is left to its page, which is missing', async () => {
  expect((await submitForm(registrationChangeForm, changeInput, { notFound: true })).formResult).toEqual({})
})
