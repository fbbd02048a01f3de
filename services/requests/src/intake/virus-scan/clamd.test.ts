import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isInfected } from './clamd.ts'

/** Milliseconds; what is given up after them would else be given up after thirty seconds. */
const shortTimeout = 50

/** A clamd that takes everything, and then does what a test says; its address, and the connection that it gets. */
async function startSilentClamd(onConnection: (socket: Socket) => void = () => {}) {
  const connections: Socket[] = []
  const server = createServer((socket) => {
    connections.push(socket)
    socket.on('error', () => {}).resume()
    onConnection(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of connections) socket.destroy()
    server.close()
  })
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, connections }
}

test('a clamd that does not answer in time is given up, and its connection closed', async () => {
  const { address, connections } = await startSilentClamd()
  await expect(isInfected(Buffer.from('lease'), address, shortTimeout)).rejects.toThrow(
    'clamd does not answer',
  )
  const [connection] = connections
  if (!connection!.closed) await once(connection!, 'close')
  expect(connections).toHaveLength(1)
})

test('a clamd that answers bit by bit has no more time than another', async () => {
  const { address } = await startSilentClamd((socket) => {
    const dripping = setInterval(() => socket.write('stream: '), shortTimeout / 10)
    socket.once('close', () => clearInterval(dripping))
  })
  await expect(isInfected(Buffer.from('lease'), address, shortTimeout)).rejects.toThrow(
    'clamd does not answer',
  )
})

test.each([
  ['hangs up', '', 'clamd says ""'],
  ['says that it cannot tell', 'stream: INSTREAM size limit exceeded. ERROR\0', 'INSTREAM size limit'],
])('a clamd that %s has not called anything clean', async (_, answer, message) => {
  const { address } = await startSilentClamd((socket) => socket.end(answer))
  await expect(isInfected(Buffer.from('lease'), address, shortTimeout)).rejects.toThrow(message)
})
