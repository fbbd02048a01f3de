/** The request for legal aid: four steps in one form, a contact person beside it, and the receipt above it after submission. */
import { ErrorSummary, Page, QuickExit, useOfficeText } from '@access/kit'
import { useEffect, useRef } from 'react'
import { ContactPerson } from '../components/ContactPerson.tsx'
import { Disclosure } from '../components/Disclosure.tsx'
import { EmergencyNotice } from '../components/Emergency.tsx'
import {
  ConnectionNotice,
  DocumentProblems,
  NoScriptNotice,
  SubmissionFailed,
} from '../components/FormNotices.tsx'
import { MissingAnswers, PendingUploadsNotice } from '../components/MissingAnswers.tsx'
import { RequestIntro } from '../components/RequestIntro.tsx'
import { ReceiptPanel, RepeatedReceiptPanel } from '../components/receipt/ReceiptPanel.tsx'
import { isRepeated } from '../components/receipt/receipt.ts'
import { StepHeading } from '../components/StepHeading.tsx'
import { StepNavigation } from '../components/StepNavigation.tsx'
import { UrgencyNotice } from '../components/UrgencyNotice.tsx'
import { useKeyboardInset } from '../components/use-keyboard-inset.ts'
import { DraftControls } from '../draft/DraftControls.tsx'
import { SavedAnswers } from '../draft/SavedAnswers.tsx'
import { SentInAnotherTab } from '../draft/SentInAnotherTab.tsx'
import { isEmergency, urgency } from '../journey/case-details.tsx'
import { requestFormPath, resultAnchor } from '../journey/form-contract.ts'
import {
  findStepIndex,
  getCurrentStep,
  goToPreviousStep,
  lastStepIndex,
  listAskedQuestions,
  listMissingAnswers,
  steps,
} from '../journey/journey.ts'
import { checkAnswersMessages, journeyMessages } from '../journey/request.messages.ts'
import { HiddenFields } from '../no-script/HiddenFields.tsx'
import { Documents } from '../steps/Documents.tsx'
import { StepQuestions } from '../steps/StepQuestions.tsx'
import styles from './RequestPage.module.css'
import { useRequest } from './use-request.ts'

const missingAnswersId = 'missing-answers'

