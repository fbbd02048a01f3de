/** The files of a backup: compressed, then encrypted to the recipients' public keys with age (age-encryption.org/v1). */

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import type { Part } from './manifest.ts'

/** A stream of the web, as the library has it, for one of Node's. */
const toWeb = (bytes: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(bytes) as globalThis.ReadableStream<Uint8Array>

/** Writes a stream into an encrypted file of the backup that is being made, through to the disk. */
export async function writePart(
  folder: string,
  name: string,
  source: Readable,
  recipients: string[],
): Promise<Part> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  await pipeline(
    source,
    createZstdCompress(),
    async function* (plain: AsyncIterable<Uint8Array>) {
      yield* await encrypter.encrypt(toWeb(plain))
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { name, sha256: await hashPart(folder, name) }
}

/**
 * Gives what an encrypted file holds to `read`. Fails where the file was changed or is not whole, and when the identity is
 * none of the recipients'.
 */
export async function readPart<T>(
  folder: string,
  name: string,
  identity: string,
  read: (plain: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return pipeline(
    createReadStream(path.join(folder, name)),
    async function* (encrypted: AsyncIterable<Uint8Array>) {
      yield* await decrypter.decrypt(toWeb(encrypted))
    },
    createZstdDecompress(),
    read,
  )
}

/** The hash of an encrypted file as it lies there. */
export async function hashPart(folder: string, name: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path.join(folder, name)), hash)
  return hash.digest('hex')
}
