/** A stand-in for clamd: it takes what clamd takes, and finds what a test hides. */

import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Starts one on a free port; what contains EICAR is infected. It answers once `ready`. */
export async function startClamd(ready: Promise<void> = Promise.resolve()) {
  const seen: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    void answer(socket)
  })

  async function answer(socket: Socket) {
    const content = await readStream(socket)
    seen.push(content)
    await ready
    socket.end(`stream: ${content.includes('EICAR') ? 'Eicar-Signature FOUND' : 'OK'}\0`)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

/** What is sent by INSTREAM: a word, portions with their lengths before them, and an empty one. */
function readStream(socket: Socket): Promise<Buffer> {
  return new Promise((resolve) => {
    let all = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      all = Buffer.concat([all, chunk])
      const content = parseChunks(all)
      if (content) resolve(content)
    })
  })
}

function parseChunks(all: Buffer): Buffer | null {
  const word = 'zINSTREAM\0'
  if (all.length < word.length || all.toString('latin1', 0, word.length) !== word) return null
  const portions: Buffer[] = []
  for (let offset = word.length; offset + 4 <= all.length; ) {
    const length = all.readUInt32BE(offset)
    if (length === 0) return Buffer.concat(portions)
    portions.push(all.subarray(offset + 4, offset + 4 + length))
    offset += 4 + length
  }
  return null
}
