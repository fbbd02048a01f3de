/** Sends one document to where documents are kept until a request takes them. */
import { sentences } from '@access/requests/documents/document.rules'

/** A large file on a slow line, in milliseconds. */
const patience = 5 * 60_000

type Outcome = { id: string } | { refused: string; again: boolean }

/** Resolves to its id, or to why it was not taken and whether it is worth trying again. */
export async function sendPaper(file: File): Promise<Outcome> {
  const body = new FormData()
  body.append('file', file)
  try {
    const answer = await fetch('/api/documents', {
      method: 'POST',
      // Only a script of our own page can say so.
      headers: { accept: 'application/json', 'x-requested-with': 'fetch' },
      body,
      signal: AbortSignal.timeout(patience),
    })
    const said = (await answer.json()) as { id?: string; errors?: { file?: string } }
    if (answer.ok && said.id) return { id: said.id }
    if (said.errors?.file) return { refused: said.errors.file, again: false }
    return { refused: sentences.serverBusy(file.name), again: true }
  } catch (failure) {
    const tookTooLong = (failure as Error).name === 'TimeoutError'
    return { refused: sentences[tookTooLong ? 'timedOut' : 'failed'](file.name), again: true }
  }
}
