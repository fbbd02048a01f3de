/** Ties a question to its words, its answer and what is wrong with it, for the parts of the kit. */
import type { ChangeEvent } from 'react'
import type { Answers, Question } from './journey.ts'
import { Why } from './parts/Why.tsx'
import { questions } from './words.ts'

export type Wrong = Partial<Record<Question, string>>

interface Asking {
  answers: Answers
  wrong: Wrong
  onAnswer: (question: Question, said: string) => void
  onLeave: (question: Question) => void
}

/** What the steps ask with. */
export function asking({ answers, wrong, onAnswer, onLeave }: Asking) {
  const about = (question: Question) => ({
    name: question,
    label: questions[question].label,
    hint: questions[question].hint,
    more: <Why question={question} />,
    error: wrong[question],
    required: true,
    value: answers[question] ?? '',
  })
  return {
    /** A question answered in writing. */
    written: (question: Question) => ({
      ...about(question),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onAnswer(question, target.value),
      onBlur: () => onLeave(question),
    }),
    /** A question answered by choosing. */
    chosen: (question: Question) => ({
      ...about(question),
      onChoose: (said: string) => onAnswer(question, said),
    }),
  }
}

export type Ask = ReturnType<typeof asking>
