// What attorneys see and do by the link of their mail.
import { Activity, logOf } from '@access/service-kit'
import { expect, test, vi } from 'vitest'
import { tasks } from '../jobs/tasks.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { mailsIn } from '../testing/mailsIn.ts'
import { done } from '../testing/theApplicant.ts'
import { anAttorney, anEligibleRequest, anotherAttorney, aSummary, toMatch } from '../testing/theTeam.ts'
import { AttorneyOffer } from './attorney-offer.ts'

type Here = Awaited<ReturnType<typeof anEligibleRequest>>

const statusOf = async ({ inbox, id }: Here) =>
  (await inbox.em().findOneOrFail(LegalAidRequest, { id })).status

const recorded = async ({ inbox, id }: Here, who: string) => {
  const lines = await inbox.em().find(Activity, { itemId: id, who }, { orderBy: { at: 'asc' } })
  return lines.map(({ action }) => action)
}

/** Lets one task do what is due; the others would send the mails, and nobody could read them any more. */
async function runDueOf({ inbox }: Here, name: string, now: Date) {
  const task = tasks.find((one) => one.name === name)!
  const { settings } = inbox
  const desk = { em: inbox.em(), settings, log: logOf('jobs', 'error'), now: () => now }
  for (const id of await task.due(inbox.em(), now)) await task.work(desk, id)
}

test('first there are the names alone, then the brief without them, and both readings are recorded', async () => {
  const here = await anEligibleRequest()
  const { pass, reference } = here.receipt
  const input = {
    otherSide: 'Crowe Property',
    language: 'Spanish',
    interpreter: true,
    courtDate: '2099-04-02T00:00:00.000Z',
  }
  await done(here.inbox, 'tell', { pass, input })
  await here.clearAgain()
  const code = await here.offer()
  expect(await here.byAttorney('open', { code })).toMatchObject({
    step: 'names',
    attorney: 'Thuy-Linh Dang',
    parties: [
      { role: 'applicant', names: ['Ana Diaz'] },
      { role: 'other side', names: ['Crowe Property'] },
    ],
    brief: null,
  })
  const told = await here.byAttorney('conflict', { code, conflict: false })
  expect(told).toMatchObject({ step: 'brief', parties: null })
  expect(told.brief).toEqual({
    reference,
    category: 'Housing Rights',
    urgency: 'High',
    summary: aSummary,
    language: 'Spanish',
    interpreter: true,
    courtDate: '2099-04-02T00:00:00.000Z',
    income: 'Under $15,000',
    household: '2 or 3 people',
  })
  expect(JSON.stringify(told)).not.toMatch(/Ana|Diaz|Crowe|landlord/)
  expect(await here.byAttorney('open', { code })).toEqual(told)
  expect(await recorded(here, 'Thuy-Linh Dang')).toEqual([
    'read the names',
    'read the brief',
    'read the brief',
  ])
  expect(await statusOf(here)).toBe('eligible')
})

test('an attorney who accepts has the request: it is matched, and applicant and staff are told', async () => {
  const here = await anEligibleRequest()
  const { pass, reference } = here.receipt
  await done(here.inbox, 'mail', { pass, wanted: true })
  const code = await here.offer()
  await here.byAttorney('conflict', { code, conflict: false })
  const told = await here.byAttorney('answer', { code, accept: true })
  expect(told).toMatchObject({ step: 'accepted', brief: null, parties: null, answeredAt: expect.any(String) })
  expect(await done(here.inbox, 'look', { pass })).toMatchObject({ status: 'matched' })
  expect(await here.byOffice('look')).toMatchObject({
    matchedWith: 'Thuy-Linh Dang',
    offers: [{ state: 'accepted' }],
  })
  expect(await recorded(here, 'Thuy-Linh Dang')).toEqual(['read the brief', 'accepted'])
  const mails = (await mailsIn(here.inbox)).slice(-2)
  expect(mails.map(({ kind, to }) => `${to} ${kind}`).sort()).toEqual([
    'ana@example.org statusUpdate',
    'ruth@example.org attorneyAnswer',
  ])
  const toStaff = mails.find(({ kind }) => kind === 'attorneyAnswer')!
  expect(toStaff.subject).toBe(`Thuy-Linh Dang has accepted request ${reference}`)
  expect(toStaff.text).toContain(`/admin/legal-aid/${here.id}`)
})

