/**
 * A dry run as JSON lines, for a client that accepts them: how many rows are read, and at last its `report`, or the
 * `problem` that ended it.
 */
import type { Request, Response } from 'express'
import { describeError, type Log } from '../../context/log.ts'
import { toProblemDocument } from '../../streams/problems.ts'
import type { ImportReport } from './import-report.ts'

const linesType = 'application/x-ndjson'
/** Milliseconds between two lines. */
const interval = 250

/** Whether the client would rather have lines than one JSON document. */
export const acceptsLines = (request: Request): boolean =>
  request.accepts(['application/json', linesType]) === linesType

/** Sends what `check` reports, and its outcome. Rejects with its error when nothing was sent until then. */
export async function sendProgressLines(
  response: Response,
  log: Log,
  check: (onRows: (rows: number) => void) => Promise<ImportReport>,
): Promise<void> {
  let lastSent = Number.NEGATIVE_INFINITY
  const send = (line: object) => {
    // No proxy is to collect the lines.
    if (!response.headersSent)
      response.set({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', 'content-type': linesType })
    response.write(`${JSON.stringify(line)}\n`)
  }
  try {
    const report = await check((rows) => {
      if (performance.now() - lastSent < interval) return
      lastSent = performance.now()
      send({ rows })
    })
    send({ report })
  } catch (error) {
    if (!response.headersSent) throw error
    const { document, isUnexpected } = toProblemDocument(error)
    if (isUnexpected) log.error(describeError(error), 'a transfer failed')
    send({ problem: document })
  }
  response.end()
}
