// What administrators see and do: who fits, offering, taking back.
import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { cleared } from '../testing/cleared.ts'
import { mailsIn } from '../testing/mailsIn.ts'
import { done, sent } from '../testing/theApplicant.ts'
import { anAttorney, anEligibleRequest, anotherAttorney, aSummary, toMatch } from '../testing/theTeam.ts'
import { AttorneyOffer, stateOf } from './attorney-offer.ts'

const afterwards = async ({ inbox, id }: Awaited<ReturnType<typeof anEligibleRequest>>) => {
  const lines = await inbox.em().find(Activity, { itemId: id }, { orderBy: { at: 'asc' } })
  return lines.map(({ who, action }) => `${who} ${action}`)
}

test('attorneys are told best first, with reasons, and looking is recorded', async () => {
  const here = await anEligibleRequest()
  await done(here.inbox, 'tell', { pass: here.receipt.pass, input: { language: 'tiếng Việt' } })
  here.team.attorneys = [{ ...anotherAttorney, languages: [] }, anAttorney()]
  const { offerable, attorneys } = await here.byOffice('look')
  expect(offerable).toBe(true)
  expect(attorneys!.map(({ name, askable }) => [name, askable])).toEqual([
    ['Thuy-Linh Dang', true],
    ['Tomasz Wieliczko', true],
  ])
  expect(attorneys![0]!.reasons.map(({ text }) => text)).toEqual([
    'Housing Rights: Eviction defense',
    'Speaks Vietnamese',
    '2 of 2 places left',
  ])
  expect((await afterwards(here)).at(-1)).toBe('Ruth Abernathy looked for an attorney')
})

test('while nobody can say who works here, the offers are told all the same', async () => {
  const here = await anEligibleRequest()
  here.team.isDown = true
  expect(await here.byOffice('look')).toMatchObject({ attorneys: null, offers: [], offerable: true })
  expect(await here.inbox.refusal(toMatch.offer, here.offered, { token: here.inbox.token })).toMatchObject({
    code: 'BUSY',
  })
})

test('an offer is open for five days, and its mail says when, and nothing about the request', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  const { offers, offerable, attorneys } = await here.byOffice('look')
  expect({ offerable, attorneys }).toEqual({ offerable: false, attorneys: [] })
  expect(offers).toMatchObject([
    {
      attorney: 'Thuy-Linh Dang',
      offeredBy: 'Ruth Abernathy',
      state: 'open',
      summary: aSummary,
      reason: null,
    },
  ])
  const { offeredAt, endsAt } = offers[0]!
  expect(new Date(endsAt).getTime() - new Date(offeredAt).getTime()).toBe(5 * 86_400_000)

  const mail = (await mailsIn(here.inbox)).find(({ kind }) => kind === 'attorneyOffer')!
  expect(mail.to).toBe('thuylinh@example.org')
  expect(mail.subject).toBe(`A request for you to look at (${here.receipt.reference})`)
  expect(mail.text).toContain(`https://access.example.org/get-help/offer#${code}`)
  expect(mail.text).not.toMatch(/Ana|Diaz|Housing|heating|High/)
  expect(await afterwards(here)).toContain('Ruth Abernathy offered to Thuy-Linh Dang')
})

test('the tables hold no summary that can be read, and not the secret of the link', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  const rows = await here.inbox.em().execute('select offer.*, mail.* from attorney_offer offer, mail')
  expect(JSON.stringify(rows)).not.toMatch(/heating|Ana|Diaz/)
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('a summary that tells whose request it is, or says nothing, is refused', async () => {
  const here = await anEligibleRequest()
  const refused = (summary: string) =>
    here.inbox.refusal(toMatch.offer, { ...here.offered, summary }, { token: here.inbox.token })
  expect((await refused('Ms. Diaz, +1 555 555 0177, has no heating')).fields).toEqual({
    summary: "It holds the applicant's name: diaz. It holds the applicant's telephone number. Leave it out",
  })
  expect((await refused('  ')).fields).toEqual({ summary: 'Write what it is about, without names' })
  expect(await here.inbox.em().count(AttorneyOffer)).toBe(0)
})

test('only an eligible request is offered, to somebody who works here and whom a mail reaches', async () => {
  const here = await anEligibleRequest()
  const refused = (about: object = {}) =>
    here.inbox.refusal(toMatch.offer, { ...here.offered, ...about }, { token: here.inbox.token })
  expect(await refused({ attorney: '5c2b7a10-0000-4000-8000-00000000ffff' })).toMatchObject({
    code: 'CONFLICT',
    message: 'This attorney does not work here any more',
  })
  here.team.attorneys = [anAttorney({ email: null })]
  expect((await refused()).message).toBe('Thuy-Linh Dang has no email address in the team')
  await here.move('in_review')
  expect((await refused()).message).toBe('Only a request that is eligible can be offered to an attorney')
  expect((await refused({ id: here.offered.attorney })).code).toBe('NOT_FOUND')
})

test('of two offers made at the same time one is refused, and one attorney is asked', async () => {
  const here = await anEligibleRequest()
  const answers = await Promise.all(
    [anAttorney(), anotherAttorney].map(({ id: attorney }) =>
      here.inbox.answer(toMatch.offer, { ...here.offered, attorney }, { token: here.inbox.token }),
    ),
  )
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1)
  expect(await here.inbox.em().count(AttorneyOffer)).toBe(1)
})

