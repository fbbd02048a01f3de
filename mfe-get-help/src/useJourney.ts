/** The journey on the page: answers are kept here, the step is the address's, so Back and Forward walk the steps. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addressOf, stepIn } from './addressOf.ts'
import {
  type Answers,
  type Journey,
  type Question,
  restart,
  standing,
  startingWith,
  steps,
} from './journey.ts'

export function useJourney() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [answers, setAnswers] = useState<Answers>(() => startingWith(params.get('category')))
  const journey = standing(stepIn(params), answers)

  // An address may name a step that is not reached yet, after a reload for example; then it is put right.
  const { at } = journey
  const wanted = params.get('step')
  useEffect(() => {
    if (wanted !== null && wanted !== String(at + 1)) navigate(addressOf(at), { replace: true })
  }, [wanted, at, navigate])

  return {
    journey,
    answer(question: Question, said: string) {
      setAnswers((before) => ({ ...before, [question]: said }))
    },
    /** Goes where the journey now stands; each move is one entry in the browser's history. */
    move(to: Journey) {
      if (to.at !== at) navigate(addressOf(to.at))
    },
    /** Forgets the answers; without them only the first step is reached, and the address follows. */
    restart() {
      setAnswers(restart().answers)
    },
    ...useTakingOver(setAnswers),
  }
}

/**
 * Until the browser has taken the page over, nothing works but typing. What was typed by then is taken up here,
 * and only from here on is Next disabled: without script it stays a plain button.
 */
function useTakingOver(setAnswers: (change: (before: Answers) => Answers) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [takenOver, setTakenOver] = useState(false)
  useLayoutEffect(() => {
    const typed = form.current ? typedInto(form.current) : {}
    if (Object.keys(typed).length > 0) setAnswers((before) => ({ ...before, ...typed }))
    setTakenOver(true)
  }, [setAnswers])
  return { form, takenOver }
}

function typedInto(form: HTMLFormElement): Answers {
  const typed = new FormData(form)
  const asked = steps.flatMap((step) => step.questions)
  return Object.fromEntries(
    asked.flatMap((question) => {
      const said = typed.get(question)
      return typeof said === 'string' && said ? [[question, said]] : []
    }),
  )
}
