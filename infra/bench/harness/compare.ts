/** Contenders that are sent the same requests in turn, round after round, so that what disturbs one disturbs all. */

import { captureResponse } from '../load/captured-response.ts'
import type { LoadReport, SentRequest } from '../load/load-job.ts'
import type { BenchContext, Contender } from './bench-context.ts'
import { readProcessCpuTime, subtractUsage, sumUsage, type Usage } from './process-usage.ts'
import { getSpread, type Spread } from './statistics.ts'

const connections = 20

/** In seconds. */
const durations = {
  thorough: { rounds: 5, warmUp: 3, round: 5 },
  quick: { rounds: 2, warmUp: 1, round: 1 },
}

/** The figures of one contender, over all rounds. */
export interface Result {
  name: string
  /** How many of all answers were errors. */
  errorCount: number
  /** Those that were answered without an error. */
  requestsPerSecond: Spread
  /** Microseconds of CPU a request. */
  cpu: Spread
  cpuByProgram: Record<string, Spread>
  /** In milliseconds. */
  p50: Spread
  p99: Spread
}

interface Round {
  report: LoadReport
  cpu: Usage
}

const getDurations = ({ isQuick }: Pick<BenchContext, 'isQuick'>) =>
  isQuick ? durations.quick : durations.thorough

/** The contenders, and last a bare server that sends what the first of them answers. */
export async function compareWithBare(
  context: BenchContext,
  contenders: Contender[],
  requests: SentRequest[],
): Promise<Result[]> {
  const { bare } = context
  await bare.setResponse(await captureResponse(contenders[0]!.url, requests[0]!))
  const bareContender: Contender = {
    name: 'bare',
    url: bare.url,
    readCpuTimes: () => ({ bare: readProcessCpuTime(bare.pid) }),
  }
  return compare(context, [...contenders, bareContender], requests)
}

async function compare(
  context: BenchContext,
  contenders: Contender[],
  requests: SentRequest[],
): Promise<Result[]> {
  const { rounds, warmUp, round } = getDurations(context)
  const work = ({ url: origin }: Contender, seconds: number) =>
    context.load.run({ origin, requests, connections, seconds })
  for (const contender of contenders) {
    // One after the other at first: a program that has just started does not get twenty at once.
    const job = { origin: contender.url, requests, connections: 1, seconds: warmUp, maxRequests: 50 }
    await context.load.run(job)
    await work(contender, warmUp)
  }
  const measured = contenders.map((contender) => ({ contender, rounds: [] as Round[] }))
  for (let index = 0; index < rounds; index += 1) {
    for (const { contender, rounds } of measured) {
      const before = contender.readCpuTimes()
      const report = await work(contender, round)
      rounds.push({ report, cpu: subtractUsage(contender.readCpuTimes(), before) })
    }
  }
  return measured.map(({ contender, rounds }) => summarize(contender.name, rounds))
}

function summarize(name: string, rounds: Round[]): Result {
  const spread = (read: (round: Round) => number) => getSpread(rounds.map(read))
  const programs = [...new Set(rounds.flatMap(({ cpu }) => Object.keys(cpu)))]
  return {
    name,
    errorCount: rounds.reduce((sum, { report }) => sum + report.errorCount, 0),
    requestsPerSecond: spread(({ report }) => (report.count - report.errorCount) / report.seconds),
    cpu: spread(({ cpu, report }) => sumUsage(cpu) / report.count),
    cpuByProgram: Object.fromEntries(
      programs.map((program) => [program, spread(({ cpu, report }) => (cpu[program] ?? 0) / report.count)]),
    ),
    p50: spread(({ report }) => report.latency.p50),
    p99: spread(({ report }) => report.latency.p99),
  }
}
