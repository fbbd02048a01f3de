/** What a step asks: questions, and checkboxes that decide which questions are asked. */
import type { ComponentType } from 'react'

/** The answers so far, by the names of the fields. */
export type Answers = Partial<Record<string, string>>

/** A question of the form, with everything there is to say about it. Its rule is the service's. */
export interface Question {
  /** The name of its field, with script and without. */
  name: string
  /** Where the answer stands in the request; under the name, unless said. */
  path?: string
  label: string
  /** A text, or one that depends on who is asked. */
  hint: string | ((answers: Answers) => string)
  why: string
  /** It may be left out. */
  isOptional?: true
  /** It is asked only where the previous page has answered it. */
  isPrefilled?: true
  /** Where it depends on another answer. */
  isAsked?(answers: Answers): boolean
  /** How the line under the form names a missing answer. */
  missing: string
  /** How it names an invalid one, if otherwise. */
  invalid?: string
  /** The name of the answer in the summary. */
  summary: string
  /** What the summary says where it is not asked; it is left out otherwise. */
  notAsked?: string
  /** The answer in the summary, unless it is shown as it was given. */
  formatAnswer?(answer: string, answers: Answers): string | undefined
  Field: ComponentType<QuestionFieldProps>
}

/** What may be ticked: it decides which questions are asked, or says yes to one. */
export interface Checkbox {
  name: string
  label: string
  /** What follows from it. */
  note: string
  /** A box that answers a question of its own has that above it. */
  legend?(answers: Answers): string
  /** Whether the request says that it is ticked. */
  isSent?: true
  whenChecked?: readonly Question[]
  unlessChecked?: readonly (Question | Checkbox)[]
}

export type StepField = Question | Checkbox

/** The props of a question's field. */
export interface QuestionFieldProps {
  name: string
  label: string
  hint: string
  details: React.ReactNode
  error: string | undefined
  required: boolean
  optional: boolean
  value: string
  answers: Answers
  onAnswer(answer: string): void
  onLeave(): void
}

/** The answer of a checkbox that is ticked. */
export const checkedValue = 'yes'

export const isChecked = (answers: Answers, { name }: Pick<Checkbox, 'name'>) =>
  answers[name] === checkedValue

export const isQuestion = (field: StepField): field is Question => 'Field' in field

/** All fields, in their order. */
export const listFields = (fields: readonly StepField[]): StepField[] =>
  fields.flatMap((field) =>
    isQuestion(field)
      ? [field]
      : [field, ...listFields(field.whenChecked ?? []), ...listFields(field.unlessChecked ?? [])],
  )

/** The fields that are asked, with what is ticked. */
export const listAskedFields = (fields: readonly StepField[], answers: Answers): StepField[] =>
  fields.flatMap((field) => {
    if (isQuestion(field)) return (field.isAsked?.(answers) ?? true) ? [field] : []
    const dependent = isChecked(answers, field) ? field.whenChecked : field.unlessChecked
    return [field, ...listAskedFields(dependent ?? [], answers)]
  })
