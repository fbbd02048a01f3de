import type { ApiClient, ApiResult, FormSubmission } from '@access/kit'
import { expect, test } from 'vitest'
import { contactForm } from './contact.form.ts'

const values = {
  name: 'Noor',
  email: 'noor@example.org',
  phone: '',
  subject: 'Hi',
  message: 'Hello',
  website: '',
}

/** The form result for a gateway result, and the calls to the gateway. */
async function submitForm(outcome: ApiResult<unknown>) {
  const calls: unknown[] = []
  const sendRequest = async (...call: unknown[]) => {
    calls.push(call)
    return outcome
  }
  const apiClient = { sendRequest, executeOperation: sendRequest } as ApiClient
  const formResult = await contactForm.handleSubmission({ values } as unknown as FormSubmission, apiClient)
  return { formResult, calls }
}

test('a message goes to the office with its honeypot, and its sender gets the reference', async () => {
  const { formResult, calls } = await submitForm({
    data: { id: '1', reference: 'CM-7K4M-92QF' },
  })
  expect(calls).toEqual([['POST', '/api/contact', values]])
  expect(formResult).toEqual({ receipt: { reference: 'CM-7K4M-92QF' } })
})

test.each([
  { errors: { email: 'Enter your email address' } },
  { failure: 'too many', retryAfter: 70 } as const,
])('a rejected form is shown again with its values: %j', async (outcome) => {
  expect((await submitForm(outcome)).formResult).toEqual({ values, ...outcome })
})
