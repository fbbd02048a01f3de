import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { newContactMessage } from '../../contact/contact-message.entity.ts'
import { buildContactMessage } from '../../contact/contact-message.examples.ts'
import { encryptedTypes } from '../../encrypted-types.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { newRegistration, Registration } from '../../registrations/registration.entity.ts'
import { buildRegistration } from '../../registrations/registration.examples.ts'
import { requests } from '../../requests.ts'
import {
  performAsApplicant,
  startWithRequest,
  storeDocument,
  submitRequest,
} from '../../testing/applicant.ts'
import { submitClearedRequest } from '../../testing/conflict-checks.ts'
import { generateEncryptionKey, sendMutations, startRequestsService } from '../../testing/requests-service.ts'
import { findRequest } from '../../testing/staff.ts'
import { isNumberStopped, setNumberStopped } from '../email/stopped-number.entity.ts'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { underOtherKeys } from '../encryption/encrypted-type.ts'
import { parseEncryptionKeys } from '../encryption/encryption.ts'
import { checkKeys } from './check-keys.ts'
import { formatRotationReport, rotateKeys } from './rotate-keys.ts'

/** From now on the service runs with these keys, as after a start. */
function restart(inbox: Subgraph, ENCRYPTION_KEY: string, ENCRYPTION_KEYS_BEFORE = '') {
  Object.assign(inbox.settings.env, { ENCRYPTION_KEY, ENCRYPTION_KEYS_BEFORE })
  return inbox.em().transactional((em) => requests.seed!(em, inbox.settings))
}

