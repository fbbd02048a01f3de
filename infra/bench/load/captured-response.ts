/** A response of the product, byte for byte as a browser would get it. */

import { request } from 'undici'
import { numberRequest, type SentRequest } from './load-job.ts'

export interface CapturedResponse {
  status: number
  /** Names and values in turn. */
  headers: string[]
  /** As it was sent, compressed or not, in base64. */
  body: string
}

// What a server says about one connection and one moment: the bare server says it for itself.
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'date']

/** Sends the request once, with the number 1. */
export async function captureResponse(origin: string, numbered: SentRequest): Promise<CapturedResponse> {
  const sent = numberRequest(numbered, 1)
  const response = await request(origin + sent.path, {
    method: sent.method as 'GET',
    ...(sent.headers && { headers: sent.headers }),
    ...(sent.body !== undefined && { body: sent.body }),
  })
  const body = Buffer.from(await response.body.arrayBuffer())
  // GraphQL's errors have the status of success.
  if (response.statusCode >= 400 || body.toString().startsWith('{"errors"'))
    throw new Error(`${sent.path} was answered with ${response.statusCode}: ${body.toString().slice(0, 500)}`)
  const headers = Object.entries(response.headers)
    .filter(([name]) => !connectionHeaders.includes(name))
    .flatMap(([name, values]) => [values ?? []].flat().flatMap((value) => [name, value]))
  return { status: response.statusCode, headers, body: body.toString('base64') }
}
