/** Reads a form as browsers send it, with files or without. */
import type { ApiResult, RemoteForm, SubmittedFile } from '@access/kit'
import { normalizeCharset } from '@access/service-kit/transport'
import busboy from 'busboy'
import type { Request } from 'express'
import type { FormTokenPayload } from './form-tokens.ts'
import type { UploadedFile } from './forward-file.ts'

/** Texts and token together, in bytes. A text in any alphabet fits; the gateway's own limit is below it. */
const maxTextBytes = 300_000

type FormParserOptions = {
  form: RemoteForm
  tokenField: string
  decodeFormToken(tokenText: string): FormTokenPayload
  forwardFile(file: UploadedFile): Promise<ApiResult<Record<string, unknown>>>
}

export type ParsedForm = {
  /** Null for a form of a page that was only opened. */
  formToken: FormTokenPayload | null
  values: Record<string, string>
  lists: Record<string, string[]>
  files: SubmittedFile[]
}

/** The whole form; or the status code that says why it cannot be parsed. */
export async function parseForm(
  request: Request,
  options: FormParserOptions,
): Promise<ParsedForm | 400 | 413 | 415> {
  const { form, tokenField, decodeFormToken, forwardFile } = options
  const parser = createParser(request)
  if (!parser) return 415

  const texts = new Map<string, string[]>()
  const files: Promise<SubmittedFile>[] = []
  // Assigned in a callback, which the compiler does not follow.
  let formToken = null as FormTokenPayload | null
  let size = 0
  let isDecoded = true

  // The types of the parser leave out that it decodes nothing of an encoding that it does not know.
  parser.on('field', (name: string | undefined, text: string | undefined) => {
    if (name === undefined || text === undefined) {
      isDecoded = false
      return
    }
    size += Buffer.byteLength(name) + Buffer.byteLength(text)
    if (size > maxTextBytes) return
    if (name === tokenField) formToken = decodeFormToken(text)
    // Browsers send line breaks as two characters.
    else texts.set(name, [...(texts.get(name) ?? []), text.replace(/\r\n/g, '\n')])
  })
  parser.on('file', (name, content, { filename, mimeType }) => {
    content.on('error', () => {})
    // An input without a file is sent as a file without a name.
    const isExpectedFile = name === form.files?.field && filename
    if (isExpectedFile && !formToken?.isExpired && files.length < form.files!.maxCount) {
      const upload = forwardFile({ name: filename, type: mimeType, content })
      files.push(upload.then((result) => ({ name: filename, ...result })))
      return
    }
    content.resume()
    if (!isExpectedFile) return
    const rejection = files.length < form.files!.maxCount ? expiredResult : ({ exceedsLimit: true } as const)
    files.push(Promise.resolve({ name: filename, ...rejection }))
  })

  const isWellFormed = await readToEnd(request, parser)
  if (size > maxTextBytes) return 413
  if (!isDecoded) return 415
  if (!isWellFormed) return 400
  const getFirst = (field: string) => texts.get(field)?.[0] ?? ''
  return {
    formToken,
    values: Object.fromEntries((form.fields ?? [...texts.keys()]).map((field) => [field, getFirst(field)])),
    lists: Object.fromEntries((form.lists ?? []).map((list) => [list, texts.get(list) ?? []])),
    files: await Promise.all(files),
  }
}

const expiredResult = { failure: 'expired', retryAfter: 0 } as const

function createParser({ headers }: Request): busboy.Busboy | null {
  normalizeCharset(headers)
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      // One byte more than fits, so that what was cut off is seen to be too much.
      limits: { fields: 100, files: 100, parts: 200, fieldSize: maxTextBytes + 1 },
    })
  } catch {
    return null
  }
}

/** Whether the form was complete. The rest of a malformed form is read as well, so that there can be a response. */
function readToEnd(request: Request, parser: busboy.Busboy): Promise<boolean> {
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