test('an offer that is taken back opens nothing, and the next attorney can be asked', async () => {
  const here = await anEligibleRequest()
  const code = await here.offer()
  const [offer] = (await here.byOffice('look')).offers
  expect(await here.byOffice('takeBack', { offer: offer!.id })).toMatchObject({
    offerable: true,
    offers: [{ state: 'taken_back' }],
  })
  expect((await here.inbox.refusal(toMatch.open, { code })).code).toBe('NOT_FOUND')
  const again = await here.inbox.refusal(
    toMatch.takeBack,
    { id: here.id, offer: offer!.id },
    { token: here.inbox.token },
  )
  expect(again.code).toBe('CONFLICT')
  const none = await here.inbox.refusal(
    toMatch.takeBack,
    { id: here.id, offer: 'none' },
    { token: here.inbox.token },
  )
  expect(none.code).toBe('NOT_FOUND')
  await here.offer({ attorney: anotherAttorney.id })
})

test('an attorney’s places are filled by what they are asked about, and by what they have taken', async () => {
  const here = await anEligibleRequest()
  const reasons = async (id: string) => {
    const { attorneys } = await here.byOffice('look', { id })
    return attorneys!.find(({ name }) => name === 'Thuy-Linh Dang')!.reasons.map(({ text }) => text)
  }
  const other = (await sent(here.inbox, { category: 'Employment' })).id
  await cleared(here.inbox, other)
  await here.inbox.em().execute(`update legal_aid_request set status = 'eligible' where id = ?`, [other])
  const code = await here.offer()
  expect(await reasons(other)).toContain('1 of 2 places left')
  await here.byAttorney('conflict', { code, conflict: false })
  await here.byAttorney('answer', { code, accept: true })
  expect(await reasons(other)).toContain('1 of 2 places left')
  await here.move('eligible')
  expect(await reasons(other)).toContain('2 of 2 places left')
})

test('a request that nobody has checked for conflicts is not offered, and tells nothing', async () => {
  const here = await anEligibleRequest()
  await done(here.inbox, 'tell', { pass: here.receipt.pass, input: { otherSide: 'Crowe Property' } })
  for (const query of [toMatch.look, toMatch.offer]) {
    const refusal = await here.inbox.refusal(query, here.offered, { token: here.inbox.token })
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('conflicts') })
  }
})

test('whoever is not signed in learns and does nothing', async () => {
  const here = await anEligibleRequest()
  for (const query of [toMatch.look, toMatch.offer, toMatch.takeBack]) {
    const refusal = await here.inbox.refusal(query, { ...here.offered, offer: here.id })
    expect(refusal.code).toBe('UNAUTHENTICATED')
  }
})

test('an offer ends by the clock, and when the request moves on', () => {
  const offeredAt = new Date('2026-11-21T10:00:00Z')
  const endsAt = new Date('2026-11-26T10:00:00Z')
  const offer = { outcome: null, offeredAt, endsAt }
  const before = { movedAt: new Date('2026-11-20T10:00:00Z') }
  expect(stateOf(offer, before, new Date('2026-11-26T09:59:59Z'))).toBe('open')
  expect(stateOf(offer, before, endsAt)).toBe('expired')
  expect(stateOf(offer, { movedAt: new Date('2026-11-22T10:00:00Z') }, endsAt)).toBe('moved_on')
})
