/** Asks clamd whether something is infected: INSTREAM of its protocol, over TCP or a socket. */
import { connect } from 'node:net'

/** Milliseconds that clamd may take, from the call to its answer. */
const defaultTimeoutMs = 30_000
/** Bytes that are passed at once. */
const chunkSize = 64 * 1024

/** `clamd` is `host:port` or the path of a socket. An error when it cannot be reached, is slow, or cannot tell. */
export async function isInfected(
  bytes: Buffer,
  clamd: string,
  timeoutMs = defaultTimeoutMs,
): Promise<boolean> {
  const answer = await sendToClamd(bytes, clamd, timeoutMs)
  if (answer.endsWith(' FOUND')) return true
  if (answer.endsWith(' OK')) return false
  throw new Error(`clamd says ${JSON.stringify(answer.slice(0, 200))}`)
}

function sendToClamd(bytes: Buffer, clamd: string, timeoutMs: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = connect(parseClamdAddress(clamd))
  const giveUp = setTimeout(() => socket.destroy(new Error('clamd does not answer')), timeoutMs)
  let answer = ''
  socket.setEncoding('utf8')
  socket.on('data', (text) => {
    answer += text
  })
  socket.once('error', reject)
  socket.once('end', () => resolve(answer.replace(/\0.*$/s, '').trim()))
  socket.once('close', () => {
    clearTimeout(giveUp)
    reject(new Error('clamd hung up'))
  })
  for (const chunk of getInstreamChunks(bytes)) socket.write(chunk)
  return promise
}

function* getInstreamChunks(bytes: Buffer) {
  yield 'zINSTREAM\0'
  for (let offset = 0; offset < bytes.length; offset += chunkSize) {
    const chunk = bytes.subarray(offset, offset + chunkSize)
    yield encodeLength(chunk)
    yield chunk
  }
  yield encodeLength(Buffer.alloc(0))
}

function encodeLength(chunk: Buffer) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

function parseClamdAddress(clamd: string) {
  if (clamd.startsWith('/')) return { path: clamd }
  const { hostname, port } = new URL(`tcp://${clamd}`)
  return { host: hostname, port: Number(port || 3310) }
}
