// What attorneys see and do by the link of their email.

import { expect, test, vi } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { applicantOperations, performAsApplicant } from '../../testing/applicant.ts'
import {
  exampleCaseSummary,
  matchingOperations,
  secondAttorney,
  startEligibleRequest,
} from '../../testing/offers.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { listActions } from '../../testing/requests-service.ts'
import { runDueTask } from '../../testing/run-due-jobs.ts'
import { findRequest } from '../../testing/staff.ts'
import { StoredParty } from '../conflicts/party.entity.ts'
import { expireOffer } from './expire-offer.ts'
import { offerAnswer } from './offer.rules.ts'
import { ReferralOffer } from './referral-offer.entity.ts'

type EligibleRequest = Awaited<ReturnType<typeof startEligibleRequest>>

const getStatus = async ({ inbox, id }: EligibleRequest) => (await findRequest(inbox, id)).status

/** What was done by the attorney whom the offer goes to. */
const listAttorneyActions = ({ inbox, id }: EligibleRequest) =>
  listActions(inbox, { itemId: id, actor: 'Thuy-Linh Dang' })

/** Everything that can be asked with a code. */
const calls = [
  ['open', {}],
  ['conflict', { conflict: false }],
  ['answer', { accept: true }],
] as const

test('first there are the names alone, then the brief without them, and both readings are recorded', async () => {
  const setup = await startEligibleRequest()
  const { accessToken, reference } = setup.receipt
  const input = {
    adverseParty: 'Crowe Property',
    language: 'Spanish',
    interpreter: true,
  }
  await performAsApplicant(setup.inbox, 'changeCourtDate', { accessToken, courtDate: '2099-04-02' })
  await performAsApplicant(setup.inbox, 'addDetails', { accessToken, input })
  await setup.clearAgain()
  const code = await setup.offer()
  expect(await setup.byAttorney('open', { code })).toMatchObject({
    step: 'names',
    attorney: 'Thuy-Linh Dang',
    parties: [
      { role: 'applicant', names: ['Ana Diaz'] },
      { role: 'other side', names: ['Crowe Property'] },
    ],
    caseSummary: null,
  })
  const receivedOffer = await setup.byAttorney('conflict', { code, conflict: false })
  expect(receivedOffer).toMatchObject({ step: 'brief', parties: null })
  expect(receivedOffer.caseSummary).toEqual({
    reference,
    category: 'Housing Rights',
    urgency: 'High',
    summary: exampleCaseSummary,
    language: 'Spanish',
    interpreter: true,
    courtDate: '2099-04-02T00:00:00.000Z',
    income: 'Under $15,000',
    household: '2 or 3 people',
  })
  expect(JSON.stringify(receivedOffer)).not.toMatch(/Ana|Diaz|Crowe|landlord/)
  expect(await setup.byAttorney('open', { code })).toEqual(receivedOffer)
  expect(await listAttorneyActions(setup)).toEqual(['read the names', 'read the brief', 'read the brief'])
  expect(await getStatus(setup)).toBe('eligible')
})

