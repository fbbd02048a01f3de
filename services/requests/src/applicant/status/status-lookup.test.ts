import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import {
  applicantOperations,
  performAsApplicant,
  startWithRequest,
  submitRequest,
} from '../../testing/applicant.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { StatusLookup } from './status-lookup.entity.ts'

const fromAddress = (address: string) => ({ headers: { 'x-client-address': address } })

test('the reference and the passphrase open the status, however they are typed', async () => {
  const { inbox, reference, passphrase } = await startWithRequest()
  const typed = {
    reference: ` ${reference.toLowerCase()} `,
    passphrase: passphrase.toUpperCase().replaceAll(' ', ' - '),
  }
  expect(await performAsApplicant(inbox, 'open', typed)).toMatchObject({
    reference,
    status: 'new',
    messages: [],
  })
})

test('whatever is wrong, the answer is the same', async () => {
  const inbox = await startRequestsService()
  const [one, other] = [await submitRequest(inbox), await submitRequest(inbox, { name: 'Another' })]
  await inbox.em().nativeUpdate(LegalAidRequest, { id: other.id }, { passphraseBlindIndex: null })
  const wrong = [
    { reference: 'LA-3333-3333', passphrase: one.passphrase },
    { reference: one.reference, passphrase: one.passphrase.split(' ').reverse().join(' ') },
    { reference: one.reference, passphrase: one.passphrase.split(' ').slice(0, 3).join(' ') },
    { reference: one.reference, passphrase: other.passphrase },
    // Of our first days: it never had words.
    { reference: other.reference, passphrase: other.passphrase },
    { reference: '', passphrase: '' },
    { reference: "'; drop table legal_aid_request; --", passphrase: '\0' },
    { reference: 'L'.repeat(100_000), passphrase: 'w '.repeat(100_000) },
  ]
  const rejections = await Promise.all(
    wrong.map((typed) => inbox.queryError(applicantOperations.open, typed)),
  )
  expect(new Set(rejections.map((error) => JSON.stringify(error))).size).toBe(1)
  expect(rejections[0]).toMatchObject({ code: 'NOT_FOUND' })
})

test('the eleventh attempt of an address within a minute has to wait, right or wrong', async () => {
  const { inbox, reference, passphrase } = await startWithRequest({}, { THROTTLES: 'on' })
  const wrong = { reference, passphrase: 'four words that are not' }
  for (let attempts = 0; attempts < 9; attempts += 1)
    await inbox.queryError(applicantOperations.open, wrong, fromAddress('192.0.2.1'))
  await inbox.query(applicantOperations.open, { reference, passphrase }, fromAddress('192.0.2.1'))

  const error = await inbox.queryError(
    applicantOperations.open,
    { reference, passphrase },
    fromAddress('192.0.2.1'),
  )
  expect(error).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('(555) 555-0100') })
  expect(error.retryAfter).toBeGreaterThan(50)
  await inbox.query(applicantOperations.open, { reference, passphrase }, fromAddress('192.0.2.2'))

  await inbox.em().nativeUpdate(StatusLookup, {}, { createdAt: new Date(Date.now() - 60_001) })
  await inbox.query(applicantOperations.open, { reference, passphrase }, fromAddress('192.0.2.1'))
  expect(await inbox.em().count(StatusLookup)).toBe(1)
})

test('the address of a status lookup is not stored in plain text', async () => {
  const inbox = await startRequestsService({ env: { THROTTLES: 'on' } })
  await inbox.queryError(
    applicantOperations.open,
    { reference: '', passphrase: '' },
    fromAddress('192.0.2.77'),
  )
  const [row] = await inbox.em().find(StatusLookup, {})
  expect(row!.sender).toMatch(/^[0-9a-f]{64}$/)
})

test('a request whose blind index has an earlier key is still found', async () => {
  const before = await startRequestsService()
  const { reference, passphrase } = await submitRequest(before)
  const [results] = (await before.em().find(LegalAidRequest, {})) as [LegalAidRequest]
  // The database works these two out itself.
  const { passphraseBlindIndex, nextDueAt: _, queueRank: __, ...row } = results
  const after = await startRequestsService({
    env: { ENCRYPTION_KEYS_BEFORE: before.settings.env.ENCRYPTION_KEY! },
  })
  await after.em().insert(LegalAidRequest, { ...row, passphraseBlindIndex })
  expect(await performAsApplicant(after, 'open', { reference, passphrase })).toMatchObject({
    reference,
  })
})
