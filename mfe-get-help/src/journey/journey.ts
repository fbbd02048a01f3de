/**
 * The journey of a request for legal aid, as pure functions: the current step, what is still missing, and whether
 * the applicant can continue. All of it is computed from the answers; nothing else is stored.
 */
import * as rules from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { requiredLine } from '@access/requests/platform/text/text.rules'

/** Every question of the journey, by its field name in the rules or, of a helper, by one of its own. */
export type Question =
  | 'helperName'
  | 'helperContact'
  | 'preferredContact'
  | 'name'
  | 'email'
  | 'phone'
  | keyof typeof rules.caseDetails.shape
  | keyof typeof rules.eligibility.shape

/** What may be ticked: it decides which questions are asked, or says yes to one. */
export type Checkbox = 'isForSomeoneElse' | 'hasNoSafeEmail' | 'emailUpdates' | 'hasNoSafePhone'

/** The answers so far. */
export type Answers = Partial<Record<Question | Checkbox, string>>

/** The answer of a checkbox that is ticked. */
export const checkedValue = 'yes'

export const isChecked = (answers: Answers, checkbox: Checkbox) => answers[checkbox] === checkedValue

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

/** The part of a schema that a step needs. */
interface StepSchema {
  safeParse(answers: Answers): { success: boolean; error?: { issues: Issue[] } | undefined }
}

interface Issue {
  path: PropertyKey[]
  message: string
}

interface Step {
  /** Its name in the progress. */
  name: string
  questions: readonly Question[]
  checkboxes?: readonly Checkbox[]
  schema: StepSchema
}

const contactDetails: Step = {
  name: 'Contact details',
  questions: ['helperName', 'helperContact', 'preferredContact', 'name', 'email', 'phone'],
  checkboxes: ['isForSomeoneElse', 'hasNoSafeEmail', 'emailUpdates', 'hasNoSafePhone'],
  schema: { safeParse: (answers) => rules.contactDetails.safeParse(buildContactDetails(answers)) },
}

/** The page offers the categories of the office, and the service knows them: here any will do that was chosen. */
const caseDetailsRules = rules.caseDetails.extend({
  category: requiredLine('What it is about', 200, 'Choose what kind of problem it is'),
})

const caseDetails: Step = {
  name: 'Case details',
  questions: ['category', 'description', 'urgency'],
  schema: caseDetailsRules,
}

const eligibility: Step = {
  name: 'Eligibility',
  questions: ['income', 'householdSize'],
  schema: rules.eligibility,
}

/** Documents are optional, so this step is always complete. */
const documents: Step = {
  name: 'Documents',
  questions: [],
  schema: { safeParse: () => ({ success: true }) },
}

/** The steps, in order. */
export const steps = [contactDetails, caseDetails, eligibility, documents] as const

const lastStepIndex = steps.length - 1

/** The current step. */
export const getCurrentStep = ({ stepIndex }: Journey): Step => steps[stepIndex]!

/** Everything that a step has a field for. */
export const listFields = ({ questions, checkboxes = [] }: Step): (Question | Checkbox)[] => [
  ...questions,
  ...checkboxes,
]

/** The questions that depend on a checkbox: on its being ticked, or on its not being ticked. */
const conditions: Partial<Record<Question, { checkbox: Checkbox; isAskedIfChecked: boolean }>> = {
  helperName: { checkbox: 'isForSomeoneElse', isAskedIfChecked: true },
  helperContact: { checkbox: 'isForSomeoneElse', isAskedIfChecked: true },
  preferredContact: { checkbox: 'isForSomeoneElse', isAskedIfChecked: true },
  email: { checkbox: 'hasNoSafeEmail', isAskedIfChecked: false },
  phone: { checkbox: 'hasNoSafePhone', isAskedIfChecked: false },
}

/** Whether a question is asked, with what is ticked. */
export function isAsked(question: Question, answers: Answers): boolean {
  const condition = conditions[question]
  return !condition || isChecked(answers, condition.checkbox) === condition.isAskedIfChecked
}

/** Whether nothing is missing on this step. */
export const canContinue = ({ stepIndex, answers }: Journey) =>
  steps[stepIndex]!.schema.safeParse(answers).success

/** What is still needed on this step, question by question in the order they are asked. */
export function listMissingAnswers({ stepIndex, answers }: Journey): MissingAnswer[] {
  const step = steps[stepIndex]!
  const issues = step.schema.safeParse(answers).error?.issues ?? []
  return step.questions.flatMap((question) => {
    const issue = issues.find(({ path }) => findQuestion(path.join('.')) === question)
    return issue ? [{ question, isBlank: !answers[question]?.trim(), message: issue.message }] : []
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
  const incomplete = steps.findIndex((step) => !step.schema.safeParse(answers).success)
  return { stepIndex: incomplete < 0 ? requestedIndex : Math.min(requestedIndex, incomplete), answers }
}

/** The initial answers: a category chosen on the previous page, when it is a known one. */
export function getInitialAnswers(
  category: string | null,
  practiceAreas: readonly { name: string }[],
): Answers {
  const knownCategory = practiceAreas.find(({ name }) => name === category)?.name
  return knownCategory ? { category: knownCategory } : {}
}

/** The answers among form fields; empty ones are left out. */
export const parseAnswers = (fields: Record<string, unknown>): Answers =>
  Object.fromEntries(
    steps.flatMap(listFields).flatMap((field) => {
      const answer = fields[field]
      return typeof answer === 'string' && answer ? [[field, answer]] : []
    }),
  )

/** Where the rules know the answers about a helper. */
const helperPaths: Record<string, Question> = {
  'helper.name': 'helperName',
  'helper.contact': 'helperContact',
  'helper.preferredContact': 'preferredContact',
}

/** The question whose answer stands at a path of the rules. */
export const findQuestion = (path: string) => helperPaths[path] ?? (path.split('.').at(-1) as Question)

/** Whether help is needed at once. */
export const isEmergency = ({ urgency }: Answers) => urgency === 'Emergency'

/** The step that asks a question. */
export const findStepIndex = (question: Question) =>
  steps.findIndex((step) => step.questions.includes(question))

/** The body of the request; `documents` are the ids of its documents. */
export function buildRequestPayload(answers: Answers, documents: readonly string[] = []) {
  const { category, description, urgency, income, householdSize } = answers
  return {
    ...buildContactDetails(answers),
    category,
    description,
    urgency,
    documents,
    eligibilityData: { income, householdSize },
    status: 'new',
  } as const
}

/** What is not asked is not sent, even if it was typed before the checkbox was ticked. */
function buildContactDetails(answers: Answers) {
  const { helperName, helperContact, preferredContact, name, email, phone } = answers
  return {
    name,
    ...(isAsked('email', answers)
      ? { email, ...(isChecked(answers, 'emailUpdates') && { emailUpdates: true }) }
      : { hasNoSafeEmail: true }),
    ...(isAsked('phone', answers) ? { phone } : { hasNoSafePhone: true }),
    ...(isAsked('helperName', answers) && {
      helper: { name: helperName, contact: helperContact, preferredContact },
    }),
  }
}
