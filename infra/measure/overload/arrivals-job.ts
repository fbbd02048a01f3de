/** What the sender of arrivals is asked to do, and what it reports. */

import type { SentRequest } from '../bench/load/load-job.ts'

export interface ArrivalsJob {
  origin: string
  /** Sent in turn, with another number each time. */
  requests: SentRequest[]
  firstNumber: number
  seconds: number
  /** So many a second by the clock, whatever is answered; or by so many who each wait for their answer. */
  arrivals: { rate: number } | { senders: number }
}

/** One request, and what became of it. */
export interface Outcome {
  /** Which of the requests it was. */
  requestIndex: number
  /** Milliseconds after the beginning of the job. */
  sentAt: number
  /** Milliseconds until the whole answer was there. */
  latency: number
  /** 0 where the connection ended without an answer. */
  status: number
  /** Why there is no answer: `ECONNRESET`, `TimeoutError`. */
  failure?: string
  hasRetryAfter: boolean
  /** Whether the body has what was asked for, and no errors. */
  isGood: boolean
  /** What a submission was promised. */
  reference?: string
}

export interface ArrivalsReport {
  outcomes: Outcome[]
  seconds: number
  /** The 99th percentile of how late the sender itself was, in milliseconds: what it says of others is no better. */
  ownDelay: number
}
