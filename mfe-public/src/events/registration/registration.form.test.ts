import type { ApiClient, FormSubmission, RemoteForm } from '@access/kit'
import { spamSignals } from '@access/requests/platform/spam/spam-signals.rules'
import { buildRegistration } from '@access/requests/registrations/registration.examples'
import {
  limits,
  registrationChange,
  registration as registrationRules,
} from '@access/requests/registrations/registration.rules'
import { expect, test } from 'vitest'
import { parsePrivateLink } from '../../components/private-link.ts'
import { validateFields } from '../../components/validate-fields.ts'
import {
  buildRequestBody,
  emailUpdatesField,
  listSeatOptions,
  maxSeats,
  registrationForm,
} from './registration.form.ts'
import {
  CancelRegistrationDocument,
  ChangeRegistrationDocument,
  OpenRegistrationDocument,
  type RegistrationDetailsFragment,
} from './registration.generated.ts'
import { changeFieldMessages, fieldMessages, requiredMessages } from './registration.messages.ts'
import { registrationChangeForm } from './registration-change.form.ts'

/** The form result for a gateway result, and the calls to the gateway. */
async function submitForm(form: RemoteForm, submission: Partial<FormSubmission>, outcome: object) {
  const calls: unknown[] = []
  const respond = async (...call: unknown[]) => {
    calls.push(call)
    return outcome
  }
  const apiClient = { sendRequest: respond, executeOperation: respond } as unknown as ApiClient
  const formResult = await form.handleSubmission(submission as FormSubmission, apiClient)
  return { formResult, calls }
}

const typedValues = { name: 'Ines', email: 'ines@example.org', phone: '', seats: '2', needs: '', website: '' }
const receipt = {
  reference: 'EV-7K4M-92QF',
  state: 'placed',
  seats: 2,
  position: null,
  link: 's3cret',
  hasEmailUpdates: true,
  isEmailHeld: false,
}
const registrationInput = { values: typedValues, params: { id: '7' } }
const link = 's3cret-s3cret-s3cret-22'
const registration = { reference: 'EV-7K4M-92QF', event: '7', seats: 2 } as RegistrationDetailsFragment
const changeInput = {
  values: { seats: '1', needs: 'Tea', phone: '', go: 'save' },
  params: { id: '7' },
  hiddenState: { link, registration },
}
const cancelInput = { ...changeInput, values: { ...changeInput.values, go: 'cancel' } }
const openInput = {
  values: { go: 'open', link: `https://example.org/events/7/place#${link}` },
  params: { id: '7' },
}

test('a registration is sent with its honeypot, and its secret link is in no URL', async () => {
  const { formResult, calls } = await submitForm(registrationForm, registrationInput, {
    data: receipt,
  })
  const submission = { ...typedValues, event: '7', seats: 2, emailUpdates: false }
  expect(calls).toEqual([['POST', '/api/registrations', submission]])
  expect(formResult).toEqual({ receipt, receiptMode: 'stay' })
})

test('a private link opens its registration, and is in the hidden state from then on', async () => {
  const { formResult, calls } = await submitForm(registrationChangeForm, openInput, {
    data: { openRegistration: registration },
  })
  expect(calls).toEqual([[OpenRegistrationDocument, { link }]])
  expect(formResult).toEqual({
    hiddenState: { link, registration },
    viewState: { registration, completedAction: null },
  })
})

test.each([
  [{ data: { openRegistration: null } }],
  [{ data: { openRegistration: { ...registration, event: '8' } } }],
])('a link that belongs to no registration for the event opens nothing', async (outcome) => {
  const { formResult } = await submitForm(registrationChangeForm, openInput, outcome)
  expect(formResult).toEqual({
    values: { link: openInput.values.link },
    errors: { link: 'This link belongs to no registration. Please check that you have copied all of it' },
  })
})

test('what is no private link is not asked for', async () => {
  const values = { go: 'open', link: 'hello' }
  const { formResult, calls } = await submitForm(registrationChangeForm, { ...openInput, values }, {})
  expect(calls).toEqual([])
  expect(formResult.errors).toEqual({ link: 'Enter your private link, or its last part after the #' })
})

