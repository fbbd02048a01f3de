/** Ports: whether ours is free, and free ones for the inner processes. */

import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { Trouble } from './ground/trouble.mjs'

/** Listens for a moment; the reason when that does not work. */
function reasonAgainst(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code ?? 'unknown'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

// On some systems every address can be had while one of them is taken, so the two of localhost are asked as well.
const doorsOf = (host: string) => (host ? [host] : [undefined, '127.0.0.1', '::1'])
const noSuchAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** Stops with one sentence when the public origin could not listen there. */
export async function expectFree(port: number, host: string): Promise<void> {
  for (const door of doorsOf(host)) {
    const reason = await reasonAgainst(port, door)
    if (!reason || (!host && noSuchAddress.includes(reason))) continue
    if (reason === 'EADDRINUSE') {
      throw new Trouble(
        `Port ${port} is in use: stop what listens there, or set PORT to another one (PORT=${port + 1} npm start).`,
      )
    }
    if (reason === 'EACCES') {
      throw new Trouble(
        `You may not listen on port ${port}: set PORT to one from 1024 on (PORT=3000 npm start).`,
      )
    }
    throw new Trouble(
      `${host || 'This machine'} cannot be listened on (${reason}): set HOST to an address of this machine, or to nothing.`,
    )
  }
}

// Below the ports that systems lend to outgoing connections, so that one stays free while its process restarts.
const lowest = 20_000
const highest = 30_000

/** As many free ports on 127.0.0.1, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  for (let tries = 0; found.size < count; tries++) {
    if (tries > 1_000)
      throw new Trouble('There is no free port on 127.0.0.1: stop some of what listens there.')
    const port = randomInt(lowest, highest)
    if (!(await reasonAgainst(port, '127.0.0.1'))) found.add(port)
  }
  return [...found]
}
