import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { expectFree, freePorts } from './ports.ts'

test('a port in use is told in one sentence with a way out', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  await expect(expectFree(port, '')).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or set PORT to another one (PORT=${port + 1} npm start).`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(expectFree(port, '')).resolves.toBeUndefined()
})

test('an address that is not of this machine is told apart from a port in use', async () => {
  const [port = 0] = await freePorts(1)
  await expect(expectFree(port, '192.0.2.1')).rejects.toThrow('set HOST to an address of this machine')
})

test('free ports are all different, and below those lent to outgoing connections', async () => {
  const ports = await freePorts(8)
  expect(new Set(ports).size).toBe(8)
  expect(ports.every((port) => port >= 20_000 && port < 30_000)).toBe(true)
})
