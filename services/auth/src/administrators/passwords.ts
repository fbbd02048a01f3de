/**
 * Passwords are kept as argon2id hashes that say how they were made, in the form every argon2 library reads:
 * $argon2id$v=19$m=65536,t=3,p=1$<salt>$<hash>
 */
import { type Argon2Parameters, argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { password as rule } from './administrator.rules.ts'

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

const cost = { memory: 64 * 1024, passes: 3, parallelism: 1, tagLength: 32 } as const
const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

// Each hash holds 64 MiB while it is made: a crowd of sign-ins waits in line and does not take the machine's memory.
const atOnce = 4
const waiting: (() => void)[] = []
let hashing = 0

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (hashing >= atOnce) await new Promise<void>((go) => waiting.push(go))
  else hashing += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else hashing -= 1
  }
}

const short = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const written = (salt: Buffer, hash: Buffer) => {
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${short(salt)}$${short(hash)}`
}

/** Hashes a password; refuses, before any work, one that nobody could sign in with. */
export async function hashPassword(password: string): Promise<string> {
  rule.parse(password)
  const nonce = randomBytes(16)
  return written(nonce, await inLine(() => derive('argon2id', { message: password, nonce, ...cost })))
}

/** The hash of no password: trying one against it takes as long as against any other. */
export const nobodysHash = written(randomBytes(16), randomBytes(cost.tagLength))

/** Whether the password is the one that was hashed. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = encoded.exec(hashed) ?? []
  if (!salt || !hash) throw new Error('A stored password hash is not readable')
  if (!rule.safeParse(password).success) return false
  const expected = Buffer.from(hash, 'base64')
  const found = await inLine(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  )
  return timingSafeEqual(found, expected)
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that can be read out and typed: 20 characters in five groups, 99 bits. */
export const randomPassword = () =>
  Array.from({ length: 5 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
