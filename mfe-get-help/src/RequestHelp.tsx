/** The request for legal aid: four steps in one form, a person beside it, and a panel above it once one is sent. */
import { ErrorSummary, Page, QuickExit, useOnLeaving, useToast } from '@access/kit'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { asking, type Wrong } from './asking.tsx'
import { canContinue, missing, next, previous, type Question, stepAsking, stepOf, steps } from './journey.ts'
import { Human } from './parts/Human.tsx'
import { MissingLine } from './parts/MissingLine.tsx'
import { NotSent } from './parts/NotSent.tsx'
import { Opening } from './parts/Opening.tsx'
import { Sent } from './parts/Sent.tsx'
import { StepHeading } from './parts/StepHeading.tsx'
import { StepNavigation } from './parts/StepNavigation.tsx'
import { WithoutScript } from './parts/WithoutScript.tsx'
import styles from './RequestHelp.module.css'
import { StepQuestions } from './steps/StepQuestions.tsx'
import { useJourney } from './useJourney.ts'
import { useSending } from './useSending.ts'
import { journeyWords, sending } from './words.ts'

const stillNeeded = 'still-needed'

export default function RequestHelp() {
  const { journey, answer, move, restart, form, takenOver } = useJourney()
  const { send, pending } = useSending()
  const { toast } = useToast()
  const [left, setLeft] = useState<ReadonlySet<Question>>(new Set())
  const [refused, setRefused] = useState<Wrong>({})
  const [notSent, setNotSent] = useState(false)
  const [reference, setReference] = useState<string | null>(null)

  const { at, answers } = journey
  const onLastStep = at === steps.length - 1
  const needs = missing(journey)
  // What cannot be right is told once its field is left; what is merely empty is told by the line below the form.
  const misshapen = needs.filter(({ question, blank }) => !blank && left.has(question))
  const wrong = {
    ...Object.fromEntries(misshapen.map(({ question, message }) => [question, message])),
    ...refused,
  }
  const problems = stepOf(journey).questions.flatMap((name) =>
    refused[name] ? [{ name, message: refused[name] }] : [],
  )
  const { heading, panel } = useFocusAfterMoves(at, reference, problems.length > 0)

  const ask = asking({
    answers,
    wrong,
    onAnswer(question, said) {
      answer(question, said)
      setRefused(({ [question]: _answeredAgain, ...others }) => others)
    },
    onLeave: (question) => setLeft((before) => new Set(before).add(question)),
  })

  useOnLeaving(() => {
    restart()
    setReference(null)
    setRefused({})
  })

  async function submit() {
    setNotSent(false)
    setRefused({})
    const outcome = await send(answers)
    if (!outcome) return
    if ('receipt' in outcome) {
      toast({ ...sending.sent, tone: 'success' })
      setReference(outcome.receipt.reference)
      setLeft(new Set())
      restart()
      return
    }
    toast({ ...sending.failed, tone: 'error' })
    setRefused(outcome.refusal)
    const about = (Object.keys(outcome.refusal) as Question[]).map(stepAsking)
    if (about.length > 0) move({ at: Math.min(...about), answers })
    else setNotSent(true)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!canContinue(journey)) return
    if (onLastStep) submit()
    else move(next(journey))
  }

  const title = `${journeyWords.title}, step ${at + 1} of ${steps.length}`
  return (
    <Page title={problems.length > 0 ? `Error: ${title}` : title} description={journeyWords.description}>
      <QuickExit />
      {reference && <Sent reference={reference} place={panel} />}
      <div className={`page ${styles.journey} ${reference ? styles.again : ''}`}>
        <div className={styles.column}>
          <Opening at={at} again={reference !== null} />
          <WithoutScript />
          <form className={`form ${styles.form}`} ref={form} onSubmit={onSubmit} noValidate>
            <ErrorSummary problems={problems} />
            <StepHeading at={at} level={reference ? 3 : 2} place={heading} />
            <StepQuestions journey={journey} ask={ask} />
            {notSent && onLastStep && <NotSent />}
            {!onLastStep && <MissingLine id={stillNeeded} needs={needs} />}
            <StepNavigation
              at={at}
              pending={pending}
              ready={takenOver}
              complete={needs.length === 0}
              describedBy={onLastStep ? undefined : stillNeeded}
              onPrevious={() => move(previous(journey))}
            />
          </form>
        </div>
        <Human />
      </div>
    </Page>
  )
}

/** After a move the focus goes to what is new: the panel of a sent request, or the step's heading. */
function useFocusAfterMoves(at: number, reference: string | null, problemsTakeIt: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  const before = useRef({ at, reference })
  useEffect(() => {
    const was = before.current
    before.current = { at, reference }
    if (reference !== was.reference) panel.current?.focus()
    else if (at !== was.at && !problemsTakeIt) heading.current?.focus()
  }, [at, reference, problemsTakeIt])
  return { heading, panel }
}
