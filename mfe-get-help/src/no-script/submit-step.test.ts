import type { ApiClient, ApiResult, FormSubmission } from '@access/kit'
import { expect, test } from 'vitest'
import { formActions, type HiddenState } from '../journey/form-contract.ts'
import type { Answers } from '../journey/question.ts'
import { requestForm } from './request.form.ts'

const contact = { name: 'Dana Whitcombe', email: 'dana@example.org', phone: '(555) 555-0178' }
const caseDetails = { category: 'Housing Rights', description: 'The locks were changed.', urgency: 'High' }
const household = { income: 'Under $15,000', householdSize: '3' }
const everything = { ...contact, ...caseDetails, ...household }
const lease = { id: 'a', name: 'lease.pdf', size: 5, retainedUntil: '2999-01-01T00:00:00Z' }
const receipt = { reference: 'LA-7K4M-92QF', passphrase: 'plain kettle evening river', accessToken: 'a-pass' }

const buildHiddenState = (
  stepIndex: number,
  answers: Answers,
  documents: HiddenState['documents'] = [],
): HiddenState => ({
  stepIndex,
  answers,
  documents,
})

type StepOptions = {
  go?: string
  values?: Answers
  hiddenState?: HiddenState | null
  files?: FormSubmission['files']
}

/** The form result, and the calls to the gateway, which responds with `outcome`. */
async function submitTestStep(options: StepOptions, outcome: ApiResult<unknown> = { data: receipt }) {
  const calls: unknown[][] = []
  const apiClient = {
    async sendRequest(...call: unknown[]) {
      calls.push(call)
      return outcome
    },
  } as unknown as ApiClient
  const submission = {
    values: { go: options.go ?? formActions.next, ...options.values },
    hiddenState: options.hiddenState ?? null,
    files: options.files ?? [],
  }
  return {
    formResult: await requestForm.handleSubmission(submission as unknown as FormSubmission, apiClient),
    calls,
  }
}

test.each([
  [{ emailUpdates: 'yes' }, { emailUpdates: true }],
  [{}, {}],
])('a yes to emails goes along with the request: %j', async (ticked, sent) => {
  const hiddenState = buildHiddenState(3, { ...everything, ...ticked })
  const { calls } = await submitTestStep({ go: formActions.send, hiddenState })
  const body = calls[0]![2] as { emailUpdates?: boolean }
  expect('emailUpdates' in body ? { emailUpdates: body.emailUpdates } : {}).toEqual(sent)
})

test('a complete step leads to the next and carries the answers', async () => {
  const { formResult } = await submitTestStep({ values: contact })
  expect(formResult.hiddenState).toEqual(buildHiddenState(1, contact))
  expect(formResult.viewState).toEqual({ ...buildHiddenState(1, contact), problems: [] })
})

test('an incomplete step is shown again with an error for each field', async () => {
  const { formResult } = await submitTestStep({ values: { ...contact, email: 'dana', phone: '' } })
  expect(formResult).toMatchObject({
    errors: {
      email: 'Enter an email address in the correct format, like name@example.org',
      phone: 'Enter a phone number',
    },
    viewState: { stepIndex: 0, answers: { ...contact, email: 'dana', phone: '' } },
  })
})

test('what is ticked is carried, and taken back', async () => {
  const { name } = contact
  const { formResult } = await submitTestStep({
    values: { name, hasNoSafeEmail: 'yes', hasNoSafePhone: 'yes' },
  })
  expect(formResult.hiddenState).toEqual(
    buildHiddenState(1, { name, hasNoSafeEmail: 'yes', hasNoSafePhone: 'yes' }),
  )
  const later = await submitTestStep({
    values: { name, hasNoSafePhone: 'yes' },
    hiddenState: buildHiddenState(0, { name, hasNoSafeEmail: 'yes', hasNoSafePhone: 'yes' }),
  })
  expect(later.formResult.errors).toEqual({ email: 'Enter your email address' })
})

test('a helper who says nothing of themselves is asked for it', async () => {
  const { formResult } = await submitTestStep({ values: { ...contact, isForSomeoneElse: 'yes' } })
  expect(formResult.errors).toEqual({
    helperName: 'Enter your own name',
    helperContact: 'Enter your own phone number or email address',
    preferredContact: 'Choose whom we should contact',
  })
})

test('Previous keeps every answer, complete or not', async () => {
  const hiddenState = buildHiddenState(1, contact)
  const { formResult } = await submitTestStep({
    go: formActions.previous,
    values: { description: 'The locks' },
    hiddenState,
  })
  expect(formResult.errors).toBeUndefined()
  expect(formResult.hiddenState).toMatchObject({
    stepIndex: 0,
    answers: { ...contact, description: 'The locks' },
  })
})

test('a cleared answer is removed', async () => {
  const hiddenState = buildHiddenState(0, contact)
  expect(
    (await submitTestStep({ values: { ...contact, name: '' }, hiddenState })).formResult.hiddenState,
  ).toMatchObject({
    answers: { name: '' },
  })
})

test('the summary of answers leads back to any step', async () => {
  const hiddenState = buildHiddenState(3, everything)
  const { formResult } = await submitTestStep({ go: formActions.goToStep(1), hiddenState })
  expect(formResult.hiddenState).toEqual(buildHiddenState(1, everything))
})

