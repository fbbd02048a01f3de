// The search for an attorney on a request's page.
import { fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../../testing/at.ts'
import { sentWith } from '../../testing/managed.ts'
import { aHeadline, anOpened, besides } from '../../testing/requests.ts'
import type { Matching, Offer, Ranked } from './documents.ts'

const aRanked = (about: Partial<Ranked> = {}): Ranked => ({
  id: 'a1',
  name: 'Thuy-Linh Dang',
  designation: 'Staff Attorney, Housing',
  reasons: [
    { text: 'Housing Rights: Eviction defense', speaks: 'for' },
    { text: 'Speaks no Spanish, as far as we know', speaks: 'against' },
    { text: 'Nobody has said how many requests they can take', speaks: 'neither' },
  ],
  askable: true,
  ...about,
})

const anOffer = (about: Partial<Offer> = {}): Offer => ({
  id: 'o1',
  attorney: 'Thuy-Linh Dang',
  offeredBy: 'Ada Admin',
  offeredAt: '2099-03-05T22:30:00.000Z',
  endsAt: '2099-03-10T22:30:00.000Z',
  state: 'open',
  endedAt: null,
  clearedAt: null,
  summary: 'No heating for two weeks.',
  reason: null,
  ...about,
})

const search = (about: Partial<Matching> = {}) => ({
  matching: {
    __typename: 'Matching',
    id: '1',
    offerable: true,
    matchedWith: null,
    attorneys: [aRanked()],
    offers: [],
    ...about,
  },
})
const asked = search({ offerable: false, attorneys: [], offers: [anOffer()] })

const having = (answers: object) =>
  fakeGateway({
    ...besides,
    OpenLegalAidRequest: { opened: anOpened({ request: aHeadline({ status: 'eligible' }) }) },
    ...answers,
  })
const at = (answers: object) => {
  const gateway = having(answers)
  return { ...asAdministrator('/admin/legal-aid/1', gateway), gateway }
}
const card = async () => within(await screen.findByRole('region', { name: 'Attorney' }))

test('attorneys are listed best first, each with what speaks for them and what against', async () => {
  const { gateway } = at({
    Matching: search({ attorneys: [aRanked(), aRanked({ id: 'a2', name: 'Tomasz' })] }),
  })
  const inside = await card()
  await inside.findByRole('heading', { name: 'Thuy-Linh Dang' })
  expect(inside.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Thuy-Linh Dang',
    'Tomasz',
  ])
  const [first] = inside.getAllByRole('list').filter((list) => list.tagName === 'UL')
  expect(
    within(first!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Speaks for it: Housing Rights: Eviction defense',
    'Speaks against it: Speaks no Spanish, as far as we know',
    'To know: Nobody has said how many requests they can take',
  ])
  expect(gateway.times('Matching')).toBe(1)
})

test('the first four are shown, and the others when they are asked for', async () => {
  const attorneys = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => aRanked({ id: name, name }))
  const { user } = at({ Matching: search({ attorneys }) })
  const inside = await card()
  await inside.findByRole('heading', { name: 'Four' })
  expect(inside.queryByRole('heading', { name: 'Five' })).toBeNull()
  await user.click(inside.getByRole('button', { name: 'Show all 5' }))
  inside.getByRole('heading', { name: 'Five' })
})

test('whoever cannot be asked has no button', async () => {
  at({ Matching: search({ attorneys: [aRanked({ askable: false })] }) })
  const inside = await card()
  await inside.findByRole('heading', { name: 'Thuy-Linh Dang' })
  expect(inside.queryByRole('button')).toBeNull()
})

test('an offer goes out with its summary, and then the card says who is asked', async () => {
  const { user, gateway } = at({ Matching: search(), OfferToAttorney: asked })
  const inside = await card()
  await user.click(await inside.findByRole('button', { name: 'Offer to Thuy-Linh Dang' }))
  const window = within(await screen.findByRole('dialog', { name: 'Offer to Thuy-Linh Dang' }))
  window.getByText(/^No names, no addresses\./)
  await user.type(window.getByRole('textbox', { name: 'Short summary' }), 'No heating.')
  await user.click(window.getByRole('button', { name: 'Send the offer' }))
  await screen.findByText('Request offered to Thuy-Linh Dang')
  expect(sentWith(gateway, 'OfferToAttorney')).toEqual({ id: '1', attorney: 'a1', summary: 'No heating.' })
  await inside.findByText('They have not said yet whether they have a conflict.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Attorney' })))
  expect(gateway.times('Matching')).toBe(1)
})

