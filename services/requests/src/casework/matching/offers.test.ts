import { expect, test } from 'vitest'
import { performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { recordClearCheck } from '../../testing/conflict-checks.ts'
import {
  buildAttorney,
  exampleCaseSummary,
  matchingOperations,
  secondAttorney,
  startEligibleRequest,
} from '../../testing/offers.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { listActions, stripRandomText } from '../../testing/requests-service.ts'
import { ruth } from '../../testing/staff.ts'
import { StoredParty } from '../conflicts/party.entity.ts'
import { getOfferState, ReferralOffer } from './referral-offer.entity.ts'

test('attorneys are ranked best first, with reasons, and looking is recorded', async () => {
  const current = await startEligibleRequest()
  await performAsApplicant(current.inbox, 'addDetails', {
    accessToken: current.receipt.accessToken,
    input: { language: 'tiếng Việt' },
  })
  current.team.attorneys = [{ ...secondAttorney, languages: [] }, buildAttorney()]
  const { canOffer, attorneys } = await current.byOffice('look')
  expect(canOffer).toBe(true)
  expect(attorneys!.map(({ name, canReceiveOffer }) => [name, canReceiveOffer])).toEqual([
    ['Thuy-Linh Dang', true],
    ['Tomasz Wieliczko', true],
  ])
  expect(attorneys![0]!.reasons.map(({ text }) => text)).toEqual([
    'Housing Rights: Eviction defense',
    'Speaks Vietnamese',
    '2 of 2 places left',
  ])
  expect((await listActions(current.inbox, { actor: ruth.name })).at(-1)).toBe('looked for an attorney')
})

test('while the attorneys are not known, the offers are listed all the same', async () => {
  const current = await startEligibleRequest()
  current.team.isDown = true
  expect(await current.byOffice('look')).toMatchObject({ attorneys: null, offers: [], canOffer: true })
  expect(await current.failAsOffice('offer')).toMatchObject({ code: 'BUSY' })
})

/** The time where the office is. */
const formatLocal = (moment: Date) =>
  moment.toLocaleString('en-US', { timeZone: 'America/New_York', timeStyle: 'short', dateStyle: 'short' })

test('an offer is open as long as its urgency allows and the staff were told, and its email says when, and nothing about the request', async () => {
  const current = await startEligibleRequest()
  const expectedAt = new Date((await current.byOffice('look')).answerDueAt!)
  const code = await current.offer()
  const { offers, canOffer, attorneys, answerDueAt } = await current.byOffice('look')
  expect({ canOffer, attorneys, answerDueAt }).toEqual({ canOffer: false, attorneys: [], answerDueAt: null })
  expect(offers).toMatchObject([
    {
      attorney: 'Thuy-Linh Dang',
      offeredBy: 'Ruth Abernathy',
      state: 'open',
      summary: exampleCaseSummary,
      reason: null,
    },
  ])
  const endsAt = new Date(offers[0]!.endsAt)
  expect(Math.abs(endsAt.getTime() - expectedAt.getTime())).toBeLessThan(60_000)
  // It is urgent: by the close of the next business day.
  expect(formatLocal(endsAt)).toMatch(/5:00\sPM$/)
  const hours = (endsAt.getTime() - new Date(offers[0]!.offeredAt).getTime()) / 3_600_000
  expect(hours).toBeGreaterThan(16)
  expect(hours).toBeLessThan(4 * 24)

  const mail = (await readOutbox(current.inbox)).find(({ kind }) => kind === 'attorneyOffer')!
  expect(mail.to).toBe('thuylinh@example.org')
  expect(mail.subject).toBe(`A request for you to look at (${current.receipt.reference})`)
  expect(mail.text).toContain(`https://access.example.org/get-help/offer#${code}`)
  const weekday = endsAt.toLocaleDateString('en-US', { timeZone: 'America/New_York', weekday: 'long' })
  expect(mail.text).toMatch(new RegExp(`tell us by ${weekday}, .*, 5:00 PM whether`))
  expect(stripRandomText(mail.text)).not.toMatch(/Ana|Diaz|Housing|heating|High/)
  expect(await listActions(current.inbox, { actor: ruth.name })).toContain('offered to Thuy-Linh Dang')
})

test('a summary that identifies somebody, or is empty, is rejected', async () => {
  const current = await startEligibleRequest()
  const error = (summary: string) => current.failAsOffice('offer', { summary })
  expect((await error('Ms. Diaz, +1 555 555 0177, has no heating')).fields).toEqual({
    summary: "It holds the applicant's name: diaz. It holds the applicant's telephone number. Leave it out",
  })
  expect((await error('  ')).fields).toEqual({ summary: 'Write what it is about, without names' })
  expect(await current.inbox.em().count(ReferralOffer)).toBe(0)
})

test('a request with a party that cannot be read is not offered, and that is why', async () => {
  const current = await startEligibleRequest()
  await current.inbox.em().nativeUpdate(StoredParty, { requestId: current.id }, { encrypted: 'AAAA' })
  const { code, message } = await current.failAsOffice('offer')
  expect({ code, message }).toEqual({
    code: 'CONFLICT',
    message: 'A party of this request cannot be read: nobody can tell whether the summary names them',
  })
})

test('only an eligible request is offered, to somebody who works here and whom an email reaches', async () => {
  const current = await startEligibleRequest()
  const error = (about: object = {}) => current.failAsOffice('offer', about)
  expect(await error({ attorney: '5c2b7a10-0000-4000-8000-00000000ffff' })).toMatchObject({
    code: 'CONFLICT',
    message: 'This attorney does not work here any more',
  })
  current.team.attorneys = [buildAttorney({ email: null })]
  expect((await error()).message).toBe('Thuy-Linh Dang has no email address in the team')
  await current.move('in_review')
  expect((await error()).message).toBe('Only a request that is eligible can be offered to an attorney')
  expect((await error({ id: current.offerInput.attorney })).code).toBe('NOT_FOUND')
})

test('of two offers made at the same time one is refused, and one attorney is asked', async () => {
  const current = await startEligibleRequest()
  const answers = await Promise.all(
    [buildAttorney(), secondAttorney].map(({ id: attorney }) =>
      current.inbox.execute(
        matchingOperations.offer,
        { ...current.offerInput, attorney },
        { token: current.inbox.token },
      ),
    ),
  )
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1)
  expect(await current.inbox.em().count(ReferralOffer)).toBe(1)
})

