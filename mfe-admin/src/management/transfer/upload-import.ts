/** Uploads a file for a dry run or an import, and returns the outcome. */
import type { ImportReport } from './import-report.ts'

export type ImportOutcome =
  | { status: 'checked'; report: ImportReport }
  /** The file was rejected or could not be uploaded. */
  | { status: 'rejected'; message: string }
  /** An item was changed by somebody since the dry run. */
  | { status: 'conflict'; message: string }
  | { status: 'sessionExpired' }

type ProblemBody = { detail?: string; report?: ImportReport }

export async function uploadImport(url: string, file: File, token: string | null): Promise<ImportOutcome> {
  const body = new FormData()
  body.append('file', file, file.name)
  try {
    const response = await fetch(url, {
      method: 'POST',
      // Marks the request as sent by a script of our own page.
      headers: { 'x-requested-with': 'fetch', authorization: `Bearer ${token}` },
      body,
    })
    if (response.status === 401) return { status: 'sessionExpired' }
    const responseBody = (await response.json()) as ImportReport & ProblemBody
    if (response.ok) return { status: 'checked', report: responseBody }
    // Another item conflicts: the rows tell which.
    if (responseBody.report) return { status: 'checked', report: responseBody.report }
    const message = responseBody.detail ?? 'The file could not be imported. Try again in a minute.'
    return { status: response.status === 409 ? 'conflict' : 'rejected', message }
  } catch {
    return { status: 'rejected', message: 'The upload failed. Check your connection and try again.' }
  }
}
