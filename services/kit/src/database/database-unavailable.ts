/** Transient failures of the database: the query may be retried. */

/**
 * SQLSTATE class 08 (connection), 40001 and 40P01 (serialization, deadlock), class 53 (out of connections, space
 * or memory), 57P0x (shutting down, crashed, starting up), the timeouts of our role (57014 of a statement, 55P03 of a
 * lock, 25P03 of an idle transaction), and the system's errors of a socket.
 * Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const unavailableCodes =
  /^(?:08[0-9A-Z]{3}|40001|40P01|53[0-9A-Z]{3}|57P0\d|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/

/** The messages of the driver, its pool and the query builder, which have no codes. The last is the socket of a server that is down. */
const unavailableMessages =
  /timeout exceeded when trying to connect|^Connection terminated|not currently accepting connections|is not queryable|connection has been discarded|connect ENOENT/

/** Whether PostgreSQL is down, restarting, out of connections or too slow: nothing is wrong with the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return unavailableCodes.test(String(code)) || unavailableMessages.test(String(message))
}
