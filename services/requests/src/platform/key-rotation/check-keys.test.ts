import { expect, test } from 'vitest'
import { buildContactMessage } from '../../contact/contact-message.examples.ts'
import { encryptedTypes } from '../../encrypted-types.ts'
import { performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { generateEncryptionKey, sendMutations, startRequestsService } from '../../testing/requests-service.ts'
import { parseEncryptionKeys } from '../encryption/encryption.ts'
import { checkKeys } from './check-keys.ts'

test('the keys of an installation open everything in it, and other keys nothing', async () => {
  const inbox = await startRequestsService()
  await submitRequest(inbox)
  await inbox.query(sendMutations.message, { input: buildContactMessage() })
  // Erased, it is encrypted with no key any more.
  const { accessToken } = await submitRequest(inbox, { email: 'noor@example.org' })
  await performAsApplicant(inbox, 'erase', { accessToken })

  const check = (ENCRYPTION_KEY: string, ENCRYPTION_KEYS_BEFORE = '') =>
    checkKeys(inbox.em(), parseEncryptionKeys({ ENCRYPTION_KEY, ENCRYPTION_KEYS_BEFORE }), encryptedTypes)
  const own = inbox.settings.env.ENCRYPTION_KEY!
  const { rowCount } = await check(own)
  expect(rowCount).toBeGreaterThanOrEqual(2)
  expect(await check(own)).toEqual({ rowCount, decryptableCount: rowCount })
  expect(await check(generateEncryptionKey())).toEqual({ rowCount, decryptableCount: 0 })
  expect(await check(generateEncryptionKey(), own)).toEqual({ rowCount, decryptableCount: rowCount })
})
