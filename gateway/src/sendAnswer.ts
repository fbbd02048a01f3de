// Sends a kept answer: not at all when the reader has it, else in the smallest form the reader takes.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answer } from './answers.ts'

const brotli = promisify(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Best first. Compression runs beside the event loop, so a large list does not hold up other readers. */
const encoders: [name: string, (body: Buffer) => Promise<Buffer>][] = [
  ['br', (body) => brotli(body, quality)],
  ['gzip', (body) => promisify(gzip)(body)],
]

/** Below this, a compressed answer is hardly smaller. */
const worthCompressing = 1_024

export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  contentType = 'application/json; charset=utf-8',
) {
  response.setHeader('etag', answer.tag)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
  if (alreadyHas(request, answer.tag)) {
    response.writeHead(304).end()
    return
  }
  const encoding = answer.body.length < worthCompressing ? null : encodingFor(request)
  const body = encoding ? await encoded(answer, encoding) : answer.body
  if (encoding) response.setHeader('content-encoding', encoding[0])
  response.writeHead(200, { 'content-type': contentType, 'content-length': body.length })
  response.end(body)
}

function encoded(answer: Answer, [name, encode]: (typeof encoders)[number]) {
  const made = answer.encoded.get(name) ?? encode(answer.body)
  answer.encoded.set(name, made)
  return made
}

function alreadyHas(request: IncomingMessage, tag: string) {
  const has = request.headers['if-none-match']
  if (!has) return false
  const opaque = tag.replace('W/', '')
  return has.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === opaque)
}

function encodingFor(request: IncomingMessage) {
  const taken = new Map<string, boolean>()
  for (const part of String(request.headers['accept-encoding'] ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    taken.set(name, !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter)))
  }
  return encoders.find(([name]) => taken.get(name) ?? taken.get('*') ?? false) ?? null
}
