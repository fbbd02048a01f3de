/** How long requests take, one after the other. */

import { numberRequest, type SentRequest } from '../load/load-job.ts'

export interface Repeated {
  /** The whole durations in milliseconds, those of errors as well. */
  durations: number[]
  errorCount: number
}

let number = Date.now() * 100

/** Sends some requests one after the other, so many times, and reads the whole of each answer. */
export async function timeRepeatedly(
  origin: string,
  requests: SentRequest[],
  times: number,
): Promise<Repeated> {
  const durations: number[] = []
  let errorCount = 0
  for (let round = 0; round < times; round += 1) {
    for (const request of requests) {
      const { path, ...init } = numberRequest(request, number++)
      const beganAt = performance.now()
      const response = await fetch(origin + path, init)
      await response.arrayBuffer()
      durations.push(performance.now() - beganAt)
      if (!response.ok) errorCount += 1
    }
  }
  return { durations, errorCount }
}
