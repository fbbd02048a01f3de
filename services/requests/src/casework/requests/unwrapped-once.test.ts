import crypto, { type KeyObject } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { performAsApplicant, storeDocument, submitRequest } from '../../testing/applicant.ts'
import { submitClearedRequest } from '../../testing/conflict-checks.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { noteAndHold, openRequest } from '../../testing/staff.ts'

/** Counts how often something is decrypted with the key that wraps data keys; everything is decrypted as ever. */
function countUnwrappings(inbox: Subgraph): () => number {
  const { wrappingKey } = getEncryptionKeys(inbox)[0]
  const decipher = vi.spyOn(crypto, 'createDecipheriv')
  syncBuiltinESMExports()
  onTestFinished(() => {
    decipher.mockRestore()
    syncBuiltinESMExports()
  })
  return () => decipher.mock.calls.filter(([, key]) => wrappingKey.equals(key as KeyObject)).length
}

const fields = `
  name description documents { name } messages { text } notes { text } screenings { result } retention { legalHoldReason }
  conflicts { isLocked parties { name } matches { name } }
`

/** A request about which everything is told. */
async function startFullRequest() {
  const inbox = await startRequestsService()
  const documents = [await storeDocument(inbox)]
  const receipt = await submitClearedRequest(inbox, { documents })
  await performAsApplicant(inbox, 'write', { accessToken: receipt.accessToken, text: 'Is there news?' })
  await noteAndHold(inbox, receipt.id, 'Call back', 'A court')
  return { inbox, ...receipt }
}

test('opening a request unwraps its key once, for all that is read of it', async () => {
  const { inbox, id } = await startFullRequest()
  const count = countUnwrappings(inbox)
  expect(await openRequest(inbox, id, fields)).toMatchObject({
    documents: [{ name: 'Notice.pdf' }],
    messages: [{ text: 'Is there news?' }],
    notes: [{ text: 'Call back' }],
    screenings: [{ result: expect.any(String) }],
    retention: { legalHoldReason: 'A court' },
    conflicts: { isLocked: false, parties: [{ name: 'Ana Diaz' }] },
  })
  expect(count()).toBe(1)
})

test('what an administrator or an applicant does about a request unwraps its key once', async () => {
  const { inbox, id, reference, passphrase, accessToken } = await startFullRequest()
  const count = countUnwrappings(inbox)
  await inbox.queryAsAdministrator(
    'mutation ($id: ID!) { writeToApplicant(id: $id, text: "Soon") { messages { text } } }',
    { id },
  )
  expect(count()).toBe(1)
  await inbox.queryAsAdministrator('mutation ($id: ID!) { openMatching(id: $id) { canOffer } }', { id })
  expect(count()).toBe(2)
  await performAsApplicant(inbox, 'open', { reference, passphrase })
  expect(count()).toBe(3)
  await performAsApplicant(inbox, 'write', { accessToken, text: 'Thank you' })
  expect(count()).toBe(4)
})

test('a new request is encrypted with a key that nobody has to unwrap, but for the receipt of one that is sent again', async () => {
  const inbox = await startRequestsService()
  const count = countUnwrappings(inbox)
  const { id } = await submitRequest(inbox)
  expect(count()).toBe(0)
  expect(await submitRequest(inbox)).toMatchObject({ id })
  expect(count()).toBe(1)
})