test('whether emails are wanted is sent, as it was ticked without script', async () => {
  const values = { ...typedValues, emailUpdates: 'yes' }
  const { calls } = await submitForm(registrationForm, { ...registrationInput, values }, { data: receipt })
  expect(calls).toMatchObject([['POST', '/api/registrations', { emailUpdates: true }]])
})

test('a change of the registration is saved, and the page says so', async () => {
  const { formResult, calls } = await submitForm(registrationChangeForm, changeInput, {
    data: { changeRegistration: { ...registration, seats: 1 } },
  })
  expect(calls).toEqual([[ChangeRegistrationDocument, { link, seats: 1, needs: 'Tea', phone: '' }]])
  const changed = { ...registration, seats: 1 }
  expect(formResult).toEqual({
    hiddenState: { link, registration: changed },
    viewState: { registration: changed, completedAction: 'saved' },
  })
})

test('the other button cancels the registration', async () => {
  const { formResult, calls } = await submitForm(registrationChangeForm, cancelInput, {
    data: { cancelRegistrationByLink: { ...registration, state: 'cancelled' } },
  })
  expect(calls).toEqual([[CancelRegistrationDocument, { link }]])
  expect(formResult.viewState).toMatchObject({
    registration: { state: 'cancelled' },
    completedAction: 'cancelled',
  })
})

test.each([
  [registrationForm, registrationInput],
  [registrationChangeForm, changeInput],
])('a rejected form is shown again with its values', async (form, submission) => {
  for (const outcome of [{ errors: { seats: 'Enter...' } }, { failure: 'too many', retryAfter: 70 }])
    expect((await submitForm(form, submission, outcome)).formResult).toMatchObject({
      values: submission.values,
      ...outcome,
    })
})

test('a deleted registration is asked for again', async () => {
  expect((await submitForm(registrationChangeForm, changeInput, { notFound: true })).formResult).toEqual({})
})

test('a page that was open for too long begins anew', async () => {
  const { formResult, calls } = await submitForm(
    registrationChangeForm,
    { ...changeInput, hiddenState: null },
    {},
  )
  expect(calls).toEqual([])
  expect(formResult).toEqual({ failure: 'expired' })
})

test.each([
  [`https://example.org/events/7/place#${link}`, link],
  [`https://example.org/events/7/place/${link}`, link],
  [` #${link} `, link],
  [link, link],
  ['https://example.org/events/7/place', null],
  [`${link}?x`, null],
  ['', null],
])('the secret of the private link %s is read', (text, secret) => {
  expect(parsePrivateLink(text)).toBe(secret)
})

const event = buildRegistration().event

const validateByRules = (values: Record<string, string>) => {
  const issues =
    registrationRules.safeParse({ event, ...buildRequestBody(values, 'yes') }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

const noValues = { name: '', email: '', phone: '', seats: '1', needs: '' }
const buildTestValues = (changes: Partial<typeof noValues>) => ({
  ...noValues,
  ...{ name: 'Ines Okafor', email: 'ines@example.org' },
  ...changes,
})

test('the fields of the forms are those of the rules', () => {
  expect(['event', ...Object.keys(fieldMessages), emailUpdatesField, ...Object.keys(spamSignals)]).toEqual(
    Object.keys(registrationRules.shape),
  )
  expect(Object.keys(changeFieldMessages).sort()).toEqual(Object.keys(registrationChange.shape).sort())
  expect(maxSeats).toBe(limits.seats)
})

test.each([
  noValues,
  buildTestValues({}),
  buildTestValues({ name: ' ', email: 'ines' }),
  buildTestValues({ email: 'ines@example' }),
  buildTestValues({ email: '\u202aines@example.org\u202c' }),
  buildTestValues({ email: 'ines@example-.org' }),
  buildTestValues({ email: '\u200b', name: '\u2060 ' }),
  buildTestValues({ email: ' ines@example.org ', phone: '', needs: '' }),
])('the quick validation matches the rules: %j', (values) => {
  expect(validateFields(values, requiredMessages)).toEqual(validateByRules(values))
})

test('every number of seats that is offered can be had', () => {
  for (const { value } of listSeatOptions(maxSeats))
    expect(validateByRules(buildTestValues({ seats: value }))).toEqual({})
})
