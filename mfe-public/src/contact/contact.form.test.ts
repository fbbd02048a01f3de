import type { ApiClient, ApiResult, FormSubmission } from '@access/kit'
import { expect, test } from 'vitest'
import { contactForm } from './contact.form.ts'

const values = {
  name: 'Noor',
  email: 'noor@example.org',
  phone: '',
  subject: 'Hi',
  message: 'Hello',
  emailConfirmation: '',
  website: '',
}

/** The form result for a gateway result, and the calls to the gateway. */
async function submitForm(outcome: ApiResult<unknown>, emailConfirmation = '') {
  const calls: unknown[] = []
  const sendRequest = async (...call: unknown[]) => {
    calls.push(call)
    return outcome
  }
  const apiClient = { sendRequest, executeOperation: sendRequest } as ApiClient
  const formResult = await contactForm.handleSubmission(
    { values: { ...values, emailConfirmation } } as unknown as FormSubmission,
    apiClient,
  )
  return { formResult, calls }
}

test.each([
  ['', {}],
  ['yes', { emailConfirmation: true }],
])(
  'a message goes to the office with its honeypot, and its sender gets the reference: %j',
  async (ticked, added) => {
    const receipt = { reference: 'CM-7K4M-92QF', hasEmailConfirmation: ticked === 'yes', isEmailHeld: false }
    const { formResult, calls } = await submitForm({ data: { id: '1', ...receipt } }, ticked)
    const { emailConfirmation: _, ...message } = values
    expect(calls).toEqual([['POST', '/api/contact', { ...message, ...added }]])
    expect(formResult).toMatchObject({ receipt })
  },
)

test.each([
  { errors: { email: 'Enter your email address' } },
  { failure: 'too many', retryAfter: 70 } as const,
])('a rejected form is shown again with its values: %j', async (outcome) => {
  expect((await submitForm(outcome)).formResult).toEqual({ values, ...outcome })
})