test('a link that was answered says so and when, whatever is pressed again, and changes nothing', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  await here.byAttorney('conflict', { code, conflict: false })
  const told = await here.byAttorney('answer', { code, accept: true })
  expect(await here.byAttorney('open', { code })).toEqual(told)
  expect(await here.byAttorney('conflict', { code, conflict: true })).toEqual(told)
  expect(await here.byAttorney('answer', { code, accept: false, reason: 'No' })).toEqual(told)
  expect(await statusOf(here)).toBe('matched')
})

test('who refuses may say why: the office reads it, the request stays eligible, and they rank last', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  await here.byAttorney('conflict', { code, conflict: false })
  await here.byAttorney('answer', { code, accept: false, reason: 'I am in court that week.' })
  const { offerable, offers, attorneys } = await here.byOffice('look')
  expect({ offerable, offers }).toMatchObject({
    offerable: true,
    offers: [{ state: 'refused', reason: 'I am in court that week.', endedAt: expect.any(String) }],
  })
  expect(attorneys!.map(({ name }) => name)).toEqual(['Tomasz Wieliczko', 'Thuy-Linh Dang'])
  expect(attorneys![1]!.reasons[0]!.text).toBe('Refused this request before')
  const rows = await here.inbox.em().execute('select * from attorney_offer')
  expect(JSON.stringify(rows)).not.toContain('court')
  const staff = (await mailsIn(here.inbox)).filter(({ kind }) => kind === 'attorneyAnswer')
  expect(staff.map(({ subject, text }) => [subject, text.includes('in court')])).toEqual([
    [`Thuy-Linh Dang has refused request ${here.receipt.reference}`, false],
  ])
})

test('who has a conflict has refused, sees no brief, and is not asked again', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  const told = await here.byAttorney('conflict', { code, conflict: true })
  expect(told).toMatchObject({ step: 'conflict', brief: null })
  expect(await here.byOffice('look')).toMatchObject({
    offers: [{ state: 'conflict', clearedAt: null }],
    attorneys: [{ askable: true }, { name: 'Thuy-Linh Dang', askable: false }],
  })
  const again = await here.inbox.refusal(toMatch.offer, here.offered, { token: here.inbox.token })
  expect(again.message).toBe('Thuy-Linh Dang has a conflict with this request')
})

test('a name that comes later is asked about again before anybody accepts', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  await here.byAttorney('conflict', { code, conflict: false })
  await done(here.inbox, 'tell', { pass: here.receipt.pass, input: { otherSide: 'Crowe Property' } })
  expect(await here.byAttorney('answer', { code, accept: true })).toMatchObject({
    step: 'names',
    parties: [{ names: ['Ana Diaz'] }, { names: ['Crowe Property'] }],
  })
  await here.byAttorney('conflict', { code, conflict: false })
  expect(await here.byAttorney('answer', { code, accept: true })).toMatchObject({ step: 'accepted' })
})

test('nobody accepts before the question of a conflict', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  expect(await here.byAttorney('answer', { code, accept: true })).toMatchObject({ step: 'names' })
  expect(await statusOf(here)).toBe('eligible')
})

test('five days later the link is the same as one that never was', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 86_400_000 + 1000 })
  const late = await here.inbox.refusal(toMatch.open, { code })
  const unknown = await here.inbox.refusal(toMatch.open, { code: 'none' })
  vi.useRealTimers()
  expect(late).toEqual(unknown)
  expect(late.code).toBe('NOT_FOUND')
})