test('an attorney who accepts has the request: it is matched, and applicant and staff are told', async () => {
  const setup = await startEligibleRequest()
  const { accessToken, reference } = setup.receipt
  await performAsApplicant(setup.inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  const code = await setup.offerCleared()
  const receivedOffer = await setup.byAttorney('answer', { code, accept: true })
  expect(receivedOffer).toMatchObject({
    step: 'accepted',
    caseSummary: null,
    parties: null,
    answeredAt: expect.any(String),
  })
  expect(await performAsApplicant(setup.inbox, 'look', { accessToken })).toMatchObject({ status: 'matched' })
  expect(await setup.byOffice('look')).toMatchObject({
    matchedAttorney: 'Thuy-Linh Dang',
    offers: [{ state: 'accepted' }],
  })
  expect(await listAttorneyActions(setup)).toEqual(['read the brief', 'accepted'])
  const emails = (await readOutbox(setup.inbox)).slice(-2)
  expect(emails.map(({ kind, to }) => `${to} ${kind}`).sort()).toEqual([
    'ana@example.org statusUpdate',
    'ruth@example.org attorneyAnswer',
  ])
  const toStaff = emails.find(({ kind }) => kind === 'attorneyAnswer')!
  expect(toStaff.subject).toBe(`Thuy-Linh Dang has accepted request ${reference}`)
  expect(toStaff.text).toContain(`/admin/legal-aid/${setup.id}`)
})

test('a link that was answered says so and when, whatever is pressed again, and changes nothing', async () => {
  const setup = await startEligibleRequest()
  const code = await setup.offerCleared()
  const receivedOffer = await setup.byAttorney('answer', { code, accept: true })
  expect(await setup.byAttorney('open', { code })).toEqual(receivedOffer)
  expect(await setup.byAttorney('conflict', { code, conflict: true })).toEqual(receivedOffer)
  expect(await setup.byAttorney('answer', { code, accept: false, reason: 'No' })).toEqual(receivedOffer)
  expect(await getStatus(setup)).toBe('matched')
})

test('who refuses may say reasons: the office reads it, the request stays eligible, and they rank last', async () => {
  const setup = await startEligibleRequest()
  const code = await setup.offerCleared()
  await setup.byAttorney('answer', { code, accept: false, reason: 'I am in court that week.' })
  const { canOffer, offers, attorneys } = await setup.byOffice('look')
  expect({ canOffer, offers }).toMatchObject({
    canOffer: true,
    offers: [{ state: 'refused', reason: 'I am in court that week.', endedAt: expect.any(String) }],
  })
  expect(attorneys!.map(({ name }) => name)).toEqual(['Tomasz Wieliczko', 'Thuy-Linh Dang'])
  expect(attorneys![1]!.reasons[0]!.text).toBe('Refused this request before')
  const staff = (await readOutbox(setup.inbox)).filter(({ kind }) => kind === 'attorneyAnswer')
  expect(staff.map(({ subject, text }) => [subject, text.includes('in court')])).toEqual([
    [`Thuy-Linh Dang has refused request ${setup.receipt.reference}`, false],
  ])
})

test('an attorney with a conflict sees no case summary, and is not asked again', async () => {
  const setup = await startEligibleRequest()
  const code = await setup.offer()
  const receivedOffer = await setup.byAttorney('conflict', { code, conflict: true })
  expect(receivedOffer).toMatchObject({ step: 'conflict', caseSummary: null })
  expect(await setup.byOffice('look')).toMatchObject({
    offers: [{ state: 'conflict', clearedAt: null }],
    attorneys: [{ canReceiveOffer: true }, { name: 'Thuy-Linh Dang', canReceiveOffer: false }],
  })
  expect((await setup.failAsOffice('offer')).message).toBe('Thuy-Linh Dang has a conflict with this request')
})

test('a name that comes later is asked about again before anybody accepts', async () => {
  const setup = await startEligibleRequest()
  const code = await setup.offerCleared()
  await performAsApplicant(setup.inbox, 'addDetails', {
    accessToken: setup.receipt.accessToken,
    input: { adverseParty: 'Crowe Property' },
  })
  expect(await setup.byAttorney('answer', { code, accept: true })).toMatchObject({
    step: 'names',
    parties: [{ names: ['Ana Diaz'] }, { names: ['Crowe Property'] }],
  })
  await setup.byAttorney('conflict', { code, conflict: false })
  expect(await setup.byAttorney('answer', { code, accept: true })).toMatchObject({ step: 'accepted' })
})

test('nobody accepts before the question of a conflict', async () => {
  const setup = await startEligibleRequest()
  const code = await setup.offer()
  expect(await setup.byAttorney('answer', { code, accept: true })).toMatchObject({ step: 'names' })
  expect(await getStatus(setup)).toBe('eligible')
})

test.each([
  ['a name', StoredParty, { encrypted: 'AAAA' }],
  ['the request', LegalAidRequest, { dataKey: 'AAAA' }],
] as const)(
  'when %s cannot be read any more, an open offer says so and cannot be answered, but by a conflict',
  async (_, Type, unreadable) => {
    const setup = await startEligibleRequest({}, { LOG_LEVEL: 'silent' })
    const code = await setup.offer()
    const where = Type === StoredParty ? { requestId: setup.id } : { id: setup.id }
    await setup.inbox.em().nativeUpdate<object>(Type, where, unreadable)
    for (const [operation, variables] of calls)
      expect(await setup.failAsAttorney(operation, { code, ...variables })).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('cannot be read at the moment'),
      })
    expect(await setup.inbox.em().findOne(ReferralOffer, { requestId: setup.id })).toMatchObject({
      clearedAt: null,
      outcome: null,
    })
    expect(await listAttorneyActions(setup)).toEqual([])
    expect(await setup.byAttorney('conflict', { code, conflict: true })).toMatchObject({ step: 'conflict' })
  },
)

test('a name that cannot be read any more keeps nobody from answering who has read it', async () => {
  const setup = await startEligibleRequest()
  const code = await setup.offerCleared()
  await setup.inbox.em().nativeUpdate(StoredParty, { requestId: setup.id }, { encrypted: 'AAAA' })
  expect(await setup.byAttorney('open', { code })).toMatchObject({ step: 'brief' })
  expect(await setup.byAttorney('answer', { code, accept: true })).toMatchObject({ step: 'accepted' })
})

test('after its deadline the link is the same as one that never was', async () => {
  const setup = await startEligibleRequest()
  const code = await setup.offer()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 86_400_000 + 1000 })
  const late = await setup.failAsAttorney('open', { code })
  const unknown = await setup.failAsAttorney('open', { code: 'none' })
  vi.useRealTimers()
  expect(late).toEqual(unknown)
  expect(late.code).toBe('NOT_FOUND')
})