test('a category chosen on the previous page is kept for its step', async () => {
  const { formResult } = await submitTestStep({ values: { ...contact, category: 'Immigration' } })
  expect(formResult.hiddenState).toMatchObject({ stepIndex: 1, answers: { category: 'Immigration' } })
})

test('uploaded documents are carried, and failed ones are listed with the reason', async () => {
  const { formResult } = await submitTestStep({
    hiddenState: buildHiddenState(3, everything),
    files: [
      { name: 'lease.pdf', data: { ...lease, kind: 'pdf', scan: 'unscanned' } },
      { name: 'notes.txt', errors: { file: 'notes.txt must be a PDF, DOC or DOCX.' } },
      { name: 'photo.pdf', failure: 'failed', retryAfter: 30 },
    ],
  })
  expect(formResult.hiddenState).toEqual(buildHiddenState(3, everything, [lease]))
  expect(formResult.viewState).toMatchObject({
    problems: [
      'notes.txt must be a PDF, DOC or DOCX.',
      'photo.pdf could not be uploaded. Check your connection and add it again.',
    ],
  })
})

test('a duplicate document, or one too many, is deleted', async () => {
  const documents = ['b', 'c', 'd', 'e'].map((id) => ({ ...lease, id, name: `${id}.pdf` }))
  const file = (document: typeof lease) => ({ name: document.name, data: document })
  const { formResult, calls } = await submitTestStep({
    hiddenState: buildHiddenState(3, everything, documents),
    files: [
      file({ ...lease, id: 'x', name: 'b.pdf' }),
      file(lease),
      file({ ...lease, id: 'y', name: 'y.pdf' }),
    ],
  })
  expect(formResult.hiddenState).toMatchObject({ documents: [...documents, lease] })
  expect(formResult.viewState).toMatchObject({
    problems: [
      'You have already added b.pdf.',
      'You can add up to 5 files. Remove one first, or send the rest from your status page.',
    ],
  })
  expect(calls).toEqual([
    ['DELETE', '/api/documents/x'],
    ['DELETE', '/api/documents/y'],
  ])
})

test('a removed document is deleted', async () => {
  const { formResult, calls } = await submitTestStep({
    go: formActions.removeDocument('a'),
    hiddenState: buildHiddenState(3, everything, [lease]),
  })
  expect(calls).toEqual([['DELETE', '/api/documents/a']])
  expect(formResult.hiddenState).toEqual(buildHiddenState(3, everything))
})

test('an expired document is listed, and is not sent', async () => {
  const { formResult } = await submitTestStep({
    hiddenState: buildHiddenState(3, everything, [{ ...lease, retainedUntil: '2020-01-01T00:00:00Z' }]),
  })
  expect(formResult.viewState).toMatchObject({
    documents: [],
    problems: ['lease.pdf was added more than 24 hours ago and has been deleted. Add it again.'],
  })
})

test('the request is sent as with script, and the page shows the receipt above a new form', async () => {
  const { formResult, calls } = await submitTestStep({
    go: formActions.send,
    hiddenState: buildHiddenState(3, everything),
    files: [{ name: 'lease.pdf', data: lease }],
  })
  expect(calls).toEqual([
    [
      'POST',
      '/api/legal-aid-requests',
      { ...contact, ...caseDetails, documents: ['a'], eligibilityData: household, status: 'new' },
    ],
  ])
  expect(formResult).toEqual({
    receipt: { ...receipt, isEmergency: false, category: caseDetails.category },
    receiptMode: 'stay',
    linkedFormPath: '/get-help/status',
    viewState: { stepIndex: 0, answers: {}, documents: [], problems: [] },
  })
})

test('a failed file never blocks the request', async () => {
  const { formResult } = await submitTestStep({
    go: formActions.send,
    hiddenState: buildHiddenState(3, everything),
    files: [{ name: 'lease.pdf', failure: 'failed', retryAfter: 30 }],
  })
  expect(formResult).toMatchObject({
    receipt,
    viewState: { problems: [expect.stringMatching(/^lease.pdf could not be uploaded/)] },
  })
})

test('an incomplete request is not sent: the first incomplete step is shown', async () => {
  const { formResult, calls } = await submitTestStep({
    go: formActions.send,
    hiddenState: buildHiddenState(3, { ...everything, urgency: '' }),
  })
  expect(calls).toEqual([])
  expect(formResult).toMatchObject({
    errors: { urgency: 'Choose how soon you need help' },
    viewState: { stepIndex: 1 },
  })
})

test.each([
  [{ errors: { 'eligibilityData.income': 'No' } }, { errors: { income: 'No' }, viewState: { stepIndex: 2 } }],
  [{ errors: { documents: 'No' } }, { errors: { documents: 'No' }, viewState: { stepIndex: 3 } }],
  [{ errors: { status: 'No' } }, { failure: 'failed', viewState: { stepIndex: 3 } }],
  [
    { failure: 'too many', retryAfter: 70 } as const,
    { failure: 'too many', retryAfter: 70, viewState: { stepIndex: 3 } },
  ],
])('errors are shown, and nothing is lost: %j', async (outcome, expected) => {
  const { formResult } = await submitTestStep(
    { go: formActions.send, hiddenState: buildHiddenState(3, everything, [lease]) },
    outcome,
  )
  expect(formResult).toMatchObject({ ...expected, hiddenState: { answers: everything, documents: [lease] } })
})
