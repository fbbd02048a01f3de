import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { encryptedTypes } from '../encrypted-types.ts'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { parseEncryptionKeys } from '../platform/encryption/encryption.ts'
import { rotateKeys } from '../platform/key-rotation/rotate-keys.ts'
import {
  applicantOperations,
  performAsApplicant,
  startWithRequest,
  submitRequest,
} from '../testing/applicant.ts'
import { recordClearCheck, submitClearedRequest } from '../testing/conflict-checks.ts'
import { generateEncryptionKey, startRequestsService } from '../testing/requests-service.ts'
import { moveRequest, openRequest } from '../testing/staff.ts'

const helper = { name: 'Rosa Lind', contact: 'rosa@example.org', preferredContact: 'Helper' }
const noSafeAddress = { email: null, hasNoSafeEmail: true, phone: null, hasNoSafePhone: true }

const open = (inbox: Subgraph, id: string) =>
  openRequest(inbox, id, 'name email hasNoSafeEmail phone hasNoSafePhone otherRequests { reference }')

test('who has no safe email or phone is told so on the receipt and the status page, and staff read it', async () => {
  const inbox = await startRequestsService()
  const receipt = await submitClearedRequest(inbox, noSafeAddress)
  expect(receipt).toMatchObject({ hasSafeEmail: false, hasSafePhone: false })
  const { accessToken } = receipt
  expect(await performAsApplicant(inbox, 'look', { accessToken })).toMatchObject({
    hasSafeEmail: false,
    hasSafePhone: false,
    isEmailEnabled: false,
  })
  expect(await open(inbox, receipt.id)).toEqual({ name: 'Ana Diaz', ...noSafeAddress, otherRequests: [] })
})

test('no email goes to who has no safe one, or to their helper, whatever happens to the request', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken } = await submitClearedRequest(inbox, { ...noSafeAddress, helper })
  expect(
    await inbox.queryError(applicantOperations.setEmailUpdates, { accessToken, isEnabled: true }),
  ).toMatchObject({ code: 'CONFLICT', message: 'There is no email address in this request' })
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: false })

  const administer = (text: string) => inbox.queryAsAdministrator(text, { id })
  await moveRequest(inbox, id, 'in_review')
  await administer('mutation ($id: ID!) { writeToApplicant(id: $id, text: "Call us.") { name } }')
  await moveRequest(inbox, id, 'eligible', 'matched')
  await administer(
    'mutation ($id: ID!) { sendClosureNotice(id: $id, letter: { subject: "Your request", text: "Do you still need us?" }) { name } }',
  )
  const { messages } = await performAsApplicant(inbox, 'look', { accessToken })
  expect(messages.map(({ text }) => text)).toEqual(['Call us.', 'Your request\n\nDo you still need us?'])
  await performAsApplicant(inbox, 'answer', { accessToken, stillNeeded: false })
  expect(await inbox.em().count(OutboxEmail)).toBe(0)
})

test('two without a safe email are not the same person, before and after a rotation of the keys', async () => {
  const inbox = await startRequestsService()
  const { id } = await submitClearedRequest(inbox, noSafeAddress)
  await submitRequest(inbox, { ...noSafeAddress, name: 'Noor Haddad', category: 'Employment' })
  expect(await open(inbox, id)).toMatchObject({ otherRequests: [] })

  const before = inbox.settings.env.ENCRYPTION_KEY!
  const after = generateEncryptionKey()
  const keys = parseEncryptionKeys({ ENCRYPTION_KEY: after, ENCRYPTION_KEYS_BEFORE: before })
  expect(await rotateKeys(inbox.em(), keys, encryptedTypes)).toMatchObject({ undecryptable: [] })
  Object.assign(inbox.settings.env, { ENCRYPTION_KEY: after, ENCRYPTION_KEYS_BEFORE: '' })
  expect(getEncryptionKeys(inbox)).toHaveLength(1)
  expect(await open(inbox, id)).toMatchObject({ hasNoSafeEmail: true, otherRequests: [] })
})

const openWithHelper = (inbox: Subgraph, id: string) =>
  openRequest(
    inbox,
    id,
    'name helper { name contact preferredContact } conflicts { isLocked parties { name } }',
  )

test('staff read who filled in a request once it is unlocked, and the helper is none of its parties', async () => {
  const { inbox, id } = await startWithRequest({ helper })
  const parties = [{ name: 'Ana Diaz' }]
  expect(await openWithHelper(inbox, id)).toEqual({
    name: null,
    helper: null,
    conflicts: { isLocked: true, parties },
  })
  await recordClearCheck(inbox, id)
  expect(await openWithHelper(inbox, id)).toEqual({
    name: 'Ana Diaz',
    helper,
    conflicts: { isLocked: false, parties },
  })
})

test('receipt and status say whom we contact, and neither a name nor an address', async () => {
  const inbox = await startRequestsService()
  const receipt = await submitRequest(inbox, { helper })
  const { accessToken } = receipt
  const status = await performAsApplicant(inbox, 'look', { accessToken })
  for (const answer of [receipt, status]) {
    expect(answer).toMatchObject({ preferredContact: 'Helper', hasSafeEmail: true, hasSafePhone: true })
    expect(JSON.stringify(answer)).not.toMatch(/Rosa|rosa@/)
  }
})
