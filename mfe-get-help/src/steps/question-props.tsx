/** The props of a question for the fields of the kit: texts, answer and error. */
import type { ChangeEvent } from 'react'
import { QuestionReason } from '../components/QuestionReason.tsx'
import { type Answers, type Checkbox, checkedValue, isChecked, type Question } from '../journey/journey.ts'
import { checkboxMessages, questionMessages } from '../journey/request.messages.ts'

export type AnswerErrors = Partial<Record<Question, string>>

interface QuestionPropsOptions {
  answers: Answers
  errors: AnswerErrors
  onAnswer: (field: Question | Checkbox, answer: string) => void
  onLeave: (question: Question) => void
}

/** Creates the functions that build the props of each question. */
export function createQuestionProps({ answers, errors, onAnswer, onLeave }: QuestionPropsOptions) {
  const getCommonProps = (question: Question) => ({
    name: question,
    label: questionMessages[question].label,
    hint: questionMessages[question].hint,
    details: <QuestionReason question={question} />,
    error: errors[question],
    required: true,
    value: answers[question] ?? '',
  })
  return {
    /** For text fields. */
    getTextProps: (question: Question) => ({
      ...getCommonProps(question),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onAnswer(question, target.value),
      onBlur: () => onLeave(question),
    }),
    /** For radio groups. */
    getChoiceProps: (question: Question) => ({
      ...getCommonProps(question),
      onChange: (answer: string) => onAnswer(question, answer),
    }),
    /** For checkboxes. */
    getCheckboxProps: (checkbox: Checkbox) => ({
      name: checkbox,
      ...checkboxMessages[checkbox],
      value: checkedValue,
      checked: isChecked(answers, checkbox),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        onAnswer(checkbox, target.checked ? checkedValue : ''),
    }),
  }
}

export type QuestionProps = ReturnType<typeof createQuestionProps>
