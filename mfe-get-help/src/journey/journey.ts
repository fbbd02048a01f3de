/**
 * The journey of a request for legal aid, as pure functions: the current step, what is still missing, and whether
 * the applicant can continue. All of it is computed from the answers; nothing else is stored.
 */
import * as rules from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { requiredLine } from '@access/requests/platform/text/text.rules'
import { caseFields } from './case-details.tsx'
import { contactFields } from './contact-details.tsx'
import { eligibilityFields } from './eligibility.tsx'
import {
  type Answers,
  isChecked,
  isQuestion,
  listAskedFields,
  listFields,
  type Question,
  type StepField,
} from './question.ts'

export interface Journey {
  /** The index of the step in `steps`. */
  stepIndex: number
  answers: Answers
}

/** An answer that keeps the applicant on a step: missing or invalid. */
export interface MissingAnswer {
  question: Question
  isBlank: boolean
  message: string
}

interface Issue {
  path: PropertyKey[]
  message: string
}

export interface Step {
  /** Its name in the progress. */
  name: string
  heading: string
  lead: string
  fields: readonly StepField[]
  /** What the service's rules say of the step's part of the request. */
  validate(request: Record<string, unknown>): { success: boolean; error?: { issues: Issue[] } | undefined }
}

const contactDetails: Step = {
  name: 'Contact details',
  heading: 'How to reach you',
  lead: 'We use this only to answer you.',
  fields: contactFields,
  validate: (request) => rules.contactDetails.safeParse(request),
}

/** The page offers the categories of the office, and the service knows them: here any will do that was chosen. */
const caseDetailsRules = rules.caseDetails.extend({
  category: requiredLine('What it is about', 200, 'Choose what kind of problem it is'),
})

const caseDetails: Step = {
  name: 'Case details',
  heading: 'What happened',
  lead: 'Your own words are best.',
  fields: caseFields,
  validate: (request) => caseDetailsRules.safeParse(request),
}

const eligibility: Step = {
  name: 'Eligibility',
  heading: 'Your household',
  lead: 'A range is enough.',
  fields: eligibilityFields,
  validate: ({ eligibilityData }) => rules.eligibility.safeParse(eligibilityData),
}

/** Documents are optional, so this step is always complete. */
const documents: Step = {
  name: 'Documents',
  heading: 'Documents and review',
  lead: 'Check your answers, and submit.',
  fields: [],
  validate: () => ({ success: true }),
}

/** The steps, in order. */
export const steps = [contactDetails, caseDetails, eligibility, documents] as const

export const lastStepIndex = steps.length - 1

/** The current step. */
export const getCurrentStep = ({ stepIndex }: Journey): Step => steps[stepIndex]!

export const listQuestions = ({ fields }: Step): Question[] => listFields(fields).filter(isQuestion)

/** The questions of a step that are asked, with what is ticked. */
export const listAskedQuestions = ({ fields }: Step, answers: Answers): Question[] =>
  listAskedFields(fields, answers).filter(isQuestion)

const validateStep = (step: Step, answers: Answers) => step.validate(buildRequest(step.fields, answers))

/** Whether nothing is missing on this step. */
export const canContinue = ({ stepIndex, answers }: Journey) =>
  validateStep(steps[stepIndex]!, answers).success

/** What is still needed on this step, question by question in the order they are asked. */
export function listMissingAnswers({ stepIndex, answers }: Journey): MissingAnswer[] {
  const step = steps[stepIndex]!
  const issues = validateStep(step, answers).error?.issues ?? []
  return listQuestions(step).flatMap((question) => {
    const issue = issues.find(({ path }) => isAt(question, path.join('.')))
    return issue ? [{ question, isBlank: !answers[question.name]?.trim(), message: issue.message }] : []
  })
}

/** One step on, when this one is complete. */
export const goToNextStep = (journey: Journey): Journey =>
  canContinue(journey) ? { ...journey, stepIndex: Math.min(journey.stepIndex + 1, lastStepIndex) } : journey

/** One step back, with every answer kept. */
export const goToPreviousStep = (journey: Journey): Journey => ({
  ...journey,
  stepIndex: Math.max(journey.stepIndex - 1, 0),
})

/** Goes to the requested step, or to the first incomplete one before it: a URL may name any step. */
export function goToReachableStep(stepIndex: number, answers: Answers): Journey {
  const requestedIndex = steps[stepIndex] ? stepIndex : 0
  const incomplete = steps.findIndex((step) => !validateStep(step, answers).success)
  return { stepIndex: incomplete < 0 ? requestedIndex : Math.min(requestedIndex, incomplete), answers }
}

/** The answers among form fields; empty ones are left out. */
export const parseAnswers = (fields: Record<string, unknown>): Answers =>
  Object.fromEntries(
    steps
      .flatMap((step) => listFields(step.fields))
      .flatMap(({ name }) => {
        const answer = fields[name]
        return typeof answer === 'string' && answer ? [[name, answer]] : []
      }),
  )

/** Whether the rules know a question by this path; those of one step leave out where the step's answers stand. */
const isAt = ({ name, path = name }: Question, rulesPath: string) => path === rulesPath || name === rulesPath

/** The question whose answer stands at a path of the request. */
export const findQuestion = (path: string) =>
  steps.flatMap(listQuestions).find((question) => (question.path ?? question.name) === path)

/** The step that asks a question. */
export const findStepIndex = (name: string) =>
  steps.findIndex((step) => listQuestions(step).some((question) => question.name === name))

/** The body of the request; `documents` are the ids of its documents. */
export const buildRequestPayload = (answers: Answers, documents: readonly string[] = []) => ({
  ...buildRequest(
    steps.flatMap((step) => step.fields),
    answers,
  ),
  documents,
  status: 'new' as const,
})

/** What is not asked is not sent, even if it was typed before the checkbox was ticked. */
function buildRequest(fields: readonly StepField[], answers: Answers): Record<string, unknown> {
  const request: Record<string, unknown> = {}
  for (const field of listAskedFields(fields, answers)) {
    if (!isQuestion(field)) {
      if (field.isSent && isChecked(answers, field)) request[field.name] = true
      continue
    }
    if (field.isOptional && !answers[field.name]?.trim()) continue
    const [name = '', group] = (field.path ?? field.name).split('.').reverse()
    const answer = { [name]: answers[field.name] }
    if (group) request[group] = { ...(request[group] as object | undefined), ...answer }
    else Object.assign(request, answer)
  }
  return request
}