export default function RequestPage() {
  const request = useRequest()
  const fillOfficeText = useOfficeText()
  const { submission, journey, draft, uploads, serverErrors, receipt, isHydrated } = request
  const { stepIndex, answers } = journey
  const onLastStep = stepIndex === lastStepIndex
  const missingAnswers = listMissingAnswers(journey)
  // Invalid answers are shown once their field is left; missing ones by the line below the form.
  const malformedAnswers = missingAnswers.filter(
    ({ question, isBlank }) => !isBlank && request.visitedQuestions.has(question.name),
  )
  const errors = {
    ...Object.fromEntries(malformedAnswers.map(({ question, message }) => [question.name, message])),
    ...serverErrors,
  }
  const fieldNames = onLastStep
    ? ['documents']
    : listAskedQuestions(getCurrentStep(journey), answers).map(({ name }) => name)
  const problems = fieldNames.flatMap((name) =>
    serverErrors[name] ? [{ name, message: serverErrors[name] }] : [],
  )
  useKeyboardInset()
  const { heading, panel } = useFocusAfterNavigation({
    stepIndex,
    reference: receipt?.reference ?? null,
    isHydrated,
    hasErrorSummary: problems.length > 0,
  })
  // The result of a submission without script, until the visitor continues.
  const submittedView =
    stepIndex === submission?.viewState?.stepIndex && receipt === submission.receipt
      ? submission.viewState
      : null
  const documentProblems = submittedView?.problems ?? []

  function clear() {
    request.clear()
    heading.current?.focus()
  }

  async function openCopy(words: string) {
    const isOpened = await draft.openCopy(words)
    if (isOpened) heading.current?.focus()
    return isOpened
  }
  function deleteLockedCopy() {
    draft.deleteLockedCopy()
    heading.current?.focus()
  }

  // Under a receipt the form is folded until somebody begins another request. What the browser's history shows of
  // the receipt says no more than the form did.
  const title =
    receipt && stepIndex === 0
      ? journeyMessages.title
      : `${journeyMessages.title}, step ${stepIndex + 1} of ${steps.length}`
  const form = (
    <div className={receipt ? styles.journey : `page ${styles.journey}`}>
      <div className={styles.column}>
        <RequestIntro stepIndex={stepIndex} isAnotherRequest={receipt !== null} />
        {stepIndex === 0 && <NoScriptNotice />}
        {draft.sentInAnotherTab && <SentInAnotherTab reference={draft.sentInAnotherTab} />}
        <SavedAnswers lockedCopy={draft.lockedCopy} onOpen={openCopy} onDelete={deleteLockedCopy} />
        <ConnectionNotice connection={request.connection} />
        <form
          id={receipt ? undefined : resultAnchor}
          className={`form ${styles.form}`}
          ref={request.form}
          onSubmit={request.onSubmit}
          method="post"
          action={`${requestFormPath}#${resultAnchor}`}
          encType="multipart/form-data"
          noValidate
        >
          <HiddenFields journey={journey} />
          {!receipt && <DocumentProblems problems={documentProblems} />}
          <ErrorSummary errors={problems} />
          <StepHeading stepIndex={stepIndex} level={receipt ? 3 : 2} headingRef={heading} />
          {/* Without script the previous step could not show it. */}
          {submittedView && stepIndex > findStepIndex(urgency.name) && (
            <>
              {stepIndex === findStepIndex(urgency.name) + 1 && <UrgencyNotice answers={answers} />}
              <EmergencyNotice isVisible={isEmergency(answers)} />
            </>
          )}
          {onLastStep ? (
            <Documents answers={answers} uploads={uploads} errorMessage={serverErrors.documents} />
          ) : (
            <StepQuestions
              journey={journey}
              errors={errors}
              onAnswer={request.answer}
              onLeave={request.markVisited}
            />
          )}
          {request.submissionFailure && (onLastStep || !isHydrated) && (
            <SubmissionFailed reason={request.submissionFailure} />
          )}
          <StepNavigation
            stepIndex={stepIndex}
            isPending={request.pending}
            isHydrated={isHydrated}
            isComplete={missingAnswers.length === 0 && (!onLastStep || uploads.pendingCount === 0)}
            describedBy={missingAnswersId}
            firstMissing={missingAnswers[0]?.question.name}
            onPrevious={() => request.goToStep(goToPreviousStep(journey))}
          >
            {onLastStep ? (
              <>
                <p className="small">{checkAnswersMessages.consent}</p>
                <PendingUploadsNotice id={missingAnswersId} pendingCount={uploads.pendingCount} />
              </>
            ) : (
              <MissingAnswers id={missingAnswersId} missingAnswers={missingAnswers} />
            )}
          </StepNavigation>
        </form>
        <DraftControls
          isInTab={draft.isInTab}
          device={draft.draft.device}
          copyState={draft.copyState}
          hasLockedCopy={draft.lockedCopy !== null}
          isRestored={draft.isRestored}
          isOpenInAnotherTab={draft.isOpenInAnotherTab}
          onKeepOnDevice={draft.keepOnDevice}
          onDeleteCopy={draft.deleteOwnCopy}
          onClear={clear}
        />
      </div>
      <ContactPerson stepIndex={stepIndex} />
    </div>
  )
  return (
    <Page
      title={problems.length > 0 ? `Error: ${title}` : title}
      description={fillOfficeText(journeyMessages.description)}
      isPrivate
      isBlankForm
    >
      <QuickExit />
      {receipt &&
        (isRepeated(receipt) ? (
          <RepeatedReceiptPanel receipt={receipt} panelRef={panel} />
        ) : (
          <ReceiptPanel key={receipt.reference} receipt={receipt} panelRef={panel} onHide={request.signOut} />
        ))}
      {receipt && documentProblems.length > 0 && (
        <div className={`page ${styles.problems}`}>
          <DocumentProblems problems={documentProblems} />
        </div>
      )}
      {receipt ? (
        <Disclosure className={`page ${styles.another}`} label={journeyMessages.anotherRequest}>
          {form}
        </Disclosure>
      ) : (
        form
      )}
    </Page>
  )
}

interface FocusState {
  stepIndex: number
  reference: string | null
  /** What is restored before hydration is no navigation. */
  isHydrated: boolean
  hasErrorSummary: boolean
}

/** After a navigation the focus goes to the receipt, or else to the step's heading. */
function useFocusAfterNavigation({ stepIndex, reference, isHydrated, hasErrorSummary }: FocusState) {
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  const previousRef = useRef({ stepIndex, reference, isHydrated })
  useEffect(() => {
    const previousState = previousRef.current
    previousRef.current = { stepIndex, reference, isHydrated }
    if (!previousState.isHydrated) return
    if (reference !== previousState.reference) {
      const target = panel.current ?? heading.current
      target?.focus()
      // Browsers leave what is taller than the window where it is, its beginning out of sight.
      target?.scrollIntoView()
    } else if (stepIndex !== previousState.stepIndex && !hasErrorSummary) heading.current?.focus()
  }, [stepIndex, reference, isHydrated, hasErrorSummary])
  return { heading, panel }
}
