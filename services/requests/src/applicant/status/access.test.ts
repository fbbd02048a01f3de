import { AuditEvent } from '@access/service-kit'
import { expect, test, vi } from 'vitest'
import {
  applicantOperations,
  performAsApplicant,
  proposePassphrase,
  signOut,
  startWithRequest,
  submitRequest,
} from '../../testing/applicant.ts'
import { startRequestsService } from '../../testing/requests-service.ts'

const isExpired = { code: 'BAD_USER_INPUT', fields: { accessToken: expect.any(String) } }
const withKey = { 'x-idempotency-key': 'key-1' }

test('half an hour after the passphrase was typed access ends, however often the page was used', async () => {
  const { inbox, reference, passphrase, getError } = await startWithRequest()
  const opened = await performAsApplicant(inbox, 'open', { reference, passphrase })
  const expiresAt = Date.now() + 30 * 60_000
  vi.useFakeTimers({ now: expiresAt - 60_000, toFake: ['Date'] })
  const used = await performAsApplicant(inbox, 'write', { accessToken: opened.accessToken, text: 'Hello' })
  expect(used.accessSecondsLeft).toBeLessThanOrEqual(60)
  vi.setSystemTime(expiresAt)
  for (const { accessToken } of [opened, used])
    expect(await getError('look', { accessToken })).toMatchObject(isExpired)
  vi.useRealTimers()
})

test('an applicant who signs out ends every access token there is, and nobody minds a second time', async () => {
  const { inbox, id, reference, passphrase, accessToken, getError } = await startWithRequest()
  const other = await performAsApplicant(inbox, 'open', { reference, passphrase })
  expect(await signOut(inbox, accessToken)).toEqual({ endRequestAccess: true })
  expect(await signOut(inbox, accessToken)).toEqual({ endRequestAccess: true })
  expect(await signOut(inbox, 'none')).toEqual({ endRequestAccess: true })
  for (const ended of [accessToken, other.accessToken]) {
    expect(await getError('look', { accessToken: ended })).toMatchObject(isExpired)
    const error = await getError('write', { accessToken: ended, text: 'Somebody else' })
    expect(error).toMatchObject(isExpired)
  }
  expect(await performAsApplicant(inbox, 'open', { reference, passphrase })).toMatchObject({ reference })
  expect(await inbox.em().find(AuditEvent, { itemId: id, action: 'signed out' })).toMatchObject([
    { actor: 'Applicant' },
  ])
})

test('a replaced passphrase opens nothing any more, nor does an access token of before', async () => {
  const inbox = await startRequestsService()
  const { id, reference, passphrase, accessToken } = await submitRequest(inbox, {}, withKey)
  const other = await performAsApplicant(inbox, 'open', { reference, passphrase })
  const proposal = await proposePassphrase(inbox, accessToken)
  expect(await performAsApplicant(inbox, 'open', { reference, passphrase })).toMatchObject({ reference })

  const typed = { accessToken, currentPassphrase: ` ${passphrase.toUpperCase()} `, ...proposal }
  const replaced = await performAsApplicant(inbox, 'replacePassphrase', typed)
  expect(await inbox.queryError(applicantOperations.open, { reference, passphrase })).toMatchObject({
    code: 'NOT_FOUND',
  })
  for (const ended of [accessToken, other.accessToken])
    expect(await inbox.queryError(applicantOperations.look, { accessToken: ended })).toMatchObject(isExpired)
  await performAsApplicant(inbox, 'look', { accessToken: replaced.accessToken })
  await performAsApplicant(inbox, 'open', { reference, passphrase: proposal.passphrase })
  expect(await inbox.em().find(AuditEvent, { itemId: id, actor: 'Applicant' })).toMatchObject([
    { action: 'replaced the passphrase of', title: reference },
  ])
  // The form that it was sent with is not a way to the new one.
  const again = await submitRequest(inbox, {}, withKey)
  expect(again).toMatchObject({ id, reference, passphrase: null, accessToken: null })
})

test('replacing needs the passphrase, and one that we proposed', async () => {
  const inbox = await startRequestsService()
  const { reference, passphrase, accessToken } = await submitRequest(inbox)
  const another = await submitRequest(inbox, { name: 'Another' })
  const proposal = await proposePassphrase(inbox, accessToken)
  const foreign = await proposePassphrase(inbox, another.accessToken)
  const replace = (overrides: object) =>
    inbox.queryError(applicantOperations.replacePassphrase, {
      accessToken,
      currentPassphrase: passphrase,
      ...proposal,
      ...overrides,
    })
  expect(await replace({ currentPassphrase: 'four words that are not' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { currentPassphrase: expect.any(String) },
  })
  expect(await replace({ currentPassphrase: another.passphrase })).toMatchObject({ code: 'BAD_USER_INPUT' })
  for (const wrong of [foreign, { passphrase: 'one two' }, { signature: '' }, { signature: 'é'.repeat(64) }])
    expect(await replace(wrong)).toMatchObject({ code: 'CONFLICT' })
  expect(await performAsApplicant(inbox, 'open', { reference, passphrase })).toMatchObject({ reference })
})

test('of many who replace it at the same moment one does', async () => {
  const { inbox, reference, passphrase, accessToken } = await startWithRequest()
  const proposals = await Promise.all(Array.from({ length: 6 }, () => proposePassphrase(inbox, accessToken)))
  const answers = await Promise.all(
    proposals.map((proposal) =>
      inbox.execute(applicantOperations.replacePassphrase, {
        accessToken,
        currentPassphrase: passphrase,
        ...proposal,
      }),
    ),
  )
  expect(answers.filter(({ data }) => data)).toHaveLength(1)
  const valid = proposals[answers.findIndex(({ data }) => data)]!
  await performAsApplicant(inbox, 'open', { reference, passphrase: valid.passphrase })
})

test('guessing the passphrase to replace it is counted with the look-ups', async () => {
  const { inbox, accessToken } = await startWithRequest({}, { THROTTLES: 'on' })
  const proposal = await proposePassphrase(inbox, accessToken)
  const guess = () =>
    inbox.queryError(
      applicantOperations.replacePassphrase,
      { accessToken, currentPassphrase: 'four words that are not', ...proposal },
      { headers: { 'x-client-address': '192.0.2.1' } },
    )
  for (let attempts = 0; attempts < 10; attempts += 1)
    expect(await guess()).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await guess()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
})
