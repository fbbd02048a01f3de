/** The question in the address, and another one. */
import { useSearchParams } from 'react-router-dom'
import { type Askable, type Question, questionIn } from './question.ts'

export type Asking = {
  question: Question
  /** Where the answer belongs to. */
  address: string
  /** Writes names of the address: '' takes one out. What asks for anything but a page begins on the first. */
  want(changes: Record<string, string>, how?: { replace: boolean }): void
}

export function useQuestion(askable: Askable): Asking {
  const [searched, search] = useSearchParams()

  function want(changes: Record<string, string>, how = { replace: false }) {
    const next = new URLSearchParams(searched)
    next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    search(next, how)
  }

  return { question: questionIn(searched, askable), address: searched.toString(), want }
}
