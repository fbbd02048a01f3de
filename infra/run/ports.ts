/** Ports: whether ours is free, and free ones for the inner processes. */

import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { StartupError } from './bootstrap/startup-error.mjs'

/** Listens for a moment; the reason when that does not work. */
function probePort(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code ?? 'unknown'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

// On some systems every address can be had while one of them is taken, so the two of localhost are asked as well.
const listAddressesToProbe = (host: string) => (host ? [host] : [undefined, '127.0.0.1', '::1'])
const missingAddressCodes = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** Stops with one sentence when the public origin could not listen there. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  for (const address of listAddressesToProbe(host)) {
    const reason = await probePort(port, address)
    if (!reason || (!host && missingAddressCodes.includes(reason))) continue
    if (reason === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is in use: stop what listens there, or set PORT to another one (PORT=${port + 1} npm start).`,
      )
    }
    if (reason === 'EACCES') {
      throw new StartupError(
        `You may not listen on port ${port}: set PORT to one from 1024 on (PORT=3000 npm start).`,
      )
    }
    throw new StartupError(
      `${host || 'This machine'} cannot be listened on (${reason}): set HOST to an address of this machine, or to nothing.`,
    )
  }
}

// Below the ports that systems lend to outgoing connections, so that one stays free while its process restarts.
const minPort = 20_000
const maxPort = 30_000

/** As many free ports on 127.0.0.1, all different. */
export async function findFreePorts(count: number): Promise<number[]> {
  const freePortSet = new Set<number>()
  for (let attempts = 0; freePortSet.size < count; attempts++) {
    if (attempts > 1_000)
      throw new StartupError('There is no free port on 127.0.0.1: stop some of what listens there.')
    const port = randomInt(minPort, maxPort)
    if (!(await probePort(port, '127.0.0.1'))) freePortSet.add(port)
  }
  return [...freePortSet]
}
