import type { Desk, Outcome, Sent } from '@access/kit'
import { expect, test } from 'vitest'
import { type Answers, steps } from '../journey.ts'
import { go, type Standing } from '../plainForm.ts'
import { requestForm } from './request.form.ts'

const contact = { name: 'Dana Whitcombe', email: 'dana@example.org', phone: '(555) 555-0178' }
const caseDetails = { category: 'Housing Rights', description: 'The locks were changed.', urgency: 'High' }
const household = { income: 'Under $15,000', householdSize: '3' }
const everything = { ...contact, ...caseDetails, ...household }
const lease = { id: 'a', name: 'lease.pdf', size: 5, keptUntil: '2999-01-01T00:00:00Z' }
const receipt = { reference: 'LA-7K4M-92QF', words: 'plain kettle evening river', pass: 'a-pass' }

const standingAt = (at: number, answers: Answers, papers: Standing['papers'] = []): Standing => ({
  at,
  answers,
  papers,
})

type Given = { go?: string; values?: Answers; carried?: Standing | null; files?: Sent['files'] }

/** What the page is told, and what was sent to the gateway, which answers a request so. */
async function taken(given: Given, outcome: Outcome<unknown> = { answer: receipt }) {
  const calls: unknown[][] = []
  const desk = {
    async send(...call: unknown[]) {
      calls.push(call)
      return outcome
    },
  } as unknown as Desk
  const sent = {
    values: { go: given.go ?? go.next, ...given.values },
    carried: given.carried ?? null,
    files: given.files ?? [],
  }
  return { told: await requestForm.take(sent as unknown as Sent, desk), calls }
}

test('every question can be sent without script', () => {
  const asked = steps.flatMap(({ questions }) => questions)
  expect(requestForm.fields).toEqual(['go', ...asked])
})

test('a complete step goes on to the next, and carries what was told', async () => {
  const { told } = await taken({ values: contact })
  expect(told.carried).toEqual(standingAt(1, contact))
  expect(told.shows).toEqual({ ...standingAt(1, contact), problems: [] })
})

test('a step with something missing stays, and says so field by field', async () => {
  const { told } = await taken({ values: { ...contact, email: 'dana', phone: '' } })
  expect(told).toMatchObject({
    errors: {
      email: 'Enter an email address in the correct format, like name@example.org',
      phone: 'Enter a phone number',
    },
    shows: { at: 0, answers: { ...contact, email: 'dana', phone: '' } },
  })
})

test('one goes back with every answer, complete or not', async () => {
  const carried = standingAt(1, contact)
  const { told } = await taken({ go: go.previous, values: { description: 'The locks' }, carried })
  expect(told.errors).toBeUndefined()
  expect(told.carried).toMatchObject({ at: 0, answers: { ...contact, description: 'The locks' } })
})

test('an answer that is taken away is gone', async () => {
  const carried = standingAt(0, contact)
  expect((await taken({ values: { ...contact, name: '' }, carried })).told.carried).toMatchObject({
    answers: { name: '' },
  })
})

test('from the check of the answers one goes back to any step', async () => {
  const carried = standingAt(3, everything)
  const { told } = await taken({ go: go.toStep(1), carried })
  expect(told.carried).toEqual(standingAt(1, everything))
})

test('a kind of problem that was chosen on the page before is kept for its step', async () => {
  const { told } = await taken({ values: { ...contact, category: 'Immigration' } })
  expect(told.carried).toMatchObject({ at: 1, answers: { category: 'Immigration' } })
})

test('papers are carried, and those that failed are named with the reason', async () => {
  const { told } = await taken({
    carried: standingAt(3, everything),
    files: [
      { name: 'lease.pdf', answer: { ...lease, kind: 'pdf', scan: 'unscanned' } },
      { name: 'notes.txt', errors: { file: 'notes.txt must be a PDF, DOC or DOCX.' } },
      { name: 'photo.pdf', failure: 'failed', retryAfter: 30 },
    ],
  })
  expect(told.carried).toEqual(standingAt(3, everything, [lease]))
  expect(told.shows).toMatchObject({
    problems: [
      'notes.txt must be a PDF, DOC or DOCX.',
      'photo.pdf did not arrive. Check your connection and add it again.',
    ],
  })
})

