// The eligibility screening on the request screen.

import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBuilder } from '../testing/create-builder.ts'
import { enter } from '../testing/enter.ts'
import { findDialog, findRegion } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderRequestPart } from '../testing/render-part.tsx'
import { buildRequestDetails } from '../testing/requests.ts'
import type { RequestScreeningFragment } from './request/request-screening.generated.ts'
import { Screening } from './Screening.tsx'

const buildScreening = createBuilder<RequestScreeningFragment>({
  __typename: 'RequestScreening',
  id: 's1',
  screenedAt: '2099-03-05T22:30:00.000Z',
  screenedBy: 'Website',
  income: '$25,000 - $35,000',
  householdSize: '2',
  isExact: false,
  result: 'maybe',
  explanation: 'It cannot be told from the answers. An exact figure would tell.',
  percentage: { min: 116, max: 162 },
  conditions: [
    {
      percent: 125,
      certainty: 'undecided',
      explanation: '125% for 2 people is $27,050: cannot be told.',
    },
    { percent: 200, certainty: 'sure', explanation: '200% for 2 people is $43,280: within.' },
  ],
  note: null,
  basis: {
    rule: '1',
    year: 2026,
    region: '48 states and DC',
    isChecked: true,
    ceiling: 125,
    exceptions: 200,
  },
})

const exact = buildScreening({
  id: 's2',
  screenedBy: 'Ada Admin',
  income: '$27,000',
  isExact: true,
  result: 'likely',
  explanation: 'Within 125%.',
  percentage: { min: 125, max: 125 },
})

const renderCard = (screenings: RequestScreeningFragment[] | null, responses = {}) =>
  renderRequestPart(<Screening />, { screenings }, responses)
const getCard = async () => await findRegion('Eligibility screening')

test('a screening shows its result, percentage, conditions and basis, and that people decide', async () => {
  renderCard([buildScreening()])
  const card = await getCard()
  await card.findByText('Maybe eligible')
  card.getByText('It cannot be told from the answers. An exact figure would tell.')
  expect(card.getByRole('figure').textContent).toContain(
    'Their income is 116% to 162% of the guideline. Our limit is 125%, with an exception up to 200%.',
  )
  expect(card.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '125% for 2 people is $27,050: cannot be told.',
    '200% for 2 people is $43,280: within.',
  ])
  card.getByText(
    (_, element) =>
      element?.tagName === 'P' &&
      element.textContent ===
        'Form answers: income $25,000 - $35,000, household 2. Basis: 2026 guideline for the 48 states and DC, rule 1. Screened on receipt, Mar 5, 2099, 5:30 PM.',
  )
  card.getByText('This is a recommendation. The decision is yours.')
})

test.each([
  [{ result: 'likely' as const, percentage: { min: 0, max: 69 } }, 'Likely eligible', '0% to 69%'],
  [
    { result: 'probably not' as const, percentage: { min: 313, max: null } },
    'Probably not eligible',
    '313% or more',
  ],
])('%o has its label', async (overrides, label, percentage) => {
  renderCard([buildScreening(overrides)])
  const card = await getCard()
  await card.findByText(label)
  card.getByText(percentage)
})

test('unverified figures and notes are shown, and without a percentage there is no chart', async () => {
  const note = 'They are 6 people or more.'
  const basis = { ...buildScreening().basis, isChecked: false, region: 'Alaska' }
  renderCard([buildScreening({ note, basis, percentage: null })])
  const card = await getCard()
  await card.findByText(note)
  expect(card.queryByRole('figure')).toBeNull()
  card.getByText(/Basis: 2026 guideline for Alaska, rule 1. Its figures were not verified\./)
})

test('an unscreened request is screened on demand', async () => {
  const { user, gateway } = renderCard([], { ScreenRequest: { screenings: [buildScreening()] } })
  const card = await getCard()
  await card.findByText('Not screened yet.')
  await user.click(card.getByRole('button', { name: 'Screen this request' }))
  await screen.findByText('Request screened')
  await card.findByText('Maybe eligible')
  expect(getLastVariables(gateway, 'ScreenRequest')).toEqual({ request: '1' })
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
})

test('exact figures are screened once they are valid, and earlier screenings stay readable', async () => {
  const screenings = [exact, buildScreening()]
  const { user, gateway } = renderCard([buildScreening()], { ScreenRequest: { screenings } })
  await user.click(await screen.findByRole('button', { name: 'Enter exact figures' }))
  const form = await findDialog('Screen by exact figures')
  enter(form.getByLabelText('Annual income'), '27.5')
  enter(form.getByLabelText('People in the household'), 'two')
  await user.click(form.getByRole('button', { name: 'Screen' }))
  await form.findByText('Enter whole dollars, 0 for none, like 15,960')
  form.getByText('Enter how many people, from 1 to 50')
  expect(gateway.countRequests('ScreenRequest')).toBe(0)
  enter(form.getByLabelText('Annual income'), '$27,000')
  enter(form.getByLabelText('People in the household'), '2')
  await user.click(form.getByRole('button', { name: 'Screen' }))
  await screen.findByText('Request screened')
  expect(getLastVariables(gateway, 'ScreenRequest')).toEqual({
    request: '1',
    exact: { income: 27_000, people: 2 },
  })
  const card = await getCard()
  await card.findByText('Likely eligible')
  card.getByText(/Exact figures: \$27,000 a year, household of 2/)
  await user.click(card.getByText('Earlier screenings (1)'))
  card.getByText('Maybe eligible')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a rejected screening shows why in its card', async () => {
  const fields = { request: 'No guideline is in force. Add one under Poverty guidelines first' }
  const { user } = renderCard([buildScreening()], {
    ScreenRequest: buildGatewayError('BAD_USER_INPUT', { fields }),
  })
  await user.click(await screen.findByRole('button', { name: 'Screen again' }))
  await (await getCard()).findByText(fields.request)
  await screen.findByText('Failed to screen request')
})

test('screenings that cannot be decrypted can be retried', async () => {
  const { user, gateway } = renderCard(null)
  const card = await getCard()
  await card.findByText('This could not be loaded.')
  gateway.respondWith({
    OpenLegalAidRequest: { details: buildRequestDetails({ screenings: [buildScreening()] }) },
  })
  await user.click(card.getByRole('button', { name: 'Try again' }))
  await card.findByText('Maybe eligible')
})
