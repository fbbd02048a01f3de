import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertPortFree, findFreePorts } from './ports.ts'

test('a port in use is reported in one sentence with advice', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  await expect(assertPortFree(port, '')).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or set PORT to another one (PORT=${port + 1} npm start).`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(assertPortFree(port, '')).resolves.toBeUndefined()
})

test('an address of another machine is distinguished from a port in use', async () => {
  const [port = 0] = await findFreePorts(1)
  await expect(assertPortFree(port, '192.0.2.1')).rejects.toThrow('set HOST to an address of this machine')
})

test('free ports are all different, and below the ephemeral port range', async () => {
  const ports = await findFreePorts(8)
  expect(new Set(ports).size).toBe(8)
  expect(ports.every((port) => port >= 20_000 && port < 30_000)).toBe(true)
})
