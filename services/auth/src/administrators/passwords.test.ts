import { expect, test } from 'vitest'
import { generatePassword, hashPassword, verifyPassword } from './passwords.ts'

const party = { key: 'one', isKnown: true }

test('a password matches its hash, another does not, and no two hashes are the same', async () => {
  const hashed = await hashPassword('pässwörd 🔑', 'one')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect(await verifyPassword('pässwörd 🔑', hashed, party)).toBe(true)
  expect(await verifyPassword('pässwörd 🔒', hashed, party)).toBe(false)
  expect(await hashPassword('pässwörd 🔑', 'one')).not.toBe(hashed)
})

/** The test vector of RFC 9106's reference implementation, argon2id, m = 256, t = 2, p = 1: cheap to compute. */
const cheapHash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'

test('an old hash is verified with its own cost', async () => {
  expect(await verifyPassword('password', cheapHash, party)).toBe(true)
})

test('a password may have 256 bytes, not 257, and is never truncated', async () => {
  const hashed = await hashPassword('p'.repeat(256), 'one')
  expect(await verifyPassword('p'.repeat(257), hashed, party)).toBe(false)
  await expect(hashPassword('p'.repeat(257), 'one')).rejects.toThrow('Password must be 256 bytes or fewer')
  await expect(hashPassword('é'.repeat(129), 'one')).rejects.toThrow('Password must be 256 bytes or fewer')
})

test('generated passwords are long, plain to read and never the same', () => {
  const made = new Set(Array.from({ length: 100 }, generatePassword))
  expect(made.size).toBe(100)
  for (const password of made) expect(password).toMatch(/^([a-hj-km-np-z2-9]{4}-){4}[a-hj-km-np-z2-9]{4}$/)
})
