/** What the server found wrong with a request: by question, or with its papers. */
import { type Question, stepAsking, steps } from './journey.ts'

/** Empty when it was something else. */
export type Refusal = Partial<Record<Question | 'documents', string>>

/** From the errors of the answer, whose paths name fields within fields. */
export function refusalIn(errors: Record<string, string>): Refusal {
  const told = Object.entries(errors).flatMap(([path, message]) => {
    const about = path.startsWith('documents') ? 'documents' : path.split('.').at(-1)!
    return about === 'documents' || stepAsking(about as Question) >= 0 ? [[about, message]] : []
  })
  return Object.fromEntries(told)
}

/** The first step that something is wrong with; nothing when it is none of them. */
export function stepRefused(refusal: Refusal): number | undefined {
  const about = Object.keys(refusal).map((name) =>
    name === 'documents' ? steps.length - 1 : stepAsking(name as Question),
  )
  return about.length > 0 ? Math.min(...about) : undefined
}
