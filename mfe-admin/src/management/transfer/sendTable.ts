/** Sends a file of items to be looked at or to be imported, and tells what came of it. */
import type { Report } from './report.ts'

export type Outcome =
  | { is: 'looked at'; report: Report }
  /** The whole file was refused, or did not arrive; in words. */
  | { is: 'refused'; problem: string }
  /** An item was changed by somebody since the file was looked at. */
  | { is: 'overtaken'; problem: string }
  | { is: 'signed out' }

type Problem = { detail?: string; report?: Report }

export async function sendTable(address: string, file: File, token: string | null): Promise<Outcome> {
  const body = new FormData()
  body.append('file', file, file.name)
  try {
    const response = await fetch(address, {
      method: 'POST',
      // Says that a script of our own page sends it.
      headers: { 'x-requested-with': 'fetch', authorization: `Bearer ${token}` },
      body,
    })
    if (response.status === 401) return { is: 'signed out' }
    const answer = (await response.json()) as Report & Problem
    if (response.ok) return { is: 'looked at', report: answer }
    // Somebody else's item has come between: the rows say which.
    if (answer.report) return { is: 'looked at', report: answer.report }
    const problem = answer.detail ?? 'It could not be taken. Try again in a minute.'
    return { is: response.status === 409 ? 'overtaken' : 'refused', problem }
  } catch {
    return { is: 'refused', problem: 'It did not arrive. Check your connection and try again.' }
  }
}
