import { expect, test } from 'vitest'
import { createDraft, getExpiry } from './draft.ts'
import { decryptDraft, encryptDraft, parseEncryptedDraft } from './encrypted-draft.ts'
import { generatePassphrase, normalizePassphrase } from './passphrase.ts'

const buildDraft = (expiresAt = getExpiry(1)) => ({
  ...createDraft(),
  answers: { name: 'Dana Whitcombe' },
  device: { passphrase: generatePassphrase(), expiresAt },
})

test('the words open the draft as it was, however they are typed, and what is stored says nothing of it', async () => {
  const draft = buildDraft()
  const { passphrase, expiresAt } = draft.device
  const copy = await encryptDraft(draft)
  expect(Object.keys(copy).sort()).toEqual(['ciphertext', 'expiresAt', 'iv', 'salt', 'savedAt'])
  expect(JSON.stringify(copy)).not.toMatch(/Dana/)
  expect(copy.expiresAt).toBe(expiresAt)
  const typed = ` ${passphrase.toUpperCase().replace(' ', ',\n')} `
  expect(await decryptDraft(copy, normalizePassphrase(typed))).toEqual(draft)
})

test('neither other words nor a changed copy open it, nor the right words once its time is over', async () => {
  const draft = buildDraft()
  const { passphrase } = draft.device
  const copy = await encryptDraft(draft)
  expect(await decryptDraft(copy, passphrase.replace(/\w+$/, 'other'))).toBeNull()
  const changed = copy.ciphertext.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))
  expect(await decryptDraft({ ...copy, ciphertext: changed }, passphrase)).toBeNull()

  const expired = buildDraft('2020-01-01T00:00:00Z')
  // With another date beside it.
  const prolonged = { ...(await encryptDraft(expired)), expiresAt: getExpiry(1) }
  expect(await decryptDraft(prolonged, expired.device.passphrase)).toBeNull()
})

test('the same draft is encrypted otherwise each time', async () => {
  const draft = buildDraft()
  const [one, other] = [await encryptDraft(draft), await encryptDraft(draft)]
  expect(one.iv).not.toBe(other.iv)
  expect(one.ciphertext).not.toBe(other.ciphertext)
})

test('a copy is none once it has expired, and a readable draft of an older release never is', async () => {
  const copy = await encryptDraft(buildDraft())
  const expiry = Date.parse(copy.expiresAt)
  expect(parseEncryptedDraft(copy, expiry - 1)).toEqual(copy)
  expect(parseEncryptedDraft(copy, expiry)).toBeNull()
  expect(parseEncryptedDraft({ ...createDraft(), retainedUntil: copy.expiresAt })).toBeNull()
})

test('a passphrase is six words of 256', () => {
  const passphrases = Array.from({ length: 2_000 }, generatePassphrase)
  for (const passphrase of passphrases) expect(passphrase).toMatch(/^[a-z]{3,5}( [a-z]{3,5}){5}$/)
  expect(new Set(passphrases.flatMap((passphrase) => passphrase.split(' '))).size).toBe(256)
})
