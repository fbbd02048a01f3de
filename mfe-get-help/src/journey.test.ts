import { aLegalAidRequest } from '@access/requests/legal-aid-requests/legal-aid-request.examples'
import * as rules from '@access/requests/legal-aid-requests/legal-aid-request.rules'
import { expect, test } from 'vitest'
import {
  type Answers,
  canContinue,
  missing,
  next,
  payload,
  previous,
  type Question,
  standing,
  startingWith,
  steps,
} from './journey.ts'
import { greetings, questions } from './words.ts'

const { documents: _none, eligibilityData, status: _ours, ...told } = aLegalAidRequest()
const everything: Answers = { ...told, ...eligibilityData }

const without = (...questions: Question[]): Answers =>
  Object.fromEntries(Object.entries(everything).filter(([name]) => !questions.includes(name as Question)))

test('every required field of the rules is asked by exactly one step', () => {
  const { documents, status, eligibilityData: _nested, ...flat } = rules.legalAidRequest.shape
  const required = [...Object.keys(flat), ...Object.keys(rules.eligibility.shape)]
  const asked = steps.flatMap((step) => step.questions)

  expect([...asked].sort()).toEqual([...required].sort())
  expect(documents.safeParse(undefined).success).toBe(true)
  expect(status.safeParse(undefined).success).toBe(true)
})

test('every step has a greeting and every question its words', () => {
  expect(greetings).toHaveLength(steps.length)
  expect(Object.keys(questions).sort()).toEqual(steps.flatMap((step) => [...step.questions]).sort())
})

test('there are four steps', () => {
  expect(steps.map(({ name }) => name)).toEqual([
    'Contact details',
    'Case details',
    'Eligibility',
    'Documents',
  ])
})

for (const [at, { questions }] of steps.entries()) {
  for (const question of questions) {
    test(`step ${at + 1} cannot be left without ${question}`, () => {
      const journey = { at, answers: without(question) }
      expect(canContinue(journey)).toBe(false)
      expect(next(journey).at).toBe(at)
      expect(missing(journey)).toMatchObject([{ question, blank: true }])
    })
  }

  test(`step ${at + 1} can be left once its own questions are answered`, () => {
    const own = Object.fromEntries(questions.map((question) => [question, everything[question]]))
    expect(canContinue({ at, answers: own })).toBe(true)
  })
}

test('the last step is complete without papers, and nothing comes after it', () => {
  expect(canContinue({ at: 3, answers: {} })).toBe(true)
  expect(next({ at: 3, answers: everything }).at).toBe(3)
})

test('blanks are not an answer', () => {
  expect(missing({ at: 0, answers: { ...everything, name: '   ' } })).toMatchObject([
    { question: 'name', blank: true },
  ])
})

test('an answer that cannot be right is told apart from one that is not there', () => {
  const answers = { ...everything, email: 'ana at example' }
  expect(missing({ at: 0, answers })).toEqual([
    {
      question: 'email',
      blank: false,
      message: 'Enter an email address in the correct format, like name@example.org',
    },
  ])
})

test('what is missing is listed in the order it is asked', () => {
  expect(missing({ at: 1, answers: {} }).map(({ question }) => question)).toEqual([
    'category',
    'description',
    'urgency',
  ])
})

test('going back keeps every answer and stops at the first step', () => {
  expect(previous({ at: 2, answers: everything })).toEqual({ at: 1, answers: everything })
  expect(previous({ at: 0, answers: everything })).toEqual({ at: 0, answers: everything })
})

test('nobody stands beyond the first step that is not complete', () => {
  expect(standing(3, {}).at).toBe(0)
  expect(standing(3, without('description')).at).toBe(1)
  expect(standing(3, everything).at).toBe(3)
  expect(standing(1, everything).at).toBe(1)
})

test('a step that does not exist is the first one', () => {
  for (const at of [-1, 4, 1.5, Number.NaN]) expect(standing(at, everything).at).toBe(0)
})

test('a kind of problem is chosen beforehand only when it is one of the options', () => {
  expect(startingWith('Housing Rights')).toEqual({ category: 'Housing Rights' })
  expect(startingWith('Housing')).toEqual({})
  expect(startingWith(null)).toEqual({})
})

test('the request is sent in the shape of the specification', () => {
  expect(payload(everything)).toEqual({
    name: 'Ana Diaz',
    email: 'ana@example.org',
    phone: '+1 555 555 0177',
    category: 'Housing Rights',
    description: 'The heating has been off since Monday and the landlord does not answer.',
    urgency: 'High',
    documents: [],
    eligibilityData: { income: 'Under $15,000', householdSize: '3' },
    status: 'new',
  })
})

test('what a complete journey sends passes the rules of the request', () => {
  expect(rules.legalAidRequest.safeParse(payload(everything)).success).toBe(true)
})
