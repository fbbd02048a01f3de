/**
 * Whether a PDF opens without a password. Banks and courts send PDFs that are encrypted with an empty one, only so that
 * they are not edited: everybody can read those, so we take them.
 */
import { createCipheriv, createHash } from 'node:crypto'
import { readDictionary, readNumber, readString } from './pdf-dictionary.ts'
import { rc4 } from './rc4.ts'

/** What the standard puts in the place of a password that is not there. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** `text` is the whole file, one character a byte. */
export function opensWithoutPassword(text: string): boolean {
  const encryption = findEncryptionDictionary(text)
  if (encryption === 'none') return true
  return encryption !== 'not said' && isOpenedByEmptyPassword(encryption, findFileId(text))
}

/** The dictionary that says how the file is encrypted. */
function findEncryptionDictionary(text: string): string | 'none' | 'not said' {
  const last = findLastMatch(text, /\/Encrypt\s{0,9}(?:(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R|(?=<<))/g)
  if (!last) return 'none'
  const [, number] = last
  const object = number
    ? findLastMatch(text, new RegExp(`(?<!\\d)${number}\\s{1,9}\\d{1,5}\\s{1,9}obj`, 'g'))
    : last
  return (object && readDictionary(text, object.index)) ?? 'not said'
}

function findFileId(text: string): Buffer {
  const last = findLastMatch(text, /\/ID\s{0,9}\[\s{0,9}[<(]/g)
  return (last && readString(text.slice(last.index, last.index + 400), 'ID')) ?? Buffer.alloc(0)
}

function findLastMatch(text: string, pattern: RegExp): RegExpExecArray | null {
  let last: RegExpExecArray | null = null
  for (const match of text.matchAll(pattern)) last = match
  return last
}

/** Algorithms 4, 5 and 11 of ISO 32000-2, for a password of no length. */
function isOpenedByEmptyPassword(dictionary: string, id: Buffer): boolean {
  const revision = readNumber(dictionary, 'R') ?? 0
  const user = readString(dictionary, 'U')
  const owner = readString(dictionary, 'O')
  if (!/\/Filter\s{0,9}\/Standard\b/.test(dictionary) || !user || !owner) return false
  if (revision >= 5) {
    const salt = user.subarray(32, 40)
    return (revision === 5 ? sha(256, salt) : computeHash2B(salt)).equals(user.subarray(0, 32))
  }
  const key = computeLegacyKey(dictionary, revision, owner, id)
  if (revision <= 2) return rc4(key, padding).equals(user)
  let answer: Buffer = md5(padding, id)
  for (let round = 0; round < 20; round++) answer = rc4(Buffer.from(key.map((byte) => byte ^ round)), answer)
  return answer.equals(user.subarray(0, 16))
}

/** Algorithm 2. */
function computeLegacyKey(dictionary: string, revision: number, owner: Buffer, id: Buffer): Buffer {
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE((readNumber(dictionary, 'P') ?? 0) | 0)
  const plainMetadata = revision === 4 && /\/EncryptMetadata\s{0,9}false/.test(dictionary)
  const length = revision === 4 ? 16 : revision === 3 ? getKeyLength(readNumber(dictionary, 'Length')) : 5
  let key: Buffer = md5(
    padding,
    owner.subarray(0, 32),
    permissions,
    id,
    Buffer.alloc(plainMetadata ? 4 : 0, 255),
  )
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, length))
  return key.subarray(0, length)
}

const getKeyLength = (bits: number | null) => Math.min(Math.max(Math.floor((bits ?? 40) / 8), 5), 16)

/** Algorithm 2.B. */
function computeHash2B(salt: Buffer): Buffer {
  let key: Buffer = sha(256, salt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const repeated = Buffer.concat(Array<Buffer>(64).fill(key))
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
    const mixed = cipher.setAutoPadding(false).update(repeated)
    const which = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = sha(([256, 384, 512] as const)[which]!, mixed)
    last = mixed.at(-1)!
  }
  return key.subarray(0, 32)
}

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const sha = (bits: 256 | 384 | 512, data: Buffer) => createHash(`sha${bits}`).update(data).digest()