test('without a summary nothing is sent', async () => {
  const { user, gateway } = at({ Matching: search() })
  await user.click(await screen.findByRole('button', { name: 'Offer to Thuy-Linh Dang' }))
  const window = within(await screen.findByRole('dialog'))
  await user.click(window.getByRole('button', { name: 'Send the offer' }))
  await window.findByText('Write what it is about, without names')
  expect(gateway.times('OfferToAttorney')).toBe(0)
})

test('a summary that names somebody stays, with what must go beside it', async () => {
  const fields = { summary: "It holds the applicant's name: diaz. Leave it out" }
  const { user } = at({ Matching: search(), OfferToAttorney: refused('BAD_USER_INPUT', { fields }) })
  await user.click(await screen.findByRole('button', { name: 'Offer to Thuy-Linh Dang' }))
  const window = within(await screen.findByRole('dialog'))
  const field = window.getByRole<HTMLTextAreaElement>('textbox', { name: 'Short summary' })
  await user.type(field, 'Ms. Diaz')
  await user.click(window.getByRole('button', { name: 'Send the offer' }))
  await window.findByText("It holds the applicant's name: diaz. Leave it out")
  await screen.findByText('Failed to offer request')
  expect(field.value).toBe('Ms. Diaz')
})

test('the open offer says until when, and is taken back after a question', async () => {
  const over = search({ offers: [anOffer({ state: 'taken_back', endedAt: '2099-03-06T15:00:00.000Z' })] })
  const { user, gateway } = at({ Matching: asked, TakeBackOffer: over })
  const inside = await card()
  await inside.findByText(/They can answer until/)
  inside.getByText('No heating for two weeks.')
  await user.click(inside.getByRole('button', { name: 'Take back' }))
  const question = within(
    await screen.findByRole('dialog', { name: 'Take the offer back from Thuy-Linh Dang?' }),
  )
  expect(gateway.times('TakeBackOffer')).toBe(0)
  await user.click(question.getByRole('button', { name: 'Take it back' }))
  await screen.findByText('Offer taken back')
  expect(sentWith(gateway, 'TakeBackOffer')).toEqual({ id: '1', offer: 'o1' })
  await inside.findByText('Taken back')
  inside.getByRole('button', { name: 'Offer to Thuy-Linh Dang' })
})

test('an offer that was answered meanwhile says so in its question', async () => {
  const { user } = at({ Matching: asked, TakeBackOffer: refused('CONFLICT') })
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Take it back' }))
  await question.findByRole('alert')
  await screen.findByText('Failed to take offer back')
})

test('all that was offered before is listed with how it ended and why', async () => {
  const offers = [
    anOffer({ id: 'o3', state: 'refused', endedAt: '2099-03-06T15:00:00.000Z', reason: 'In court.' }),
    anOffer({ id: 'o2', attorney: 'Tomasz', state: 'expired' }),
    anOffer({ id: 'o1', attorney: 'Marisol', state: 'conflict', endedAt: '2099-03-06T15:00:00.000Z' }),
  ]
  at({ Matching: search({ offers }) })
  const inside = await card()
  await inside.findByRole('heading', { name: 'Offers so far' })
  for (const text of ['Refused', 'In court.', 'Not answered in time', 'Has a conflict'])
    inside.getByText(text)
})

test('who has taken it on is said first', async () => {
  const offers = [anOffer({ state: 'accepted', endedAt: '2099-03-06T15:00:00.000Z' })]
  at({ Matching: search({ offerable: false, attorneys: [], matchedWith: 'Thuy-Linh Dang', offers }) })
  const inside = await card()
  await inside.findByText(
    (_, element) => element?.textContent === 'Thuy-Linh Dang has taken this request on.',
  )
  inside.getByText('Accepted')
})

test('before a request is eligible the card says when attorneys are asked', async () => {
  at({ Matching: search({ offerable: false, attorneys: [] }) })
  await (await card()).findByText('An attorney can be asked while a request stands at Eligible.')
})

test('while the attorneys cannot be looked up there is a way to try again', async () => {
  const { user, gateway } = at({ Matching: search({ attorneys: null }) })
  const inside = await card()
  await inside.findByText('We cannot look up the attorneys just now.')
  gateway.answer({ Matching: search() })
  await user.click(inside.getByRole('button', { name: 'Try again' }))
  await inside.findByRole('heading', { name: 'Thuy-Linh Dang' })
})

test('a search that does not load can be tried again', async () => {
  const { user, gateway } = at({ Matching: refused('BUSY') })
  const inside = await card()
  const again = await inside.findByRole('button', { name: /again/i })
  gateway.answer({ Matching: search() })
  await user.click(again)
  await inside.findByRole('heading', { name: 'Thuy-Linh Dang' })
})
