/** The URL of each step: the first without a parameter, the others by number. Answers never appear in a URL. */
import { steps } from './journey.ts'

export const getStepUrl = (stepIndex: number) =>
  stepIndex === 0 ? '/get-help' : `/get-help?step=${stepIndex + 1}`

/** The step that a URL names; the first when it names none that exists. */
export function parseStepIndex(params: URLSearchParams): number {
  const stepIndex = Number(params.get('step') ?? 1) - 1
  return steps[stepIndex] ? stepIndex : 0
}
