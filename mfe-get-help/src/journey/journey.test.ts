import { buildLegalAidRequest } from '@access/requests/intake/legal-aid-requests/legal-aid-request.examples'
import * as rules from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { demoFacts } from '@access/shell/testing'
import { expect, test } from 'vitest'
import { getInitialAnswers } from './initial-answers.ts'
import {
  buildRequestPayload,
  canContinue,
  findQuestion,
  goToNextStep,
  goToPreviousStep,
  goToReachableStep,
  listMissingAnswers,
  listQuestions,
  steps,
} from './journey.ts'
import { type Answers, listFields } from './question.ts'

const { documents: _none, eligibilityData, status: _status, ...contactAndCase } = buildLegalAidRequest()
const { name, email, phone, category, description, urgency } = contactAndCase
const everything: Answers = {
  ...{ name, email: email!, phone: phone!, category, description, urgency },
  ...eligibilityData,
}
const helperAnswers: Answers = {
  isForSomeoneElse: 'yes',
  helperName: 'Rosa Lind',
  helperContact: 'rosa@example.org',
  preferredContact: 'Applicant',
}
const everythingByHelper: Answers = { ...everything, ...helperAnswers }

const omitAnswer = (question: string): Answers => ({ ...everythingByHelper, [question]: undefined })

test('every required field of the rules is asked by exactly one step', () => {
  const { error } = rules.legalAidRequest.safeParse({ helper: {}, eligibilityData: {} })
  const required = error!.issues.map(({ path }) => findQuestion(path.join('.'))!.name)
  expect(
    steps
      .flatMap(listQuestions)
      .filter(({ isOptional }) => !isOptional)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(required.toSorted())
})

for (const [stepIndex, step] of steps.entries()) {
  for (const { name: question, isOptional } of listQuestions(step)) {
    if (isOptional) continue
    test(`step ${stepIndex + 1} cannot be completed without ${question}`, () => {
      const journey = { stepIndex, answers: omitAnswer(question) }
      expect(canContinue(journey)).toBe(false)
      expect(goToNextStep(journey).stepIndex).toBe(stepIndex)
      expect(listMissingAnswers(journey)).toMatchObject([{ question: { name: question }, isBlank: true }])
    })
  }

  test(`step ${stepIndex + 1} is complete once its own questions are answered`, () => {
    const stepAnswers = Object.fromEntries(
      listFields(step.fields).map(({ name }) => [name, everythingByHelper[name]]),
    )
    expect(canContinue({ stepIndex, answers: stepAnswers })).toBe(true)
  })
}

test('the last step is complete without documents, and is the end', () => {
  expect(canContinue({ stepIndex: 3, answers: {} })).toBe(true)
  expect(goToNextStep({ stepIndex: 3, answers: everything }).stepIndex).toBe(3)
})

test('whitespace is not an answer', () => {
  expect(listMissingAnswers({ stepIndex: 0, answers: { ...everything, name: '   ' } })).toMatchObject([
    { question: { name: 'name' }, isBlank: true },
  ])
})

test('an invalid answer is distinguished from a missing one', () => {
  const answers = { ...everything, email: 'ana at example' }
  expect(listMissingAnswers({ stepIndex: 0, answers })).toMatchObject([
    {
      question: { name: 'email' },
      isBlank: false,
      message: 'Enter an email address in the correct format, like name@example.org',
    },
  ])
})

test('missing answers are listed in the order of the questions', () => {
  expect(listMissingAnswers({ stepIndex: 1, answers: {} }).map(({ question }) => question.name)).toEqual([
    'category',
    'description',
    'urgency',
  ])
})

test('going back keeps every answer and stops at the first step', () => {
  expect(goToPreviousStep({ stepIndex: 2, answers: everything })).toEqual({
    stepIndex: 1,
    answers: everything,
  })
  expect(goToPreviousStep({ stepIndex: 0, answers: everything })).toEqual({
    stepIndex: 0,
    answers: everything,
  })
})

test('no step beyond the first incomplete one can be reached', () => {
  expect(goToReachableStep(3, {}).stepIndex).toBe(0)
  expect(goToReachableStep(3, omitAnswer('description')).stepIndex).toBe(1)
  expect(goToReachableStep(3, everything).stepIndex).toBe(3)
  expect(goToReachableStep(3, { ...everything, isForSomeoneElse: 'yes' }).stepIndex).toBe(0)
  expect(goToReachableStep(1, everything).stepIndex).toBe(1)
})

test('a step that does not exist is the first one', () => {
  for (const stepIndex of [-1, 4, 1.5, Number.NaN])
    expect(goToReachableStep(stepIndex, everything).stepIndex).toBe(0)
})

test('a category is preselected only when it is one of the options', () => {
  const { practiceAreas } = demoFacts
  const read = (query: string) => getInitialAnswers(new URLSearchParams(query), practiceAreas)
  expect(read('category=Housing+Rights&urgency=High&hasDate=Yes&name=Ana')).toEqual({
    ...{ category: 'Housing Rights', urgency: 'High', hasDate: 'Yes' },
  })
  expect(read('category=Housing&urgency=Soon&hasDate=Maybe')).toEqual({})
  expect(read('')).toEqual({})
  expect(read('service=Debt+and+Collections')).toEqual({ service: 'Debt and Collections' })
})

test('the request is sent in the shape of the specification', () => {
  expect(buildRequestPayload(everything)).toEqual({
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

test('who has no safe email or phone goes on without them, and what was typed before is not sent', () => {
  const answers = { ...everything, emailUpdates: 'yes', hasNoSafeEmail: 'yes', hasNoSafePhone: 'yes' }
  expect(canContinue({ stepIndex: 0, answers })).toBe(true)
  const contact = buildRequestPayload(answers)
  expect(contact).toMatchObject({ hasNoSafeEmail: true, hasNoSafePhone: true })
  for (const field of ['email', 'emailUpdates', 'phone']) expect(contact).not.toHaveProperty(field)
})

test('a helper is sent with whom to contact, and only where somebody else is asked for', () => {
  const helper = { name: 'Rosa Lind', contact: 'rosa@example.org', preferredContact: 'Applicant' }
  expect(buildRequestPayload(everythingByHelper)).toMatchObject({ name: 'Ana Diaz', helper })
  expect(buildRequestPayload({ ...everythingByHelper, isForSomeoneElse: '' })).not.toHaveProperty('helper')
})

test.each([everything, everythingByHelper, { ...everything, email: '', hasNoSafeEmail: 'yes' }])(
  'the request of a complete journey passes the rules',
  (answers) => {
    expect(rules.legalAidRequest.safeParse(buildRequestPayload(answers)).success).toBe(true)
  },
)
