/** The journey on the page: the answers are in the draft, the step is in the URL, so Back and Forward change the step. */

import { useBeforeFirstPaint, useOffice } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useDraft } from '../draft/use-draft.ts'
import { getInitialAnswers } from '../journey/initial-answers.ts'
import { goToReachableStep, type Journey, parseAnswers } from '../journey/journey.ts'
import type { Answers } from '../journey/question.ts'
import { getStepUrl, parseStepIndex } from '../journey/step-url.ts'
import type { StepSubmission } from '../no-script/use-submitted-step.ts'

export function useJourney(submission: StepSubmission | null) {
  const [params] = useSearchParams()
  const { practiceAreas } = useOffice()
  const navigate = useNavigate()
  const viewState = submission?.viewState
  const initialAnswers = {
    ...getInitialAnswers(params, practiceAreas),
    ...parseAnswers(submission?.values ?? {}),
  }
  const draft = useDraft(viewState ?? { answers: initialAnswers, documents: [] })
  const { form, isHydrated } = useHydration((typedAnswers) =>
    viewState
      ? draft.restoreSubmitted(viewState, typedAnswers, submission.receipt !== null)
      : draft.restore(typedAnswers),
  )
  // After a submission without script the URL does not name the step.
  const { key } = useLocation()
  const [initialKey] = useState(key)
  const submittedStepIndex = viewState && key === initialKey ? viewState.stepIndex : null
  const journey = goToReachableStep(submittedStepIndex ?? parseStepIndex(params), draft.draft.answers)

  // A URL may name a step that is not reachable yet; it is corrected, but only once the draft is restored.
  const { stepIndex } = journey
  const stepParameter = params.get('step')
  useEffect(() => {
    const isWrongUrl =
      submittedStepIndex !== null || (stepParameter !== null && stepParameter !== String(stepIndex + 1))
    if (isHydrated && isWrongUrl) navigate(getStepUrl(stepIndex), { replace: true })
  }, [isHydrated, submittedStepIndex, stepParameter, stepIndex, navigate])

  return {
    journey,
    draft,
    form,
    isHydrated,
    /** Goes to the step of the journey; each step is an entry in the browser's history. */
    goToStep(target: Journey) {
      if (target.stepIndex !== stepIndex) navigate(getStepUrl(target.stepIndex))
    },
  }
}

/**
 * Until the page is hydrated, the form is submitted natively. What was typed by then is restored here, and only then
 * is Next disabled.
 */
function useHydration(onHydrated: (typedAnswers: Answers) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [isHydrated, setIsHydrated] = useState(false)
  useBeforeFirstPaint(() => {
    onHydrated(form.current ? parseAnswers(Object.fromEntries(new FormData(form.current))) : {})
    setIsHydrated(true)
  })
  return { form, isHydrated }
}
