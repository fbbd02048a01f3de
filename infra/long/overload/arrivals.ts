/**
 * What is sent, nine reads to one legal aid request and nothing that is stored: by the clock, whatever is answered, or by
 * some who each wait for their answer.
 */

import { once } from 'node:events'
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { numberRequest, type SentRequest } from '../../bench/load/load-job.ts'
import { buildSearchQuery } from '../../bench/sections/search.ts'
import { legalAidRequest } from '../../bench/sections/write.ts'

/** A page with a search that nobody has made before. */
const readPage = (path: string): SentRequest => ({
  method: 'GET',
  path,
  headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' },
})

/** Other variables each time make it another operation for every cache. */
const searchJudgments = buildSearchQuery('court')

export const submissionPath = legalAidRequest.path

const requestMix: SentRequest[] = [
  readPage('/judgments?q=court+{n}'),
  searchJudgments,
  readPage('/search?q=housing+{n}'),
  searchJudgments,
  readPage('/cases?q=eviction+{n}'),
  legalAidRequest,
  searchJudgments,
  readPage('/blog?q=tenant+{n}'),
  searchJudgments,
  searchJudgments,
]

/** One request, and what became of it. */
export interface Outcome {
  path: string
  /** Milliseconds after the beginning. */
  sentAt: number
  /** Milliseconds until the whole answer was there. */
  latency: number
  /** 0 where the connection ended without an answer. */
  status: number
  hasRetryAfter: boolean
  /** Whether the body has what was asked for, and no errors. */
  isGood: boolean
  /** What a submission was promised. */
  reference?: string
}

export type Arrivals = { rate: number } | { senders: number }

/** Milliseconds after which a free connection is not used again: the server closes it two seconds later. */
const idleTimeout = 4_000
/** Milliseconds until a request counts as unanswered. */
const timeout = 30_000

const noAnswer = { status: 0, hasRetryAfter: false, isGood: false }
let nextNumber = Date.now()

/** Sends the requests in turn, with another number each time, and returns what became of all of them. */
export async function sendArrivals(origin: string, seconds: number, arrivals: Arrivals): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 4_096, timeout: idleTimeout })
  const beganAt = performance.now()
  const getElapsed = () => performance.now() - beganAt
  const pending: Promise<Outcome>[] = []

  async function sendNext(): Promise<Outcome> {
    const request = numberRequest(requestMix[pending.length % requestMix.length]!, nextNumber++)
    const sentAt = getElapsed()
    const answer = await send(origin, agent, request).catch(() => noAnswer)
    return { path: request.path, sentAt, ...answer, latency: getElapsed() - sentAt }
  }
  const push = () => {
    const outcome = sendNext()
    pending.push(outcome)
    return outcome
  }
  if ('rate' in arrivals) {
    for (; getElapsed() < seconds * 1_000; await wait(2))
      while (pending.length < (getElapsed() / 1_000) * arrivals.rate) push()
  } else {
    const work = async () => {
      while (getElapsed() < seconds * 1_000) await push()
    }
    await Promise.all(Array.from({ length: arrivals.senders }, work))
  }
  const outcomes = await Promise.all(pending)
  agent.destroy()
  return outcomes
}

async function send(origin: string, agent: Agent, { method, path, headers, body }: SentRequest) {
  const signal = AbortSignal.timeout(timeout)
  const sent = sendRequest(origin + path, { method, agent, signal, ...(headers && { headers }) })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const status = response.statusCode ?? 0
  const answer = await text(response)
  return {
    status,
    hasRetryAfter: response.headers['retry-after'] !== undefined,
    // GraphQL's errors have the status of success.
    isGood: status >= 200 && status < 300 && !answer.includes('{"errors"'),
    ...(status === 201 && { reference: (JSON.parse(answer) as { reference: string }).reference }),
  }
}
