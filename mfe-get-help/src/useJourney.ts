/** The journey on the page: answers are the draft's, the step is the address's, so Back and Forward walk the steps. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { addressOf, stepIn } from './addressOf.ts'
import { useDraft } from './draft/useDraft.ts'
import { type Answers, answersAmong, type Journey, standing, startingWith } from './journey.ts'
import type { Arrived } from './withoutScript/useArrived.ts'

export function useJourney(arrived: Arrived | null) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const shows = arrived?.shows
  const begun = { ...startingWith(params.get('category')), ...answersAmong(arrived?.values ?? {}) }
  const draft = useDraft(shows ?? { answers: begun, papers: [] })
  const { form, takenOver } = useTakingOver((typed) =>
    shows ? draft.takeUpSent(shows, typed, arrived.receipt !== null) : draft.takeUp(typed),
  )
  // Sent without script, the page is the answer to its own address, which says nothing of the step.
  const { key } = useLocation()
  const [first] = useState(key)
  const here = shows && key === first ? shows.at : null
  const journey = standing(here ?? stepIn(params), draft.draft.answers)

  // An address may name a step that is not reached yet; then it is put right. Not before what was kept is there again.
  const { at } = journey
  const wanted = params.get('step')
  useEffect(() => {
    const astray = here !== null || (wanted !== null && wanted !== String(at + 1))
    if (takenOver && astray) navigate(addressOf(at), { replace: true })
  }, [takenOver, here, wanted, at, navigate])

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
 * Until the browser has taken the page over, the form is sent as it is. What was typed by then is taken up here, and
 * only from here on is Next disabled.
 */
function useTakingOver(takeUp: (typed: Answers) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [takenOver, setTakenOver] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once.
  useLayoutEffect(() => {
    takeUp(form.current ? answersAmong(Object.fromEntries(new FormData(form.current))) : {})
    setTakenOver(true)
  }, [])
  return { form, takenOver }
}