test('the link of an attorney who has left the team opens nothing, and nothing opens while nobody can say', async () => {
  const setup = await startEligibleRequest()
  const code = await setup.offer()
  setup.team.isDown = true
  expect(await setup.failAsAttorney('open', { code })).toMatchObject({ code: 'BUSY' })
  setup.team.isDown = false
  const { attorneys } = setup.team
  setup.team.attorneys = [secondAttorney]
  for (const [operation, variables] of calls)
    expect((await setup.failAsAttorney(operation, { code, ...variables })).code).toBe('NOT_FOUND')
  expect(await getStatus(setup)).toBe('eligible')
  setup.team.attorneys = attorneys
  expect(await setup.byAttorney('open', { code })).toMatchObject({ step: 'names' })
})

test('of an offer that nobody answers in time the staff hear once, and the request waits for the next', async () => {
  const setup = await startEligibleRequest()
  await setup.offer()
  const later = new Date(Date.now() + 5 * 86_400_000 + 1000)
  await runDueTask(setup.inbox, expireOffer)
  expect(await setup.byOffice('look')).toMatchObject({ offers: [{ state: 'open' }] })
  await runDueTask(setup.inbox, expireOffer, later)
  await runDueTask(setup.inbox, expireOffer, later)
  expect(await setup.byOffice('look')).toMatchObject({ canOffer: true, offers: [{ state: 'expired' }] })
  const staff = (await readOutbox(setup.inbox)).filter(({ kind }) => kind === 'attorneyAnswer')
  expect(staff.map(({ subject }) => subject)).toEqual([
    `Thuy-Linh Dang has not answered in time about request ${setup.receipt.reference}`,
  ])
})

test.each(['withdraw', 'erase'] as const)('%s by the applicant ends the offer by itself', async (act) => {
  const setup = await startEligibleRequest()
  const code = await setup.offer()
  await performAsApplicant(setup.inbox, act, { accessToken: setup.receipt.accessToken })
  const receivedOffer = await setup.failAsAttorney('open', { code })
  expect(receivedOffer).toEqual(await setup.failAsAttorney('open', { code: 'none' }))
  expect(await setup.inbox.em().count(ReferralOffer)).toBe(act === 'erase' ? 0 : 1)
})

test('accepting and withdrawing at the same time: one of them happens, and nothing in between', async () => {
  const setup = await startEligibleRequest()
  const code = await setup.offerCleared()
  const [accepted, withdrawn] = await Promise.all([
    setup.inbox.execute(matchingOperations.answer, { code, accept: true }),
    setup.inbox.execute(applicantOperations.withdraw, { accessToken: setup.receipt.accessToken }),
  ])
  expect([accepted, withdrawn].filter(({ errors }) => errors)).toHaveLength(1)
  expect(await getStatus(setup)).toBe(accepted.errors ? 'withdrawn' : 'matched')
})

test('a request that moved away and came back does not open an old link', async () => {
  const setup = await startEligibleRequest()
  const code = await setup.offer()
  await setup.move('in_review')
  await setup.move('eligible')
  expect((await setup.failAsAttorney('open', { code })).code).toBe('NOT_FOUND')
  expect(await setup.byOffice('look')).toMatchObject({ canOffer: true, offers: [{ state: 'moved_on' }] })
})

test('two attorneys are not both matched: the link of the first is dead once the second is asked', async () => {
  const setup = await startEligibleRequest()
  const first = await setup.offer()
  await setup.byAttorney('conflict', { code: first, conflict: false })
  const [offer] = (await setup.byOffice('look')).offers
  await setup.byOffice('revoke', { offer: offer!.id })
  const second = await setup.offer({ attorney: secondAttorney.id })
  await setup.byAttorney('conflict', { code: second, conflict: false })
  const [early, late] = await Promise.all(
    [first, second].map((code) => setup.inbox.execute(matchingOperations.answer, { code, accept: true })),
  )
  expect(early!.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect(late!.errors).toBeUndefined()
  expect((await setup.byOffice('look')).matchedAttorney).toBe('Tomasz Wieliczko')
})

test('an answer that is sent twice at once is recorded once', async () => {
  const setup = await startEligibleRequest()
  const code = await setup.offerCleared()
  await Promise.all([1, 2].map(() => setup.byAttorney('answer', { code, accept: true })))
  expect(await listAttorneyActions(setup)).toEqual(['read the brief', 'accepted'])
})

test('codes are not guessed: the 21st attempt of an address within a minute has to wait', async () => {
  const setup = await startEligibleRequest({}, { THROTTLES: 'on' })
  const attempt = () =>
    setup.inbox.queryError(
      matchingOperations.open,
      { code: 'none' },
      { headers: { 'x-client-address': '192.0.2.1' } },
    )
  for (let count = 0; count < 20; count += 1) expect((await attempt()).code).toBe('NOT_FOUND')
  expect(await attempt()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
})

test('what is too long is refused with the field', () => {
  const { error } = offerAnswer.safeParse({ accept: false, reason: 'x'.repeat(501) })
  const message = 'Your reason must be 500 characters or fewer'
  expect(error!.issues).toMatchObject([{ path: ['reason'], message }])
})
