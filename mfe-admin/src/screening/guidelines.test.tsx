// The poverty guidelines: looking at them, changing them, and our own limits.

import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBuilder } from '../testing/create-builder.ts'
import { enter } from '../testing/enter.ts'
import { findDialog, findRegion } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderPart } from '../testing/render-part.tsx'
import { getSelected, selectOption } from '../testing/select-option.ts'
import Guidelines from './Guidelines.tsx'
import type { GuidelineFragment, PolicyFragment } from './guidelines.generated.ts'

const buildGuideline = createBuilder<GuidelineFragment>({
  __typename: 'PovertyGuideline',
  id: 'g1',
  version: 1,
  year: 2026,
  region: '48 states and DC',
  onePerson: 15_960,
  eachAdditionalPerson: 5680,
  effectiveFrom: '2026-02-01T00:00:00.000Z',
  source: 'The scale of PovertyScale',
  checkedAt: null,
  checkedBy: null,
})
const buildPolicy = createBuilder<PolicyFragment>({
  __typename: 'ScreeningPolicy',
  id: 'p1',
  version: 1,
  ceiling: 125,
  exceptions: 200,
  region: '48 states and DC',
})
const checked = { checkedAt: '2099-03-05T22:30:00.000Z', checkedBy: 'Ada Admin' }

/** What the service answers with these guidelines, of which the first is in force. */
const list = (...guidelines: GuidelineFragment[]) => ({
  PovertyGuidelines: { guidelines, currentGuideline: guidelines[0] ?? null, policy: buildPolicy() },
})
const createGateway = (...guidelines: GuidelineFragment[]) => createFakeGateway(list(...guidelines))
const renderAt = (gateway: ReturnType<typeof createFakeGateway>) => renderPart(<Guidelines />, gateway)
const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('the guidelines are listed with whether their figures were checked, and which is in force', async () => {
  const { page } = renderAt(
    createGateway(buildGuideline(), buildGuideline({ id: 'g2', region: 'Alaska', ...checked })),
  )
  const table = await findRegion('Poverty guidelines, table')
  expect(page.title).toBe('Poverty Guidelines – Access to Justice')
  expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe(
    '/admin/dashboard',
  )
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'GuidelineOne personEach additionalEffective fromFiguresActions',
    '2026, 48 states and DCIn forceThe scale of PovertyScale$15,960$5,680Feb 1, 2026Not checkedMark as checked',
    '2026, AlaskaThe scale of PovertyScale$15,960$5,680Feb 1, 2026Checkedby Ada Admin, Mar 5, 2099',
  ])
  screen.getByText(/compare them with aspe\.hhs\.gov before relying on them/)
})

test('without guidelines the screen says what to do, and that nothing is screened', async () => {
  renderAt(createGateway())
  await screen.findByText('No poverty guidelines yet. Create your first one!')
  screen.getByText(/No guideline for 48 states and DC is in force/)
})

test('a guideline is added, with figures as people write them', async () => {
  const { user, gateway } = renderAt(createGateway(buildGuideline()))
  await user.click(await press('Add guideline'))
  const form = await findDialog('Add poverty guideline')
  enter(form.getByLabelText('Year'), '2027')
  await selectOption(user, form.getByLabelText('Region'), 'Hawaii')
  enter(form.getByLabelText('One person'), '$18,700')
  enter(form.getByLabelText('Each additional person'), '6650')
  enter(form.getByLabelText('Effective from'), '2027-02-01')
  enter(form.getByLabelText('Source'), 'aspe.hhs.gov')
  const added = buildGuideline({ id: 'new', year: 2027, region: 'Hawaii' })
  gateway.respondWith({ CreatePovertyGuideline: { guideline: added }, ...list(buildGuideline(), added) })
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Poverty guideline created successfully')
  expect(getLastVariables(gateway, 'CreatePovertyGuideline').input).toEqual({
    year: 2027,
    region: 'Hawaii',
    onePerson: 18_700,
    eachAdditionalPerson: 6650,
    effectiveFrom: '2027-02-01',
    source: 'aspe.hhs.gov',
  })
  await press('Edit 2027, Hawaii')
})

test('what is missing or no figure is objected to at its field, and nothing is sent', async () => {
  const { user, gateway } = renderAt(createGateway())
  await user.click(await press('Add guideline'))
  const form = within(await screen.findByRole('dialog'))
  enter(form.getByLabelText('Year'), '1989')
  enter(form.getByLabelText('One person'), '15,96')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('Enter a year from 1990 to 2100')
  form.getByText('Choose a region')
  expect(form.getAllByText('Enter whole dollars, like 15,960')).toHaveLength(2)
  form.getByText('Enter a day, like 2026-02-01')
  form.getByText('Say where the figures are from')
  expect(gateway.countRequests('CreatePovertyGuideline')).toBe(0)
})

