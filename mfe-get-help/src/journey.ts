/**
 * The journey of a request for legal aid, in plain functions: where the applicant is, what is still missing, and
 * whether they may go on. All of it is worked out from the answers; nothing else is remembered.
 */
import * as rules from '@access/requests/legal-aid-requests/legal-aid-request.rules'

/** Every question of the journey, by the name its answer has in the rules. */
export type Question =
  | keyof typeof rules.contactDetails.shape
  | keyof typeof rules.caseDetails.shape
  | keyof typeof rules.eligibility.shape

/** What the applicant has told us so far. */
export type Answers = Partial<Record<Question, string>>

export interface Journey {
  /** The place of the step in `steps`. */
  at: number
  answers: Answers
}

/** Something that keeps the applicant on a step: not answered yet, or answered in a way that cannot be right. */
export interface Need {
  question: Question
  blank: boolean
  message: string
}

/** As much of a schema as a step needs. */
interface Asks {
  safeParse(answers: Answers): { success: boolean; error?: { issues: Issue[] } | undefined }
}

interface Issue {
  path: PropertyKey[]
  message: string
}

interface Step {
  /** Its name in the row of doors. */
  name: string
  questions: readonly Question[]
  asks: Asks
}

const contactDetails: Step = {
  name: 'Contact details',
  questions: ['name', 'email', 'phone'],
  asks: rules.contactDetails,
}

const caseDetails: Step = {
  name: 'Case details',
  questions: ['category', 'description', 'urgency'],
  asks: rules.caseDetails,
}

const eligibility: Step = {
  name: 'Eligibility',
  questions: ['income', 'householdSize'],
  asks: rules.eligibility,
}

/** Papers are optional, so this step is always complete. */
const documents: Step = {
  name: 'Documents',
  questions: [],
  asks: { safeParse: () => ({ success: true }) },
}

/** The steps, in order. */
export const steps = [contactDetails, caseDetails, eligibility, documents] as const

const last = steps.length - 1

/** The step the applicant stands on. */
export const stepOf = ({ at }: Journey): Step => steps[at]!

/** Whether nothing is missing on this step. */
export const canContinue = ({ at, answers }: Journey) => steps[at]!.asks.safeParse(answers).success

/** What is still needed on this step, question by question in the order they are asked. */
export function missing({ at, answers }: Journey): Need[] {
  const step = steps[at]!
  const issues = step.asks.safeParse(answers).error?.issues ?? []
  return step.questions.flatMap((question) => {
    const issue = issues.find(({ path }) => path[0] === question)
    return issue ? [{ question, blank: !answers[question]?.trim(), message: issue.message }] : []
  })
}

/** One step on, when this one is complete. */
export const next = (journey: Journey): Journey =>
  canContinue(journey) ? { ...journey, at: Math.min(journey.at + 1, last) } : journey

/** One step back, with every answer kept. */
export const previous = (journey: Journey): Journey => ({ ...journey, at: Math.max(journey.at - 1, 0) })

/** Stands where one asked to stand, or on the first incomplete step before it: an address may name any step. */
export function standing(at: number, answers: Answers): Journey {
  const wanted = steps[at] ? at : 0
  const incomplete = steps.findIndex((step) => !step.asks.safeParse(answers).success)
  return { at: incomplete < 0 ? wanted : Math.min(wanted, incomplete), answers }
}

/** The answers one starts with: a kind of problem chosen on the page before, when it is one we offer. */
export function startingWith(category: string | null): Answers {
  const offered = rules.categories.find((one) => one === category)
  return offered ? { category: offered } : {}
}

/** The answers among other texts, such as the fields of a form. What is empty is none. */
export const answersAmong = (texts: Record<string, unknown>): Answers =>
  Object.fromEntries(
    steps
      .flatMap(({ questions }): readonly Question[] => questions)
      .flatMap((question) => {
        const said = texts[question]
        return typeof said === 'string' && said ? [[question, said]] : []
      }),
  )

/** The step that asks a question. */
export const stepAsking = (question: Question) => steps.findIndex((step) => step.questions.includes(question))

/** The request as it is sent; `documents` are the ids of its papers. */
export function payload(answers: Answers, documents: readonly string[] = []) {
  const { income, householdSize, ...rest } = answers
  return { ...rest, documents, eligibilityData: { income, householdSize }, status: 'new' } as const
}
