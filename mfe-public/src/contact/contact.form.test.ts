import type { ApiClient, ApiResult, FormSubmission } from '@access/kit'
import { buildContactMessage } from '@access/requests/contact/contact-message.examples'
import { contactMessage, limits } from '@access/requests/contact/contact-message.rules'
import { spamSignals } from '@access/requests/platform/spam/spam-signals.rules'
import { expect, test } from 'vitest'
import { validateFields } from '../components/validate-fields.ts'
import { contactForm, emailConfirmationField } from './contact.form.ts'
import { fieldMessages, requiredMessages } from './contact.messages.ts'

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

const validateByRules = (values: Record<string, string>) => {
  const issues = contactMessage.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

const fields = Object.keys(fieldMessages)
const noValues = { name: '', email: '', phone: '', subject: '', message: '' }
const buildTestValues = (changes: Partial<typeof noValues>) =>
  ({ ...buildContactMessage(), ...changes }) as typeof noValues

test('the fields of the form are those of the rules', () => {
  expect([...fields, emailConfirmationField, 'kind', ...Object.keys(spamSignals)]).toEqual(
    Object.keys(contactMessage.shape),
  )
  expect(Object.keys(limits)).toEqual(fields)
})

test.each([
  noValues,
  buildTestValues({}),
  buildTestValues({ name: ' ', subject: '\n' }),
  buildTestValues({ email: '' }),
  buildTestValues({ email: 'noor' }),
  buildTestValues({ email: 'noor@example' }),
  buildTestValues({ email: '\u202anoor@example.org\u202c' }),
  buildTestValues({ email: 'noor@example..org' }),
  buildTestValues({ email: 'noor@-example.org' }),
  buildTestValues({ email: '.noor@example.org' }),
  buildTestValues({ email: 'noor@bücher.example' }),
  buildTestValues({ email: '\u200b', name: '\u2060 ' }),
  buildTestValues({ email: 'noor haddad@example.org' }),
  buildTestValues({ email: ' noor@example.org ' }),
  buildTestValues({ phone: '' }),
])('the quick validation matches the rules: %j', (values) => {
  expect(validateFields(values, requiredMessages)).toEqual(validateByRules(values))
})
