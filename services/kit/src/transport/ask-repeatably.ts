/** Asking once more on another connection. */

/** The connection closed under a call: the process that answered on it stops, or was killed. */
const closedCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/**
 * For what changes nothing, and for what has an Idempotency-Key: asks again, once, when the connection closed without an answer. However long a process that
 * stops goes on listening on its open connections, what is sent in the instant in which it closes one is lost; anything
 * else may have been done before the connection closed, and the caller decides.
 */
export async function askRepeatably<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!wasClosed(error) && !wasClosed((error as Error).cause)) throw error
    return ask()
  }
}

const wasClosed = (error: unknown) =>
  closedCodes.has((error as NodeJS.ErrnoException | undefined)?.code ?? '')
