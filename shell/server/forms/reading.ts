/** Reads a form as browsers send it, with files or without. */
import type { Outcome, RemoteForm, SentFile } from '@access/kit'
import busboy from 'busboy'
import type { Request } from 'express'
import type { File } from './passingOn.ts'
import type { Ticket } from './tickets.ts'

/** Texts and token together, in bytes. A text in any alphabet fits; the gateway's own limit is below it. */
const mostText = 300_000

type Reading = {
  form: RemoteForm
  tokenField: string
  ticketOf(token: string): Ticket | null
  passOn(file: File): Promise<Outcome<Record<string, unknown>>>
}

export type Arrived = {
  ticket: Ticket | null
  values: Record<string, string>
  lists: Record<string, string[]>
  files: SentFile[]
}

/** Everything in the form, once it has come to its end; or the status that says why it cannot be read. */
export async function readForm(request: Request, reading: Reading): Promise<Arrived | 400 | 413 | 415> {
  const { form, tokenField, ticketOf, passOn } = reading
  const parser = parserFor(request)
  if (!parser) return 415

  const texts = new Map<string, string[]>()
  const files: Promise<SentFile>[] = []
  let ticket: Ticket | null = null
  let size = 0

  parser.on('field', (name, text) => {
    size += Buffer.byteLength(name) + Buffer.byteLength(text)
    if (size > mostText) return
    if (name === tokenField) ticket = ticketOf(text)
    // Browsers send line breaks as two characters.
    else texts.set(name, [...(texts.get(name) ?? []), text.replace(/\r\n/g, '\n')])
  })
  parser.on('file', (name, content, { filename, mimeType }) => {
    content.on('error', () => {})
    // An input without a file is sent as a file without a name.
    const wanted = name === form.files?.field && filename
    if (wanted && ticket && !ticket.expired && files.length < form.files!.most) {
      const outcome = passOn({ name: filename, type: mimeType, content })
      files.push(outcome.then((came) => ({ name: filename, ...came })))
      return
    }
    content.resume()
    if (!wanted) return
    const why = files.length < form.files!.most ? expired : ({ leftOut: true } as const)
    files.push(Promise.resolve({ name: filename, ...why }))
  })

  const wellFormed = await atItsEnd(request, parser)
  if (size > mostText) return 413
  if (!wellFormed) return 400
  const first = (field: string) => texts.get(field)?.[0] ?? ''
  return {
    ticket,
    values: Object.fromEntries(form.fields.map((field) => [field, first(field)])),
    lists: Object.fromEntries((form.lists ?? []).map((list) => [list, texts.get(list) ?? []])),
    files: await Promise.all(files),
  }
}

const expired = { failure: 'expired', retryAfter: 0 } as const

function parserFor({ headers }: Request): busboy.Busboy | null {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      // One byte more than fits, so that what was cut off is seen to be too much.
      limits: { fields: 100, files: 100, parts: 200, fieldSize: mostText + 1 },
    })
  } catch {
    return null
  }
}

/** Whether the form was complete. What follows a form that cannot be read is read as well, so that it can be answered. */
function atItsEnd(request: Request, parser: busboy.Busboy): Promise<boolean> {
  return new Promise((resolve) => {
    parser.once('close', () => resolve(true))
    parser.once('error', () => {
      request.unpipe(parser)
      request.resume()
      resolve(false)
    })
    request.once('close', () => {
      if (!request.complete) parser.destroy(new Error('the form was not sent to its end'))
    })
    request.pipe(parser)
  })
}
