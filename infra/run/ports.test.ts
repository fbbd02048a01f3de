import { expect, test } from 'vitest'
import { assertPortFree, findFreePorts } from './ports.ts'

test('an address of another machine is distinguished from a port in use', async () => {
  const [port = 0] = await findFreePorts(1)
  await expect(assertPortFree(port, '192.0.2.1')).rejects.toThrow('set HOST to an address of this machine')
})
