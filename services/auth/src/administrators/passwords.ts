/**
 * Passwords are stored as argon2id hashes with their parameters, in the standard encoding:
 * $argon2id$v=19$m=65536,t=3,p=1$<salt>$<hash>
 */
import { type Argon2Parameters, argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Invalid } from '@access/service-kit'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswordMessage, password as rule } from './administrator.rules.ts'
import { createHashingQueue, type HashingParty } from './hashing-queue.ts'

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

/** What each new hash costs. */
export const hashingCost = { memory: 64 * 1024, passes: 3, parallelism: 1, tagLength: 32 }

const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const takeTurn = createHashingQueue()

const encodeBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const formatHash = (salt: Buffer, hash: Buffer) => {
  const { memory, passes, parallelism } = hashingCost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encodeBase64(salt)}$${encodeBase64(hash)}`
}

/**
 * Hashes a password, in a turn of the account with this key; rejects, before any work, one that nobody could sign in with.
 */
export async function hashPassword(password: string, account: string): Promise<string> {
  rule.parse(password)
  const nonce = randomBytes(16)
  return formatHash(
    nonce,
    await takeTurn({ key: account, isKnown: true }, () =>
      derive('argon2id', { message: password, nonce, ...hashingCost }),
    ),
  )
}

/** The hash of a random password: verifying against it takes as long as for an existing account. */
export const dummyHash = formatHash(randomBytes(16), randomBytes(hashingCost.tagLength))

/** Whether the password matches the hash, in a turn of the person who typed it; `ServiceUnavailable` where it has none soon. */
export async function verifyPassword(
  password: string,
  storedHash: string,
  party: HashingParty,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = hashPattern.exec(storedHash) ?? []
  if (!salt || !hash) throw new Error('A stored password hash is not readable')
  if (!rule.safeParse(password).success) return false
  const expected = Buffer.from(hash, 'base64')
  const actual = await takeTurn(party, () =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  )
  return timingSafeEqual(actual, expected)
}

/** Without letters and digits that look alike: people copy them by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Random groups of four characters with a hyphen between them, 20 bits each. */
export const generateGroups = (count: number) =>
  Array.from({ length: count }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/** A password that can be read out and typed: 99 bits. */
export const generatePassword = () => generateGroups(5)

let estimator: ZxcvbnFactory | undefined

/** Takes 30 ms on an idle machine and seconds on a busy one: a service does it once it has started. */
export const loadEstimator = () => {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimator
}

/** From 0 to 4; 3 withstands 10^8 guesses, as zxcvbn's authors recommend at least. */
const minScore = 3

/** Throws `Invalid` for a password that is guessed early; `ownWords` are those of its owner, such as their name. */
export function assertStrongPassword(password: string, ownWords: string[]): void {
  // A dictionary has whole words: of an address or a name each part is one.
  const parts = ownWords.flatMap((words) => words.split(/[\s@._-]+/))
  const { score } = loadEstimator().check(password, [...ownWords, ...parts])
  if (score < minScore) throw new Invalid({ password: commonPasswordMessage })
}
