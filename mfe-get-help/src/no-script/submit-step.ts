/** Handles one step of the request form without script, and decides which step comes next. */
import type { ApiClient, FormResult, FormSubmission } from '@access/kit'
import type { SubmissionReceipt } from '../components/receipt/receipt.ts'
import { isEmergency } from '../journey/case-details.tsx'
import { formActions, type HiddenState, statusPagePath, type ViewState } from '../journey/form-contract.ts'
import {
  buildRequestPayload,
  getCurrentStep,
  goToNextStep,
  goToPreviousStep,
  goToReachableStep,
  type Journey,
  lastStepIndex,
  listMissingAnswers,
  parseAnswers,
  steps,
} from '../journey/journey.ts'
import { type Answers, listFields } from '../journey/question.ts'
import { findStepWithError, parseValidationErrors } from '../journey/validation-errors.ts'
import { deleteDocument, type ReceivedDocuments, receiveDocuments } from './receive-documents.ts'

export async function submitStep(
  { values, hiddenState, files }: FormSubmission,
  apiClient: ApiClient,
): Promise<FormResult> {
  const previousState: HiddenState = {
    stepIndex: 0,
    answers: {},
    documents: [],
    ...(hiddenState as Partial<HiddenState> | null),
  }
  const received = await receiveDocuments(previousState.documents, files, apiClient)
  const journey: Journey = {
    stepIndex: previousState.stepIndex,
    answers: mergeAnswers(previousState, values),
  }
  const action = values.go ?? ''

  const selectedIndex = steps.findIndex((_, stepIndex) => action === formActions.goToStep(stepIndex))
  if (selectedIndex >= 0) return renderStep(goToReachableStep(selectedIndex, journey.answers), received)
  if (action === formActions.previous) return renderStep(goToPreviousStep(journey), received)
  if (action === formActions.send) return submitRequest(journey, received, apiClient)

  const removedDocument = received.documents.find(({ id }) => action === formActions.removeDocument(id))
  if (removedDocument) {
    await deleteDocument(removedDocument.id, apiClient)
    return renderStep(journey, {
      ...received,
      documents: received.documents.filter((candidate) => candidate !== removedDocument),
    })
  }
  // The Enter key continues.
  return renderStep(goToNextStep(journey), received, { errors: listStepErrors(journey) })
}

/** The current step's fields count even when empty or no longer ticked; other fields only with a value. */
function mergeAnswers({ stepIndex, answers }: HiddenState, values: Record<string, string>): Answers {
  const stepAnswers = listFields(getCurrentStep({ stepIndex, answers }).fields)
    .filter(({ name }) => name in values || name in answers)
    .map(({ name }) => [name, values[name] ?? ''])
  return { ...answers, ...Object.fromEntries(stepAnswers), ...parseAnswers(values) }
}

/** Renders a step. The state is carried on, valid or not. */
function renderStep(
  { stepIndex, answers }: Journey,
  { documents, problems }: ReceivedDocuments,
  formResult: FormResult = {},
): FormResult {
  const hiddenState: HiddenState = { stepIndex, answers, documents }
  return { ...formResult, hiddenState, viewState: { ...hiddenState, problems } satisfies ViewState }
}

const listStepErrors = (journey: Journey) =>
  Object.fromEntries(listMissingAnswers(journey).map(({ question, message }) => [question.name, message]))

async function submitRequest(
  { answers }: Journey,
  received: ReceivedDocuments,
  apiClient: ApiClient,
): Promise<FormResult> {
  const journey = goToReachableStep(lastStepIndex, answers)
  if (journey.stepIndex < lastStepIndex)
    return renderStep(journey, received, { errors: listStepErrors(journey) })

  const documentIds = received.documents.map(({ id }) => id)
  const outcome = await apiClient.sendRequest<SubmissionReceipt>(
    'POST',
    '/api/legal-aid-requests',
    buildRequestPayload(answers, documentIds),
  )
  if ('data' in outcome) {
    const emptyState: ViewState = { stepIndex: 0, answers: {}, documents: [], problems: received.problems }
    // The passphrase must not appear in a URL.
    return {
      receipt: { ...outcome.data, isEmergency: isEmergency(answers), category: answers.category },
      receiptMode: 'stay',
      linkedFormPath: statusPagePath,
      viewState: emptyState,
    }
  }
  if ('failure' in outcome) return renderStep(journey, received, outcome)
  const errors = parseValidationErrors(outcome.errors)
  const stepIndex = findStepWithError(errors)
  return stepIndex === undefined
    ? renderStep(journey, received, { failure: 'failed' })
    : renderStep({ stepIndex, answers }, received, { errors })
}