test('a guideline that is there already is refused at its field, and what was typed stays', async () => {
  const gateway = createGateway(buildGuideline())
  const fields = { year: 'There is a guideline for 2026, Alaska already' }
  gateway.respondWith({ UpdatePovertyGuideline: buildGatewayError('CONFLICT', { fields }) })
  const { user } = renderAt(gateway)
  await user.click(await press('Edit 2026, 48 states and DC'))
  const form = await findDialog('Edit poverty guideline')
  expect(form.getByLabelText<HTMLInputElement>('One person').value).toBe('15,960')
  await selectOption(user, form.getByLabelText('Region'), 'Alaska')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText(fields.year)
  await screen.findByText('Failed to update poverty guideline')
  expect(getSelected(form.getByLabelText('Region'))).toBe('Alaska')
})

test('who has compared the figures marks them as checked', async () => {
  const { user, gateway } = renderAt(createGateway(buildGuideline()))
  const mark = await press('Mark as checked: 2026, 48 states and DC')
  const guideline = buildGuideline(checked)
  gateway.respondWith({ CheckPovertyGuideline: { guideline }, ...list(guideline) })
  await user.click(mark)
  await screen.findByText('Checked')
  await screen.findByText('by Ada Admin, Mar 5, 2099')
  expect(screen.queryByText(/aspe\.hhs\.gov/)).toBeNull()
  expect(getLastVariables(gateway, 'CheckPovertyGuideline')).toEqual({ id: 'g1', version: 1 })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All poverty guidelines' }))
})

test('a guideline is deleted after a question', async () => {
  const { user, gateway } = renderAt(createGateway(buildGuideline()))
  await user.click(await press('Delete 2026, 48 states and DC'))
  const question = await findDialog('Delete poverty guideline')
  question.getByText(
    'Are you sure you want to delete "2026, 48 states and DC"? This action cannot be undone.',
  )
  gateway.respondWith({ DeletePovertyGuideline: { guideline: buildGuideline() }, ...list() })
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Poverty guideline deleted successfully')
  await screen.findByText('No poverty guidelines yet. Create your first one!')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('our own limits are changed, and may not contradict each other', async () => {
  const { user, gateway } = renderAt(createGateway(buildGuideline()))
  await user.click(await press('Change limits'))
  const form = await findDialog('Change limits')
  const exceptions = form.getByLabelText('Exceptions up to, in percent')
  enter(exceptions, '100')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText(/^Exceptions cannot end below the limit/)
  expect(gateway.countRequests('SetScreeningPolicy')).toBe(0)
  enter(exceptions, '125%')
  const policy = buildPolicy({ exceptions: 125 })
  gateway.respondWith({
    SetScreeningPolicy: { policy },
    PovertyGuidelines: { ...list(buildGuideline()).PovertyGuidelines, policy },
  })
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Limits updated successfully')
  expect(getLastVariables(gateway, 'SetScreeningPolicy').input).toEqual({
    ceiling: 125,
    exceptions: 125,
    region: '48 states and DC',
  })
  await screen.findByText('None')
})

test('who is overtaken sees both guidelines, and keeps their own over the other', async () => {
  const gateway = createGateway(buildGuideline())
  const { user } = renderAt(gateway)
  await user.click(await press(/^Edit 2026/))
  const form = await findDialog('Edit poverty guideline')
  const figure = form.getByLabelText('One person')
  enter(figure, '16,000')
  gateway.respondWith({
    UpdatePovertyGuideline: buildGatewayError('CONFLICT'),
    ...list(buildGuideline({ version: 2, onePerson: 15_999 })),
  })
  await user.click(form.getByRole('button', { name: 'Save' }))
  const question = await findDialog('Someone else has saved this poverty guideline')
  expect(question.getByRole('term').textContent).toBe('One person')
  expect(question.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Mine16,000',
    'Theirs15,999',
  ])
  expect(getLastVariables(gateway, 'UpdatePovertyGuideline')).toMatchObject({ version: 1 })
  const guideline = buildGuideline({ version: 3, onePerson: 16_000 })
  gateway.respondWith({ UpdatePovertyGuideline: { guideline }, ...list(guideline) })
  await user.click(question.getByRole('button', { name: 'Keep mine' }))
  await screen.findByText('Poverty guideline updated successfully')
  await screen.findByText('$16,000')
  expect(getLastVariables(gateway, 'UpdatePovertyGuideline')).toEqual({
    id: 'g1',
    version: 2,
    input: {
      year: 2026,
      region: '48 states and DC',
      onePerson: 16_000,
      eachAdditionalPerson: 5680,
      effectiveFrom: '2026-02-01',
      source: 'The scale of PovertyScale',
    },
  })
})

test('figures that somebody has changed meanwhile are not said to be checked: the new ones are shown', async () => {
  const gateway = createGateway(buildGuideline())
  const { user } = renderAt(gateway)
  const mark = await press(/^Mark as checked/)
  const detail = 'Someone else has changed this in the meantime'
  gateway.respondWith({
    CheckPovertyGuideline: buildGatewayError('CONFLICT', { detail }),
    ...list(buildGuideline({ version: 2, onePerson: 16_000 })),
  })
  await user.click(mark)
  await screen.findByText(detail)
  await screen.findByText('$16,000')
  expect(getLastVariables(gateway, 'CheckPovertyGuideline')).toEqual({ id: 'g1', version: 1 })
})
