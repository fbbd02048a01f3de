/** Uploads a file for a dry run or an import, and returns the outcome. */
import type { ImportReport } from './import-report.ts'

export type ImportOutcome =
  | { status: 'checked'; report: ImportReport }
  /** The file was rejected or could not be uploaded. */
  | { status: 'rejected'; message: string }
  /** An item was changed by somebody since the dry run. */
  | { status: 'conflict'; message: string }
  | { status: 'sessionExpired' }

const linesType = 'application/x-ndjson'
const failedMessage = 'The file could not be imported. Try again in a minute.'

type ProblemBody = { detail?: string; report?: ImportReport }

/** `onRows` is told how many rows a dry run has read. */
export async function uploadImport(
  url: string,
  file: File,
  token: string | null,
  onRows: (rows: number) => void,
): Promise<ImportOutcome> {
  const body = new FormData()
  body.append('file', file, file.name)
  try {
    const response = await fetch(url, {
      method: 'POST',
      // Marks the request as sent by a script of our own page.
      headers: {
        'x-requested-with': 'fetch',
        authorization: `Bearer ${token}`,
        accept: `${linesType}, application/json;q=0.9`,
      },
      body,
    })
    if (response.status === 401) return { status: 'sessionExpired' }
    if (response.headers.get('content-type')?.startsWith(linesType))
      return await readOutcome(response.body!, onRows)
    const responseBody = (await response.json()) as ImportReport & ProblemBody
    if (response.ok) return { status: 'checked', report: responseBody }
    // Another item conflicts: the rows tell which.
    if (responseBody.report) return { status: 'checked', report: responseBody.report }
    const message = responseBody.detail ?? failedMessage
    return { status: response.status === 409 ? 'conflict' : 'rejected', message }
  } catch {
    return { status: 'rejected', message: 'The upload failed. Check your connection and try again.' }
  }
}

type ProgressLine = { rows?: number; report?: ImportReport; problem?: ProblemBody }

/** The outcome of a dry run that is answered in lines: how many rows it has read, at last its report or problem. */
async function readOutcome(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onRows: (rows: number) => void,
): Promise<ImportOutcome> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return { status: 'rejected', message: failedMessage }
    const lines = (text + decoder.decode(value, { stream: true })).split('\n')
    text = lines.pop()!
    for (const line of lines) {
      const { rows, report, problem } = JSON.parse(line) as ProgressLine
      if (rows !== undefined) onRows(rows)
      if (report) return { status: 'checked', report }
      if (problem) return { status: 'rejected', message: problem.detail ?? failedMessage }
    }
  }
}