test('of an offer that nobody answers in five days the staff hear once, and the request waits for the next', async () => {
  const here = await anEligibleRequest()
  await here.offer()
  const later = new Date(Date.now() + 5 * 86_400_000 + 1000)
  await runDueOf(here, 'end offer', new Date())
  expect(await here.byOffice('look')).toMatchObject({ offers: [{ state: 'open' }] })
  await runDueOf(here, 'end offer', later)
  await runDueOf(here, 'end offer', later)
  expect(await here.byOffice('look')).toMatchObject({ offerable: true, offers: [{ state: 'expired' }] })
  const staff = (await mailsIn(here.inbox)).filter(({ kind }) => kind === 'attorneyAnswer')
  expect(staff.map(({ subject }) => subject)).toEqual([
    `Thuy-Linh Dang has not answered in time about request ${here.receipt.reference}`,
  ])
})

test.each(['withdraw', 'erase'] as const)('%s by the applicant ends the offer by itself', async (act) => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  await done(here.inbox, act, { pass: here.receipt.pass })
  const told = await here.inbox.refusal(toMatch.open, { code })
  expect(told).toEqual(await here.inbox.refusal(toMatch.open, { code: 'none' }))
  expect(await here.inbox.em().count(AttorneyOffer)).toBe(act === 'erase' ? 0 : 1)
})

test('a request that moved away and came back does not open an old link', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  await here.move('in_review')
  await here.move('eligible')
  expect((await here.inbox.refusal(toMatch.open, { code })).code).toBe('NOT_FOUND')
  expect(await here.byOffice('look')).toMatchObject({ offerable: true, offers: [{ state: 'moved_on' }] })
})

test('accepting and withdrawing at the same time: one of them happens, and nothing in between', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  await here.byAttorney('conflict', { code, conflict: false })
  const [accepted, withdrawn] = await Promise.all([
    here.inbox.answer(toMatch.answer, { code, accept: true }),
    here.inbox.answer('mutation ($pass: String!) { withdrawRequest(pass: $pass) { status } }', {
      pass: here.receipt.pass,
    }),
  ])
  expect([accepted, withdrawn].filter(({ errors }) => errors)).toHaveLength(1)
  expect(await statusOf(here)).toBe(accepted.errors ? 'withdrawn' : 'matched')
})

test('two attorneys are not both matched: the link of the first is dead once the second is asked', async () => {
  const here = await anEligibleRequest()
  const first = await here.offer()
  await here.byAttorney('conflict', { code: first, conflict: false })
  const [offer] = (await here.byOffice('look')).offers
  await here.byOffice('takeBack', { offer: offer!.id })
  const second = await here.offer({ attorney: anotherAttorney.id })
  await here.byAttorney('conflict', { code: second, conflict: false })
  const [early, late] = await Promise.all(
    [first, second].map((code) => here.inbox.answer(toMatch.answer, { code, accept: true })),
  )
  expect(early!.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect(late!.errors).toBeUndefined()
  expect((await here.byOffice('look')).matchedWith).toBe('Tomasz Wieliczko')
})

test('an answer that is pressed twice at once is taken once', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  await here.byAttorney('conflict', { code, conflict: false })
  await Promise.all([1, 2].map(() => here.byAttorney('answer', { code, accept: true })))
  expect(await recorded(here, anAttorney().name)).toEqual(['read the brief', 'accepted'])
})

test('codes are not guessed: the 21st try of an address within a minute has to wait', async () => {
  const here = await anEligibleRequest({}, { THROTTLES: 'on' })
  const attempt = () =>
    here.inbox.refusal(toMatch.open, { code: 'none' }, { headers: { 'x-client-address': '192.0.2.1' } })
  for (let count = 0; count < 20; count += 1) expect((await attempt()).code).toBe('NOT_FOUND')
  expect(await attempt()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
})

test('what is too long is refused with the field', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  const refusal = await here.inbox.refusal(toMatch.answer, { code, accept: false, reason: 'x'.repeat(501) })
  expect(refusal.fields).toEqual({ reason: 'Your reason must be 500 characters or fewer' })
})
