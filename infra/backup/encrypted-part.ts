/** The files of a backup: compressed, then encrypted to the recipients' public keys with age (age-encryption.org/v1). */

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import type { Part } from './manifest.ts'

/** Counts and hashes what passes. */
export function createMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (let index = chunk.indexOf(10); index >= 0; index = chunk.indexOf(10, index + 1)) lines += 1
      done(null, chunk)
    },
  })
  return { stream, read: () => ({ bytes, lines, sha256: hash.digest('hex') }) }
}

/** Writes a stream into an encrypted file of the backup that is being made, through to the disk. */
export async function writePart(
  folder: string,
  name: string,
  source: Readable,
  recipients: string[],
): Promise<Part> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const compress = createZstdCompress()
  const compressed = pipeline(source, compress)
  // Waited for below; until then its failure is not one that nobody handles.
  compressed.catch(() => {})
  const plain = Readable.toWeb(compress) as unknown as globalThis.ReadableStream<Uint8Array>
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const meter = createMeter()
  await Promise.all([
    compressed,
    pipeline(
      Readable.fromWeb((await encrypter.encrypt(plain)) as unknown as ReadableStream),
      meter.stream,
      createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
    ),
  ])
  const { bytes, sha256 } = meter.read()
  return { name, bytes, sha256 }
}

/**
 * What an encrypted file holds; the stream fails where the file was changed, and ends only where the file is whole.
 * @throws {Error} when the identity is none of the recipients'
 */
export async function readPart(folder: string, name: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const encrypted = createReadStream(path.join(folder, name))
  try {
    const plain = await decrypter.decrypt(
      Readable.toWeb(encrypted) as unknown as globalThis.ReadableStream<Uint8Array>,
    )
    const source = Readable.fromWeb(plain as unknown as ReadableStream)
    const decompress = createZstdDecompress()
    source.on('error', (error) => decompress.destroy(error))
    decompress.on('close', () => source.destroy())
    return source.pipe(decompress)
  } catch (error) {
    encrypted.destroy()
    throw error
  }
}

/** Size and hash of an encrypted file as it lies there. */
export async function measurePart(folder: string, name: string): Promise<Omit<Part, 'name'>> {
  const meter = createMeter()
  meter.stream.resume()
  await pipeline(createReadStream(path.join(folder, name)), meter.stream)
  const { bytes, sha256 } = meter.read()
  return { bytes, sha256 }
}
