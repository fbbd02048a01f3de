/** Passes a file on to where documents are kept, while it is still being read: it is never whole in memory or on disk. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Outcome } from '@access/kit'
import type { Logger } from 'pino'
import { fetch } from 'undici'
import { describeError, requestIdHeader } from '../log.ts'
import { outcomeOf } from './outcomes.ts'

export type File = { name: string; type: string; content: Readable }
type Stored = Outcome<Record<string, unknown>>

/** Sends files on for one visitor. Whatever comes of one, it is read to its end, so that the form can go on. */
export function passingOn(gatewayUrl: string, clientAddress: string, log: Logger) {
  // Files are met by the parser of forms, which knows nothing of the request they are part of.
  const inRequest = AsyncLocalStorage.snapshot()
  return (file: File): Promise<Stored> => inRequest(pass, file)

  async function pass(file: File): Promise<Stored> {
    const boundary = `form-${randomBytes(16).toString('hex')}`
    try {
      const answer = await fetch(`${gatewayUrl}/api/documents`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...requestIdHeader(),
          'x-client-address': clientAddress,
          'x-requested-with': 'fetch',
        },
        body: multipart(file, boundary),
        duplex: 'half',
        signal: AbortSignal.timeout(longest),
      })
      return await outcomeOf(answer)
    } catch (reason) {
      log.error(describeError(reason), 'file was not taken')
      return { failure: 'failed', retryAfter: 30 }
    } finally {
      file.content.resume()
    }
  }
}

/** As long as a browser may take for a whole form. */
const longest = 300_000

async function* multipart({ name, type, content }: File, boundary: string) {
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${quotable(name)}"\r\n` +
      `content-type: ${quotable(type)}\r\n\r\n`,
  )
  // Not destroyed when the answer comes early: what reads the form would wait for it for ever.
  for await (const part of content.iterator({ destroyOnReturn: false })) yield part as Buffer
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

const quotable = (text: string) => text.replace(/["\r\n]/g, (character) => encodeURIComponent(character))
