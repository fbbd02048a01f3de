/** Where each step lives: the first at the plain address, the others by number. Answers never appear in an address. */
import { steps } from './journey.ts'

export const addressOf = (at: number) => (at === 0 ? '/get-help' : `/get-help?step=${at + 1}`)

/** The step an address asks for; the first when it asks for none that exists. */
export function stepIn(params: URLSearchParams): number {
  const at = Number(params.get('step') ?? 1) - 1
  return steps[at] ? at : 0
}