const getCurrentKey = (inbox: Subgraph) => inbox.settings.env.ENCRYPTION_KEY!
const countNotUnder = async (inbox: Subgraph, key: string) => {
  const counts = encryptedTypes.map(({ Type }) =>
    inbox.em().count(Type, underOtherKeys(parseEncryptionKeys({ ENCRYPTION_KEY: key }))),
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

test('after a rotation everything is decrypted and found as before, and nothing is left under the old key', async () => {
  const inbox = await startRequestsService({ env: { STAFF_EMAIL: 'ruth@example.org' } })
  const [before, after] = [getCurrentKey(inbox), generateEncryptionKey()]
  const document = await storeDocument(inbox)
  const { id, reference, passphrase, accessToken } = await submitClearedRequest(inbox, {
    documents: [await storeDocument(inbox)],
  })
  await submitRequest(inbox, { category: 'Employment' })
  await performAsApplicant(inbox, 'write', { accessToken, text: 'Hello' })
  await inbox.query(sendMutations.message, { input: buildContactMessage() })
  const place = newRegistration(buildRegistration(), 1, getEncryptionKeys(inbox))
  await inbox.em().persist(place).flush()
  const stop = { number: '+15555550188', isStopped: true }
  await inbox.em().transactional((em) => setNumberStopped(em, getEncryptionKeys(inbox), stop))

  const { rotatedCount, undecryptable } = await rotateKeys(
    inbox.em(),
    parseEncryptionKeys({ ENCRYPTION_KEY: after, ENCRYPTION_KEYS_BEFORE: before }),
    encryptedTypes,
  )
  expect({ rotatedCount, undecryptable }).toEqual({ rotatedCount: 9, undecryptable: [] })
  await restart(inbox, after)
  expect(await countNotUnder(inbox, after)).toBe(0)

  expect(await isNumberStopped(inbox.em(), getEncryptionKeys(inbox), stop.number)).toBe(true)
  const requestStatus = await performAsApplicant(inbox, 'open', { reference, passphrase })
  expect(requestStatus).toMatchObject({ messages: [{ text: 'Hello' }], documents: [{ name: 'Notice.pdf' }] })
  const opened = await inbox.queryAsAdministrator(
    `mutation { openLegalAidRequest(id: "${id}") { name otherRequests { category } } listContactMessages { name } }`,
  )
  expect(opened).toEqual({
    openLegalAidRequest: { name: 'Ana Diaz', otherRequests: [{ category: 'Employment' }] },
    listContactMessages: [{ name: 'Noor Haddad' }],
  })
  const { documents } = await performAsApplicant(inbox, 'add', {
    accessToken: requestStatus.accessToken,
    documents: [document],
  })
  expect(documents).toHaveLength(2)
  const moved = await inbox.em().findOneOrFail(Registration, { id: place.id })
  expect(moved.linkHash).not.toBe(place.linkHash)
})

test('killed on its way it leaves everything readable with both keys, and the next one goes on', async () => {
  const inbox = await startRequestsService()
  const [before, after] = [getCurrentKey(inbox), generateEncryptionKey()]
  const { reference, passphrase } = await submitRequest(inbox)
  await inbox.query(sendMutations.message, { input: buildContactMessage() })
  const both = parseEncryptionKeys({ ENCRYPTION_KEY: after, ENCRYPTION_KEYS_BEFORE: before })

  const old = getEncryptionKeys(inbox)[0].id
  await inbox.em().execute(`alter table contact_message add constraint never check (key_id = '${old}')`)
  await expect(rotateKeys(inbox.em(), both, encryptedTypes)).rejects.toThrow()
  expect(await countNotUnder(inbox, after)).toBe(1)
  await restart(inbox, after, before)
  expect(await performAsApplicant(inbox, 'open', { reference, passphrase })).toMatchObject({ reference })
  await expect(restart(inbox, after)).rejects.toThrow('put the old key back')

  await inbox.em().execute('alter table contact_message drop constraint never')
  expect(await rotateKeys(inbox.em(), both, encryptedTypes)).toEqual({ rotatedCount: 1, undecryptable: [] })
  expect(await rotateKeys(inbox.em(), both, encryptedTypes)).toEqual({ rotatedCount: 0, undecryptable: [] })
  await restart(inbox, after)
  expect(await performAsApplicant(inbox, 'open', { reference, passphrase })).toMatchObject({ reference })
})

test('more rows than fit into a batch are all changed', async () => {
  const inbox = await startRequestsService()
  const messages = Array.from({ length: 401 }, () =>
    newContactMessage(buildContactMessage(), getEncryptionKeys(inbox)),
  )
  await inbox.em().persist(messages).flush()
  const both = parseEncryptionKeys({
    ENCRYPTION_KEY: generateEncryptionKey(),
    ENCRYPTION_KEYS_BEFORE: getCurrentKey(inbox),
  })
  expect(await rotateKeys(inbox.em(), both, encryptedTypes)).toEqual({ rotatedCount: 401, undecryptable: [] })
})

test('what cannot be opened stays as it is, does not stop the others, and is named', async () => {
  const inbox = await startRequestsService()
  const [before, after] = [getCurrentKey(inbox), generateEncryptionKey()]
  const [bad, good] = [await submitRequest(inbox), await submitRequest(inbox, { name: 'Two' })]
  const { dataKey } = await findRequest(inbox, good.id)
  await inbox.em().nativeUpdate(LegalAidRequest, { id: bad.id }, { dataKey })
  const rotated = await rotateKeys(
    inbox.em(),
    parseEncryptionKeys({ ENCRYPTION_KEY: after, ENCRYPTION_KEYS_BEFORE: before }),
    encryptedTypes,
  )
  expect(rotated).toEqual({ rotatedCount: 1, undecryptable: [bad.reference] })
  expect(formatRotationReport(rotated)).toBe(
    `1 row lies under the new key. 1 could not be opened and stay as they are: ${bad.reference}. Keep the earlier keys, and bring back the one that is missing.`,
  )
})

test('what was erased or sent is under no key, and asks for none', async () => {
  const { inbox, accessToken } = await startWithRequest()
  await performAsApplicant(inbox, 'erase', { accessToken })
  const [before, after] = [getCurrentKey(inbox), generateEncryptionKey()]
  expect(
    await rotateKeys(
      inbox.em(),
      parseEncryptionKeys({ ENCRYPTION_KEY: after, ENCRYPTION_KEYS_BEFORE: before }),
      encryptedTypes,
    ),
  ).toEqual({
    rotatedCount: 0,
    undecryptable: [],
  })
  await restart(inbox, after)
})

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
