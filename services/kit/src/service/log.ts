/** One JSON line an event, to stdout; nothing personal, no secrets. */
import { type Logger, pino } from 'pino'

export type Log = Logger

/** A log for one service. */
export const logOf = (name: string, level: string): Log => pino({ name, level, base: { name } })

/**
 * An error as it may be logged. Messages of database errors hold the statement with its values, so of those only
 * the kind, the SQLSTATE and the places in the code are kept.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const fromDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(String(code))
  return {
    kind: error.name,
    code,
    ...(fromDatabase ? { constraint, table } : { message: error.message.slice(0, 500) }),
    places: places.slice(0, 12).map((line) => line.trim()),
  }
}
