/** The server's validation errors by question, or for the documents. */
import { findQuestion, findStepIndex, type Question, steps } from './journey.ts'

/** Empty when the error is another one. */
export type ValidationErrors = Partial<Record<Question | 'documents', string>>

/** Parses the errors of the response, whose keys are paths of nested fields. */
export function parseValidationErrors(errors: Record<string, string>): ValidationErrors {
  const entries = Object.entries(errors).flatMap(([path, message]) => {
    const fieldName = path.startsWith('documents') ? 'documents' : findQuestion(path)
    return fieldName === 'documents' || findStepIndex(fieldName as Question) >= 0
      ? [[fieldName, message]]
      : []
  })
  return Object.fromEntries(entries)
}

/** The first step with an error, if any. */
export function findStepWithError(errors: ValidationErrors): number | undefined {
  const stepIndexes = Object.keys(errors).map((name) =>
    name === 'documents' ? steps.length - 1 : findStepIndex(name as Question),
  )
  return stepIndexes.length > 0 ? Math.min(...stepIndexes) : undefined
}