test('a revoked offer cannot be opened, and the next attorney can be asked', async () => {
  const current = await startEligibleRequest()
  const code = await current.offer()
  const [offer] = (await current.byOffice('look')).offers
  expect(await current.byOffice('revoke', { offer: offer!.id })).toMatchObject({
    canOffer: true,
    offers: [{ state: 'taken_back' }],
  })
  expect((await current.failAsAttorney('open', { code })).code).toBe('NOT_FOUND')
  expect((await current.failAsOffice('revoke', { offer: offer!.id })).code).toBe('CONFLICT')
  expect((await current.failAsOffice('revoke', { offer: 'none' })).code).toBe('NOT_FOUND')
  await current.offer({ attorney: secondAttorney.id })
})

test('an attorney’s places are filled by what they are asked about, and by what they have taken', async () => {
  const current = await startEligibleRequest()
  const reasons = async (id: string) => {
    const { attorneys } = await current.byOffice('look', { id })
    return attorneys!.find(({ name }) => name === 'Thuy-Linh Dang')!.reasons.map(({ text }) => text)
  }
  const other = (await submitRequest(current.inbox, { category: 'Employment' })).id
  await recordClearCheck(current.inbox, other)
  await current.inbox.em().execute(`update legal_aid_request set status = 'eligible' where id = ?`, [other])
  const code = await current.offerCleared()
  expect(await reasons(other)).toContain('1 of 2 places left')
  await current.byAttorney('answer', { code, accept: true })
  expect(await reasons(other)).toContain('1 of 2 places left')
  await current.move('eligible')
  expect(await reasons(other)).toContain('2 of 2 places left')
})

test('who deletes a team member is told how many matters and offers are open', async () => {
  const current = await startEligibleRequest()
  const query = 'query ($teamMembers: [ID!]!) { openMatterCount(teamMembers: $teamMembers) }'
  const count = (...teamMembers: string[]) =>
    current.inbox.readAsAdministrator<number>(query, { teamMembers })
  const { id } = buildAttorney()
  expect(await count(id)).toBe(0)
  await current.offer()
  expect(await count(id)).toBe(1)
  expect([await count(id, secondAttorney.id), await count(secondAttorney.id), await count()]).toEqual([
    1, 0, 0,
  ])
  await current.inbox.em().nativeUpdate(ReferralOffer, {}, { endsAt: new Date(0) })
  expect(await count(id)).toBe(0)
})

test('a request without a conflict check is not offered, and shows nothing', async () => {
  const current = await startEligibleRequest()
  await performAsApplicant(current.inbox, 'addDetails', {
    accessToken: current.receipt.accessToken,
    input: { adverseParty: 'Crowe Property' },
  })
  for (const operation of ['look', 'offer'] as const)
    expect(await current.failAsOffice(operation)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('conflicts'),
    })
})

test('an offer ends by the clock, and when the request moves on', () => {
  const offeredAt = new Date('2026-11-21T10:00:00Z')
  const endsAt = new Date('2026-11-26T10:00:00Z')
  const offer = { outcome: null, offeredAt, endsAt }
  const before = { statusChangedAt: new Date('2026-11-20T10:00:00Z') }
  expect(getOfferState(offer, before, new Date('2026-11-26T09:59:59Z'))).toBe('open')
  expect(getOfferState(offer, before, endsAt)).toBe('expired')
  expect(getOfferState(offer, { statusChangedAt: new Date('2026-11-22T10:00:00Z') }, endsAt)).toBe('moved_on')
})
