// What a request's screenings say, and screening it again.
import { fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { sentWith } from '../testing/managed.ts'
import { anOpened, besides } from '../testing/requests.ts'
import type { OneScreening } from './screening/documents.ts'

const aScreening = (given: Partial<OneScreening> = {}): OneScreening =>
  Object.assign(
    {
      __typename: 'RequestScreening',
      id: 's1',
      at: '2099-03-05T22:30:00.000Z',
      who: 'Website',
      income: '$25,000 - $35,000',
      householdSize: '2',
      isExact: false,
      result: 'maybe',
      words: 'It cannot be told from the answers. An exact figure would tell.',
      share: { from: 116, upTo: 162 },
      conditions: [
        { percent: 125, sureness: 'undecided', words: '125% for 2 people is $27,050: cannot be told.' },
        { percent: 200, sureness: 'sure', words: '200% for 2 people is $43,280: surely within.' },
      ],
      note: null,
      by: {
        rule: '1',
        year: 2026,
        region: '48 states and DC',
        isChecked: true,
        ceiling: 125,
        exceptions: 200,
      },
    },
    given,
  )

const exact = aScreening({
  id: 's2',
  who: 'Ada Admin',
  income: '$27,000',
  isExact: true,
  result: 'likely',
  words: 'Surely within 125%.',
  share: { from: 125, upTo: 125 },
})

const screenedAs = (...screenings: OneScreening[]) =>
  fakeGateway({ ...besides, OpenLegalAidRequest: { opened: anOpened() }, RequestScreenings: { screenings } })
const at = (gateway: ReturnType<typeof fakeGateway>) => asAdministrator('/admin/legal-aid/1', gateway)
const card = async () => within(await screen.findByRole('region', { name: 'Eligibility screening' }))

test('a screening says its result, the share in words, each condition, by what, and that people decide', async () => {
  const { gateway } = at(screenedAs(aScreening()))
  const shown = await card()
  await shown.findByText('Maybe eligible')
  shown.getByText('It cannot be told from the answers. An exact figure would tell.')
  expect(shown.getByRole('figure').textContent).toContain(
    'Their income is 116% to 162% of the guideline. Our limit is 125%, with an exception up to 200%.',
  )
  expect(shown.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '125% for 2 people is $27,050: cannot be told.',
    '200% for 2 people is $43,280: surely within.',
  ])
  shown.getByText(
    (_, element) =>
      element?.tagName === 'P' &&
      element.textContent ===
        'By their answers: income $25,000 - $35,000, household 2. By the 2026 guideline for the 48 states and DC, rule 1. Screened when it came in, Mar 5, 2099, 5:30 PM.',
  )
  shown.getByText('This advises. You decide.')
  expect(sentWith(gateway, 'RequestScreenings')).toEqual({ request: '1' })
})

test.each([
  [{ result: 'likely' as const, share: { from: 0, upTo: 69 } }, 'Likely eligible', '0% to 69%'],
  [
    { result: 'probably not' as const, share: { from: 313, upTo: null } },
    'Probably not eligible',
    '313% or more',
  ],
])('%o is told as it is', async (given, says, share) => {
  at(screenedAs(aScreening(given)))
  const shown = await card()
  await shown.findByText(says)
  shown.getByText(share)
})

test('what cannot be told is not drawn', async () => {
  at(screenedAs(aScreening({ share: null, income: 'not told' })))
  const shown = await card()
  await shown.findByText('Maybe eligible')
  expect(shown.queryByRole('figure')).toBeNull()
})

test('figures that nobody had checked, and what to bear in mind, are said', async () => {
  const note = 'They are 6 people or more.'
  const by = { ...aScreening().by, isChecked: false, region: 'Alaska' }
  at(screenedAs(aScreening({ note, by })))
  const shown = await card()
  await shown.findByText(note)
  shown.getByText(/By the 2026 guideline for Alaska, rule 1. Nobody had checked its figures\./)
})

test('a request from before is screened when it is asked for', async () => {
  const gateway = screenedAs()
  gateway.answer({
    ScreenRequest: () => {
      gateway.answer({ RequestScreenings: { screenings: [aScreening()] } })
      return { screenings: [aScreening()] }
    },
  })
  const { user } = at(gateway)
  const shown = await card()
  await shown.findByText('Not screened yet.')
  await user.click(shown.getByRole('button', { name: 'Screen this request' }))
  await screen.findByText('Request screened')
  await shown.findByText('Maybe eligible')
  expect(sentWith(gateway, 'ScreenRequest')).toEqual({ request: '1' })
  expect(gateway.times('OpenLegalAidRequest')).toBe(1)
})

test('exact figures are screened, and what it came to before stays readable', async () => {
  const gateway = screenedAs(aScreening())
  const screenings = [exact, aScreening()]
  gateway.answer({
    ScreenRequest: () => {
      gateway.answer({ RequestScreenings: { screenings } })
      return { screenings }
    },
  })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Enter exact figures' }))
  const form = within(await screen.findByRole('dialog', { name: 'Screen by exact figures' }))
  await user.type(form.getByLabelText('Yearly income'), '$27,000')
  await user.type(form.getByLabelText('People in the household'), '2')
  await user.click(form.getByRole('button', { name: 'Screen' }))
  await screen.findByText('Request screened')
  expect(sentWith(gateway, 'ScreenRequest')).toEqual({ request: '1', exact: { income: 27_000, people: 2 } })
  const shown = await card()
  await shown.findByText('Likely eligible')
  shown.getByText(/By the figures they told us: \$27,000 a year, household of 2/)
  await user.click(shown.getByText('Earlier screenings (1)'))
  shown.getByText('Maybe eligible')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('figures that are none are objected to, and nothing is sent', async () => {
  const { user, gateway } = at(screenedAs(aScreening()))
  await user.click(await screen.findByRole('button', { name: 'Enter exact figures' }))
  await user.type(await screen.findByLabelText('Yearly income'), '27.5')
  await user.type(screen.getByLabelText('People in the household'), 'two')
  await user.click(screen.getByRole('button', { name: 'Screen' }))
  await screen.findByText('Enter whole dollars, 0 for none, like 15,960')
  screen.getByText('Enter how many people, from 1 to 50')
  expect(gateway.times('ScreenRequest')).toBe(0)
})

test('a screening that is refused says why, where it was asked for', async () => {
  const gateway = screenedAs(aScreening())
  const fields = { request: 'No guideline is in force. Add one under Poverty guidelines first' }
  gateway.answer({ ScreenRequest: refused('BAD_USER_INPUT', { fields }) })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Screen again' }))
  await (await card()).findByText(fields.request)
  await screen.findByText('Failed to screen request')
})

test('screenings that cannot be loaded leave the request readable, and can be tried again', async () => {
  const gateway = screenedAs()
  gateway.answer({ RequestScreenings: refused('BUSY') })
  const { user } = at(gateway)
  const shown = await card()
  await shown.findByText('This could not be loaded.')
  screen.getByText('Danielle Okonjo-Pratt')
  gateway.answer({ RequestScreenings: { screenings: [aScreening()] } })
  await user.click(shown.getByRole('button', { name: 'Try again' }))
  await shown.findByText('Maybe eligible')
})
