/**
 * How long PostgreSQL works for a service: in the address that it gets, so that they hold on each of its connections. Each
 * is shorter than what waits for it: the gateway gives a service 4 seconds, and an operation 5.
 */

/** In PostgreSQL's notation. Source of the figures: the ladder of the timeouts from the database to the browser. */
export const serviceTimeouts = {
  statement_timeout: '3s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
} as const

/** For connections of migrations, jobs and commands, which nobody waits for. Waiting for a lock stays short: others would queue behind it. */
export const longTimeouts = {
  statement_timeout: '10min',
  idle_in_transaction_session_timeout: '10min',
} as const

/** The statements that set them, each beginning with `prefix`: `set` or `set local`. */
export const formatSettings = (prefix: string, settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${prefix} ${name} = '${value}'`)
    .join('; ')
