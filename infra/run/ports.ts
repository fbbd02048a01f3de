/** Ports: whether ours is free, and free ones for the inner processes. */

import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartupError } from './bootstrap/startup-error.mjs'

/** Listens for a moment. */
async function probePort(port: number, host: string | undefined): Promise<number> {
  const server = createServer().listen({ port, host, exclusive: true })
  await once(server, 'listening')
  const address = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return address.port
}

const advice: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use: stop what listens there, or set PORT to another one (PORT=${port + 1} npm start).`,
  EACCES: (port) => `You may not listen on port ${port}: set PORT to one from 1024 on (PORT=3000 npm start).`,
}

/** Stops with one sentence when the public origin could not listen there. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  // On some systems every address can be had while one of them is taken, so that of localhost is asked as well.
  for (const address of host ? [host] : [undefined, '127.0.0.1'])
    await probePort(port, address).catch(({ code }: NodeJS.ErrnoException) => {
      throw new StartupError(
        advice[code ?? '']?.(port) ??
          `${host || 'This machine'} cannot be listened on (${code}): set HOST to an address of this machine, or to nothing.`,
      )
    })
}

/** As many free ports on 127.0.0.1, all different. */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    // Below those that systems lend to outgoing connections, so that one stays free while its process restarts.
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (await probePort(port, '127.0.0.1').catch(() => undefined)) ports.add(port)
  }
  return [...ports]
}