test('a paper that is there already, or is one too many, is let go of', async () => {
  const papers = ['b', 'c', 'd', 'e'].map((id) => ({ ...lease, id, name: `${id}.pdf` }))
  const file = (paper: typeof lease) => ({ name: paper.name, answer: paper })
  const { told, calls } = await taken({
    carried: standingAt(3, everything, papers),
    files: [
      file({ ...lease, id: 'x', name: 'b.pdf' }),
      file(lease),
      file({ ...lease, id: 'y', name: 'y.pdf' }),
    ],
  })
  expect(told.carried).toMatchObject({ papers: [...papers, lease] })
  expect(told.shows).toMatchObject({
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

test('a paper is taken off the list and let go of', async () => {
  const { told, calls } = await taken({
    go: go.remove('a'),
    carried: standingAt(3, everything, [lease]),
  })
  expect(calls).toEqual([['DELETE', '/api/documents/a']])
  expect(told.carried).toEqual(standingAt(3, everything))
})

test('a paper whose time is over is named, and is not sent', async () => {
  const { told } = await taken({
    carried: standingAt(3, everything, [{ ...lease, keptUntil: '2020-01-01T00:00:00Z' }]),
  })
  expect(told.shows).toMatchObject({
    papers: [],
    problems: ['lease.pdf was added more than 24 hours ago and has been deleted. Add it again.'],
  })
})

test('the request is sent as with script, and the page shows the receipt above a new form', async () => {
  const { told, calls } = await taken({
    go: go.send,
    carried: standingAt(3, everything),
    files: [{ name: 'lease.pdf', answer: lease }],
  })
  expect(calls).toEqual([
    [
      'POST',
      '/api/legal-aid-requests',
      { ...contact, ...caseDetails, documents: ['a'], eligibilityData: household, status: 'new' },
    ],
  ])
  expect(told).toEqual({
    receipt,
    afterwards: 'stay',
    onward: '/get-help/status',
    shows: { at: 0, answers: {}, papers: [], problems: [] },
  })
})

test('a file that fails never stops the request', async () => {
  const { told } = await taken({
    go: go.send,
    carried: standingAt(3, everything),
    files: [{ name: 'lease.pdf', failure: 'failed', retryAfter: 30 }],
  })
  expect(told).toMatchObject({
    receipt,
    shows: { problems: [expect.stringMatching(/^lease.pdf did not arrive/)] },
  })
})

test('an incomplete request is not sent: the first step that lacks something says what', async () => {
  const { told, calls } = await taken({ go: go.send, carried: standingAt(3, { ...everything, urgency: '' }) })
  expect(calls).toEqual([])
  expect(told).toMatchObject({ errors: { urgency: 'Choose how soon you need help' }, shows: { at: 1 } })
})

test.each([
  [{ errors: { 'eligibilityData.income': 'No' } }, { errors: { income: 'No' }, shows: { at: 2 } }],
  [{ errors: { documents: 'No' } }, { errors: { documents: 'No' }, shows: { at: 3 } }],
  [{ errors: { status: 'No' } }, { failure: 'failed', shows: { at: 3 } }],
  [
    { failure: 'too many', retryAfter: 70 } as const,
    { failure: 'too many', retryAfter: 70, shows: { at: 3 } },
  ],
])('what could not be taken is told, and nothing is lost: %j', async (outcome, expected) => {
  const { told } = await taken({ go: go.send, carried: standingAt(3, everything, [lease]) }, outcome)
  expect(told).toMatchObject({ ...expected, carried: { answers: everything, papers: [lease] } })
})
