/** The journey on the page: answers are the draft's, the step is the address's, so Back and Forward walk the steps. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addressOf, stepIn } from './addressOf.ts'
import { useDraft } from './draft/useDraft.ts'
import { type Answers, type Journey, standing, startingWith, steps } from './journey.ts'

export function useJourney() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const draft = useDraft(startingWith(params.get('category')))
  const { form, takenOver } = useTakingOver(draft.takeUp)
  const journey = standing(stepIn(params), draft.draft.answers)

  // An address may name a step that is not reached yet; then it is put right. Not before what was kept is there again.
  const { at } = journey
  const wanted = params.get('step')
  useEffect(() => {
    if (takenOver && wanted !== null && wanted !== String(at + 1)) navigate(addressOf(at), { replace: true })
  }, [takenOver, wanted, at, navigate])

  return {
    journey,
    draft,
    form,
    takenOver,
    /** Goes where the journey now stands; each move is one entry in the browser's history. */
    move(to: Journey) {
      if (to.at !== at) navigate(addressOf(to.at))
    },
  }
}

/**
 * Until the browser has taken the page over, nothing works but typing. What was typed by then is taken up here,
 * and only from here on is Next disabled: without script it stays a plain button.
 */
function useTakingOver(takeUp: (typed: Answers) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [takenOver, setTakenOver] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once.
  useLayoutEffect(() => {
    takeUp(form.current ? typedInto(form.current) : {})
    setTakenOver(true)
  }, [])
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
