/**
 * Sends requests by the clock, in a process of its own. It never waits for answers: as many connections are opened as
 * are needed, and used again once they are free.
 */

import { Agent, type IncomingMessage, request as sendRequest } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { numberRequest, type SentRequest } from '../bench/load/load-job.ts'
import type { ArrivalsJob, ArrivalsReport, Outcome } from './arrivals-job.ts'

/** Milliseconds between two looks at the clock. */
const tick = 2

/** Milliseconds after which a free connection is not used again: the server closes it two seconds later. */
const idleTimeout = 4_000

/** Milliseconds until a request counts as unanswered. */
const timeout = 30_000

process.on('message', (job: ArrivalsJob) => {
  runJob(job).then((report) => process.send!(report))
})
process.on('disconnect', () => process.exit())

async function runJob(job: ArrivalsJob): Promise<ArrivalsReport> {
  const { origin, requests, firstNumber, seconds, arrivals } = job
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 4_096, timeout: idleTimeout })
  const eventLoopDelay = monitorEventLoopDelay({ resolution: 1 })
  eventLoopDelay.enable()
  const beganAt = performance.now()
  const getElapsed = () => performance.now() - beganAt
  const pending: Promise<Outcome>[] = []

  const sendNext = () => {
    const index = pending.length
    const requestIndex = index % requests.length
    const sentAt = getElapsed()
    const outcome = send(origin, agent, numberRequest(requests[requestIndex]!, firstNumber + index)).then(
      (answer) => ({ ...answer, requestIndex, sentAt, latency: getElapsed() - sentAt }),
    )
    pending.push(outcome)
    return outcome
  }
  if ('rate' in arrivals) {
    for (; getElapsed() < seconds * 1_000; await wait(tick))
      while (pending.length < (getElapsed() / 1_000) * arrivals.rate) sendNext()
  } else {
    const work = async () => {
      while (getElapsed() < seconds * 1_000) await sendNext()
    }
    await Promise.all(Array.from({ length: arrivals.senders }, work))
  }
  const sendingSeconds = getElapsed() / 1_000
  eventLoopDelay.disable()
  const outcomes = await Promise.all(pending)
  agent.destroy()
  return { outcomes, seconds: sendingSeconds, ownDelay: eventLoopDelay.percentile(99) / 1_000_000 }
}

type Answer = Pick<Outcome, 'status' | 'failure' | 'hasRetryAfter' | 'isGood' | 'reference'>

const describeFailure = ({ code, name }: NodeJS.ErrnoException): Answer => ({
  status: 0,
  failure: code ?? name,
  hasRetryAfter: false,
  isGood: false,
})

function send(origin: string, agent: Agent, { method, path, headers, body }: SentRequest): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const sent = sendRequest(origin + path, {
    method,
    agent,
    headers: { ...headers, ...length },
    signal: AbortSignal.timeout(timeout),
  })
  sent.once('error', (error) => resolve(describeFailure(error)))
  sent.once('response', (response) => {
    readAnswer(response).then(resolve, (error) => resolve(describeFailure(error)))
  })
  sent.end(body)
  return promise
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const status = response.statusCode ?? 0
  // Pages come compressed; what is looked at is not.
  const body = await text(response)
  return {
    status,
    hasRetryAfter: response.headers['retry-after'] !== undefined,
    // GraphQL's errors have the status of success.
    isGood: status >= 200 && status < 300 && !body.includes('{"errors"'),
    ...(status === 201 && { reference: (JSON.parse(body) as { reference: string }).reference }),
  }
}
