/** How long requests take, one after the other. */

import type { SentRequest } from '../load/load-job.ts'
import { numberRequest } from '../load/load-job.ts'

/** Milliseconds. */
export interface Timing {
  firstByte: number
  total: number
  status: number
  bytes: number
}

let number = Date.now() * 100

/** Sends a request, and reads the whole of its answer. */
export async function timeRequest(origin: string, sent: SentRequest): Promise<Timing> {
  const { path, method, headers, body } = numberRequest(sent, number++)
  const beganAt = performance.now()
  const response = await fetch(origin + path, {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  })
  let firstByte: number | undefined
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    firstByte ??= performance.now() - beganAt
    bytes += chunk.length
  }
  const total = performance.now() - beganAt
  return { firstByte: firstByte ?? total, total, status: response.status, bytes }
}

export interface Repeated {
  /** The whole durations in milliseconds, those of errors as well. */
  durations: number[]
  errorCount: number
}

/** Sends some requests one after the other, so many times. */
export async function timeRepeatedly(
  origin: string,
  requests: SentRequest[],
  times: number,
): Promise<Repeated> {
  const durations: number[] = []
  let errorCount = 0
  for (let round = 0; round < times; round += 1) {
    for (const request of requests) {
      const { total, status } = await timeRequest(origin, request)
      durations.push(total)
      if (status >= 400) errorCount += 1
    }
  }
  return { durations, errorCount }
}
