/** A stand-in for clamd: it takes what clamd takes, and finds what a test hides. */

import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Starts one on a free port; what contains EICAR is infected. It answers once `ready`. */
export async function aClamd(ready: Promise<void> = Promise.resolve()) {
  const seen: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    void answer(socket)
  })

  async function answer(socket: Socket) {
    const content = await streamed(socket)
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
function streamed(socket: Socket): Promise<Buffer> {
  return new Promise((resolve) => {
    let all = Buffer.alloc(0)
    socket.on('data', (piece) => {
      all = Buffer.concat([all, piece])
      const content = portionsOf(all)
      if (content) resolve(content)
    })
  })
}

function portionsOf(all: Buffer): Buffer | null {
  const word = 'zINSTREAM\0'
  if (all.length < word.length || all.toString('latin1', 0, word.length) !== word) return null
  const portions: Buffer[] = []
  for (let at = word.length; at + 4 <= all.length; ) {
    const length = all.readUInt32BE(at)
    if (length === 0) return Buffer.concat(portions)
    portions.push(all.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
