/** The state of the request page: answers, uploads, submission and its result. */
import { type FormFailure, useBeforeFirstPaint, useOfficeText, useOnQuickExit, useToast } from '@access/kit'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDocumentUploads } from '../components/documents/use-document-uploads.ts'
import { isRepeated } from '../components/receipt/receipt.ts'
import { useReceipt } from '../components/receipt/use-receipt.ts'
import { isEmergency } from '../journey/case-details.tsx'
import { documentsFieldName } from '../journey/form-contract.ts'
import { canContinue, goToNextStep, lastStepIndex } from '../journey/journey.ts'
import { submissionMessages } from '../journey/request.messages.ts'
import { findStepWithError, type ValidationErrors } from '../journey/validation-errors.ts'
import { useSubmittedStep } from '../no-script/use-submitted-step.ts'
import { useConnection } from './use-connection.ts'
import { useJourney } from './use-journey.ts'
import { useSubmission } from './use-submission.ts'

export function useRequest() {
  const submission = useSubmittedStep()
  const { journey, draft, form, isHydrated, goToStep } = useJourney(submission)
  const uploads = useDocumentUploads({
    documents: draft.draft.documents,
    getDocuments: draft.getDocuments,
    updateDocuments(update) {
      clearError('documents')
      draft.updateDocuments(update)
    },
  })
  const { send, pending } = useSubmission(draft.draft)
  const { connection, markOffline, markOnline } = useConnection()
  const { toast } = useToast()
  const fillOfficeText = useOfficeText()
  const [visitedQuestions, setVisitedQuestions] = useState<ReadonlySet<string>>(new Set())
  const [serverErrors, setServerErrors] = useState<ValidationErrors>(submission?.errors ?? {})
  const [submissionFailure, setSubmissionFailure] = useState<FormFailure | null>(submission?.failure ?? null)
  const {
    receipt,
    save: saveReceipt,
    hide: hideReceipt,
    signOut,
  } = useReceipt({
    submittedReceipt: submission?.receipt ?? null,
    isAnotherRequest: Boolean(submission?.viewState && !submission.receipt),
  })

  const { uploadQueue } = uploads
  const { id } = draft.draft
  // A new draft starts without the uploads and errors of the previous one.
  const previousDraftId = useRef(id)
  useEffect(() => {
    const isDifferentDraft = previousDraftId.current !== '' && previousDraftId.current !== id
    previousDraftId.current = id
    if (!isDifferentDraft) return
    uploadQueue.reset()
    setVisitedQuestions(new Set())
    setServerErrors({})
    setSubmissionFailure(null)
  }, [uploadQueue, id])

  // Files that were chosen before hydration.
  useBeforeFirstPaint(() => {
    const fileInput = form.current?.elements.namedItem(documentsFieldName)
    if (fileInput instanceof HTMLInputElement && fileInput.files?.length)
      uploadQueue.add([...fileInput.files])
  })

  useOnQuickExit(() => {
    uploadQueue.reset()
    draft.clear()
    draft.deleteLockedCopy()
    signOut()
  })

  /** Removes the error of a changed answer. */
  function clearError(field: string) {
    setServerErrors((errors) => Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)))
  }

  async function submit() {
    setSubmissionFailure(null)
    setServerErrors({})
    // Before sending: the applicant may upload the document again, or submit without it.
    if (uploadQueue.removeExpired()) return
    const outcome = await send({ answers: journey.answers, documents: draft.getDocuments() })
    if (!outcome) return
    if ('receipt' in outcome) {
      markOnline()
      const { title, description } = submissionMessages.sent
      if (!isRepeated(outcome.receipt))
        toast({ title, description: fillOfficeText(description), tone: 'success' })
      saveReceipt({
        ...outcome.receipt,
        isEmergency: isEmergency(journey.answers),
        category: journey.answers.category,
      })
      draft.finish(outcome.receipt.reference)
      return
    }
    toast({ ...submissionMessages.failed, tone: 'error' })
    if (!outcome.hasResponse) markOffline()
    setServerErrors(outcome.errors)
    const stepIndex = findStepWithError(outcome.errors)
    if (stepIndex === undefined) setSubmissionFailure('failed')
    else goToStep({ ...journey, stepIndex })
  }

  return {
    /** The result of a submission without script. */
    submission,
    journey,
    draft,
    form,
    isHydrated,
    goToStep,
    uploads,
    pending,
    connection,
    serverErrors,
    /** The questions whose field was left. */
    visitedQuestions,
    submissionFailure,
    receipt,
    /** Hides the receipt, and ends the access that came with it. */
    signOut,
    answer(field: string, answer: string) {
      draft.answer(field, answer)
      clearError(field)
    },
    markVisited: (question: string) => setVisitedQuestions((previous) => new Set(previous).add(question)),
    onSubmit(event: FormEvent) {
      event.preventDefault()
      if (!canContinue(journey)) return
      if (journey.stepIndex < lastStepIndex) {
        // Another request begins: hide the receipt of the previous one.
        hideReceipt()
        goToStep(goToNextStep(journey))
      } else if (uploads.pendingCount === 0) submit()
    },
    /** Deletes the draft, and the documents on the server. */
    clear() {
      for (const uploadedDocument of draft.getDocuments()) uploadQueue.remove(uploadedDocument)
      draft.clear()
    },
  }
}
