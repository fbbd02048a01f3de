/** The server's validation errors by question, or for the documents. */
import { findQuestion, findStepIndex, lastStepIndex } from './journey.ts'

/** By the names of the fields, `documents` among them; empty when the error is another one. */
export type ValidationErrors = Record<string, string>

/** Parses the errors of the response, whose keys are paths of nested fields. */
export function parseValidationErrors(errors: Record<string, string>): ValidationErrors {
  const entries = Object.entries(errors).flatMap(([path, message]) => {
    const name = path.startsWith('documents') ? 'documents' : findQuestion(path)?.name
    return name ? [[name, message]] : []
  })
  return Object.fromEntries(entries)
}

/** The first step with an error, if any. */
export function findStepWithError(errors: ValidationErrors): number | undefined {
  const stepIndexes = Object.keys(errors).map((name) =>
    name === 'documents' ? lastStepIndex : findStepIndex(name),
  )
  return stepIndexes.length > 0 ? Math.min(...stepIndexes) : undefined
}
