/** Runs a script on PostgreSQL alone: by pgbench, or where there is none by pg in a loop of our own. */

import { execFile, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { getMedian, getPercentile } from '../harness/statistics.ts'
import type { LoadReport } from '../load/load-job.ts'

export const hasPgbench = () => spawnSync('pgbench', ['--version']).status === 0

const maxNumber = 2 ** 47
/** Opening the connections is part of the time that pgbench runs, though not of what it counts. */
const minSeconds = 3
const maxSeconds = 60

/** Runs it again and again on so many connections; each run of the whole counts as one. */
export const runScript = (
  url: string,
  statements: string[],
  options: { connections: number; seconds: number },
): Promise<LoadReport> => (hasPgbench() ? runPgbench : runLoop)(url, statements, options)

/** On a busy machine the time can be over before the connections are open: then it gets twice as much. */
const runPgbench: typeof runScript = async (url, statements, { connections, seconds }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-bench-'))
  try {
    const file = path.join(folder, 'insert.sql')
    writeFileSync(file, [`\\set n random(1, ${maxNumber})`, ...statements, ''].join('\n'))
    for (let duration = Math.max(minSeconds, seconds); duration <= maxSeconds; duration *= 2) {
      const args = [
        '-n',
        '-M',
        'prepared',
        '-f',
        file,
        '-c',
        `${connections}`,
        '-j',
        '1',
        '-T',
        `${duration}`,
      ]
      const { stdout } = await promisify(execFile)('pgbench', [...args, url])
      const report = parseReport(stdout)
      if (report.count > 0) return report
    }
    throw new Error(`pgbench wrote nothing within ${maxSeconds} s`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** pgbench tells the average latency alone. */
function parseReport(output: string): LoadReport {
  const read = (pattern: RegExp) => Number(pattern.exec(output)?.[1])
  const count = read(/transactions actually processed: (\d+)/)
  const average = read(/latency average = ([\d.]+) ms/)
  const latency = { p50: average, p95: average, p99: average, max: average }
  return { count, errorCount: 0, seconds: count / read(/tps = ([\d.]+)/), latency }
}

const runLoop: typeof runScript = async (url, statements, { connections, seconds }) => {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  const durations: number[] = []
  const beganAt = performance.now()
  const work = async (client: pg.Client) => {
    while (performance.now() - beganAt < seconds * 1_000) {
      const number = `${randomInt(1, maxNumber)}`
      const sentAt = performance.now()
      for (const statement of statements) await client.query(statement.replaceAll(':n', number))
      durations.push(performance.now() - sentAt)
    }
  }
  await Promise.all(clients.map(work))
  const duration = (performance.now() - beganAt) / 1_000
  await Promise.all(clients.map((client) => client.end()))
  return {
    count: durations.length,
    errorCount: 0,
    seconds: duration,
    latency: {
      p50: getMedian(durations),
      p95: getPercentile(durations, 0.95),
      p99: getPercentile(durations, 0.99),
      max: Math.max(...durations),
    },
  }
}
