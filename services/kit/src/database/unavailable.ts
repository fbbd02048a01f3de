/** Failures of the database that pass by themselves: what was asked may be asked again. */

/**
 * SQLSTATE class 08 (connection), 40001 and 40P01 (two got in each other's way), class 53 (out of connections, space
 * or memory), 57P0x (going down, crashed, coming up), and what the system says of a socket.
 * Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const codes =
  /^(?:08[0-9A-Z]{3}|40001|40P01|53[0-9A-Z]{3}|57P0\d|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/

/** The driver, its pool and the query builder have no codes of their own. The last is the socket of a server that is not up. */
const sentences =
  /timeout exceeded when trying to connect|^Connection terminated|not currently accepting connections|is not queryable|connection has been discarded|connect ENOENT/

/** True when PostgreSQL is gone, is coming back, or has no connection left: nothing is wrong with what was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return codes.test(String(code)) || sentences.test(String(message))
}
