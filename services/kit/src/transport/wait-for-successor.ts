/** Connecting to a process that is just being replaced. */
import type { buildConnector } from 'undici'

/** Of a process that was killed, or stopped for a later release, the next one listens within this on a busy machine. */
const patienceMs = 5_000
const retryMs = 25

/** Nobody listens there, or no more, before anything was sent: so that anything may be tried again. */
const absenceCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT'])

/** Since when nobody has listened at an address, for all pools of this process. */
const absences = new Map<string, number>()

/**
 * Tries again for five seconds from when nobody listens at this address: a restart fails no request, it delays some. Who
 * stays away longer is not waited for, so that what can be said without it is said at once.
 */
export function waitForSuccessor(
  address: string,
  connect: buildConnector.connector,
): buildConnector.connector {
  return function tryToConnect(options, callback) {
    connect(options, (...[error, socket]) => {
      if (!error) {
        absences.delete(address)
        return callback(null, socket)
      }
      const isAbsent = absenceCodes.has((error as NodeJS.ErrnoException).code ?? '')
      if (!isAbsent || !isPatient(address)) return callback(error, null)
      setTimeout(tryToConnect, retryMs, options, callback)
    })
  }
}

function isPatient(address: string): boolean {
  const absentSince = absences.get(address) ?? performance.now()
  absences.set(address, absentSince)
  return performance.now() - absentSince < patienceMs
}
