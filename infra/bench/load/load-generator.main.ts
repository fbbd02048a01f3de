/**
 * The load generator, in a process of its own so that its work is not counted as anybody else's. Each connection sends
 * its next request when it has the whole of the last answer.
 */

import { createHistogram } from 'node:perf_hooks'
import { Client, type Dispatcher } from 'undici'
import { type LoadJob, type LoadReport, numberRequest, type SentRequest } from './load-job.ts'

process.on('message', (job: LoadJob) => {
  runJob(job).then(
    (report) => process.send!(report),
    (error: Error) => process.send!({ error: error.message }),
  )
})
process.on('disconnect', () => process.exit())

async function runJob({ origin, requests, connections, seconds, maxRequests, firstNumber }: LoadJob) {
  const microseconds = createHistogram()
  const clients = Array.from({ length: connections }, () => new Client(origin, { pipelining: 1 }))
  const beganAt = performance.now()
  const deadline = beganAt + seconds * 1_000
  const limit = maxRequests ?? Number.POSITIVE_INFINITY
  let sentCount = 0
  let errorCount = 0

  const work = async (client: Client) => {
    while (sentCount < limit && performance.now() < deadline) {
      const number = firstNumber + sentCount
      const request = requests[sentCount % requests.length]!
      sentCount += 1
      const sentAt = performance.now()
      const status = await send(client, numberRequest(request, number))
      microseconds.record(Math.max(1, Math.round((performance.now() - sentAt) * 1_000)))
      if (status >= 400) errorCount += 1
    }
  }
  await Promise.all(clients.map(work))
  const duration = (performance.now() - beganAt) / 1_000
  await Promise.all(clients.map((client) => client.close()))
  const getLatency = (percentile: number) => microseconds.percentile(percentile) / 1_000
  return {
    count: microseconds.count,
    seconds: duration,
    errorCount,
    latency: {
      p50: getLatency(50),
      p95: getLatency(95),
      p99: getLatency(99),
      max: microseconds.max / 1_000,
    },
  } satisfies LoadReport
}

/** The status of the answer once all of it is there. */
function send(client: Client, request: SentRequest): Promise<number> {
  const { method, path, headers, body } = request
  return new Promise((resolve, reject) => {
    let status = 0
    client.dispatch(
      {
        method: method as Dispatcher.HttpMethod,
        path,
        ...(headers && { headers }),
        ...(body !== undefined && { body }),
      },
      {
        onRequestStart() {},
        onResponseStart(_controller, statusCode) {
          status = statusCode
        },
        onResponseData() {},
        onResponseEnd: () => resolve(status),
        onResponseError: (_controller, error) => reject(error),
      },
    )
  })
}
