/** The request for legal aid: four steps in one form, a person beside it, and a panel above it once one is sent. */
import { ErrorSummary, Page, QuickExit } from '@access/kit'
import { useEffect, useRef } from 'react'
import { asking } from './asking.tsx'
import { Keeping } from './draft/Keeping.tsx'
import { SentElsewhere } from './draft/SentElsewhere.tsx'
import { missing, previous, stepAsking, stepOf, steps } from './journey.ts'
import { EmergencyNotice } from './parts/EmergencyNotice.tsx'
import { Human } from './parts/Human.tsx'
import { MissingLine } from './parts/MissingLine.tsx'
import { NotSent } from './parts/NotSent.tsx'
import { Offline } from './parts/Offline.tsx'
import { Opening } from './parts/Opening.tsx'
import { StepHeading } from './parts/StepHeading.tsx'
import { StepNavigation } from './parts/StepNavigation.tsx'
import { Sent } from './parts/sent/Sent.tsx'
import { UnfinishedLine } from './parts/UnfinishedLine.tsx'
import { WithoutScript } from './parts/WithoutScript.tsx'
import { page } from './plainForm.ts'
import styles from './RequestHelp.module.css'
import { StepQuestions } from './steps/StepQuestions.tsx'
import { useRequest } from './useRequest.ts'
import { FormStart } from './withoutScript/FormStart.tsx'
import { PaperProblems } from './withoutScript/PaperProblems.tsx'
import { journeyWords } from './words.ts'

const stillNeeded = 'still-needed'

export default function RequestHelp() {
  const request = useRequest()
  const { arrived, journey, draft, papers, refused, receipt, takenOver } = request
  const { at, answers } = journey
  const onLastStep = at === steps.length - 1
  const needs = missing(journey)
  // What cannot be right is told once its field is left; what is merely empty is told by the line below the form.
  const misshapen = needs.filter(({ question, blank }) => !blank && request.left.has(question))
  const wrong = {
    ...Object.fromEntries(misshapen.map(({ question, message }) => [question, message])),
    ...refused,
  }
  const asked = onLastStep ? (['documents'] as const) : stepOf(journey).questions
  const problems = asked.flatMap((name) => (refused[name] ? [{ name, message: refused[name] }] : []))
  const { heading, panel } = useFocusAfterMoves({
    at,
    reference: receipt?.reference ?? null,
    begun: takenOver,
    problemsTakeIt: problems.length > 0,
  })
  const ask = asking({ answers, wrong, onAnswer: request.answer, onLeave: request.leave })

  // What a sending without script came to, until one goes on from there.
  const asSent = at === arrived?.shows?.at && receipt === arrived.receipt ? arrived.shows : null
  const paperProblems = asSent?.problems ?? []

  function clear() {
    request.clear()
    heading.current?.focus()
  }

  const title = `${journeyWords.title}, step ${at + 1} of ${steps.length}`
  return (
    <Page title={problems.length > 0 ? `Error: ${title}` : title} description={journeyWords.description}>
      <QuickExit />
      {receipt && (
        <Sent key={receipt.reference} receipt={receipt} place={panel} onHide={request.hideReceipt} />
      )}
      {receipt && paperProblems.length > 0 && (
        <div className={`page ${styles.problems}`}>
          <PaperProblems problems={paperProblems} />
        </div>
      )}
      <div className={`page ${styles.journey} ${receipt ? styles.again : ''}`}>
        <div className={styles.column}>
          <Opening at={at} again={receipt !== null} />
          {at === 0 && <WithoutScript />}
          {draft.sentElsewhere && <SentElsewhere reference={draft.sentElsewhere} />}
          <Offline connection={request.connection} />
          {!receipt && <PaperProblems problems={paperProblems} />}
          <form
            className={`form ${styles.form}`}
            ref={request.form}
            onSubmit={request.onSubmit}
            method="post"
            action={page}
            encType="multipart/form-data"
            noValidate
          >
            <FormStart journey={journey} />
            <ErrorSummary problems={problems} />
            <StepHeading at={at} level={receipt ? 3 : 2} place={heading} />
            {/* Without script nobody has been told on the step before. */}
            {asSent && at > stepAsking('urgency') && (
              <EmergencyNotice shown={answers.urgency === 'Emergency'} />
            )}
            <StepQuestions journey={journey} ask={ask} papers={papers} papersRefused={refused.documents} />
            {request.notSent && (onLastStep || !takenOver) && <NotSent because={request.notSent} />}
            {onLastStep ? (
              <UnfinishedLine id={stillNeeded} files={papers.unfinished} />
            ) : (
              <MissingLine id={stillNeeded} needs={needs} />
            )}
            <StepNavigation
              at={at}
              pending={request.pending}
              ready={takenOver}
              complete={needs.length === 0 && (!onLastStep || papers.unfinished === 0)}
              describedBy={stillNeeded}
              onPrevious={() => request.move(previous(journey))}
            />
          </form>
          <Keeping
            kept={draft.kept}
            until={draft.draft.until}
            restored={draft.restored}
            elsewhere={draft.elsewhere}
            onKeepOnDevice={draft.keepOnDevice}
            onClear={clear}
          />
        </div>
        <Human />
      </div>
    </Page>
  )
}

interface Place {
  at: number
  reference: string | null
  /** Whether the page is the browser's: what is restored by then is no move. */
  begun: boolean
  problemsTakeIt: boolean
}

/** After a move the focus goes to what is new: the panel of a sent request, or the step's heading, also once that panel is gone. */
function useFocusAfterMoves({ at, reference, begun, problemsTakeIt }: Place) {
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  const before = useRef({ at, reference, begun })
  useEffect(() => {
    const was = before.current
    before.current = { at, reference, begun }
    if (!was.begun) return
    if (reference !== was.reference) (panel.current ?? heading.current)?.focus()
    else if (at !== was.at && !problemsTakeIt) heading.current?.focus()
  }, [at, reference, begun, problemsTakeIt])
  return { heading, panel }
}
