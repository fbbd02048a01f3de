import { buildOrganisation } from '@access/content/organisation/organisation.examples'
import { createFakeGateway, type FakeGateway, type FakeResponses } from '@access/shell/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { renderScreenAt } from '../testing/render-part.tsx'

const storedSettings = (overrides: object = {}) => ({
  item: { __typename: 'Organisation', id: '7', version: 3, ...buildOrganisation(), ...overrides },
})

const renderAt = (answers: FakeResponses = {}, render = renderScreenAt) => {
  const gateway = createFakeGateway({
    AnyOrganisation: storedSettings(),
    UpdateOrganisation: storedSettings({ version: 4 }),
    ...answers,
  })
  return render('/admin/settings', gateway)
}

const getSaved = (gateway: FakeGateway) =>
  getLastVariables(gateway, 'UpdateOrganisation').input as ReturnType<typeof buildOrganisation>

test('a changed number is sent with everything else, and the version that was changed', async () => {
  const { user, gateway } = renderAt()
  const phone = await screen.findByLabelText('Phone')
  expect((phone as HTMLInputElement).value).toBe('(555) 555-0200')
  enter(phone, '(555) 555-0300')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Settings updated successfully')
  expect(getLastVariables(gateway, 'UpdateOrganisation')).toMatchObject({
    input: buildOrganisation({ phone: '(555) 555-0300' }),
    version: 3,
  })
})

test('after a save the next one begins with what was saved', async () => {
  const { user, gateway } = renderAt()
  const phone = await screen.findByLabelText('Phone')
  await user.type(phone, '1')
  gateway.respondWith({ AnyOrganisation: storedSettings({ version: 4, phone: '(555) 555-02001' }) })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByDisplayValue('(555) 555-02001')
  await user.type(screen.getByLabelText('Phone'), '2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findAllByText('Settings updated successfully')
  expect(getLastVariables(gateway, 'UpdateOrganisation')).toMatchObject({
    input: { phone: '(555) 555-020012' },
    version: 4,
  })
})

test('pages are switched on and off, each with the way to its text', async () => {
  const { user, gateway } = renderAt()
  const pages = within(await screen.findByRole('list', { name: 'Pages' }))
  await user.click(pages.getByRole('checkbox', { name: 'Give' }))
  await user.click(pages.getByRole('checkbox', { name: 'Press' }))
  const link = pages.getByRole('link', { name: 'Edit text of Give' })
  expect(link.getAttribute('href')).toBe('/admin/pages/donate/edit')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Settings updated successfully')
  expect(getSaved(gateway).extraPages).toEqual(['donate'])
})

const areaUse = (requests: number, services: number, cases: number) => ({
  requests: { __typename: 'RequestQueue', total: requests },
  services: { __typename: 'PageOfLegalServices', total: services },
  cases: { __typename: 'PageOfCases', total: cases },
})

test('a practice area that is removed says what keeps its name, before it is saved', async () => {
  const { user, gateway } = renderAt({ PracticeAreaUse: areaUse(12, 1, 0) })
  const areas = within(await screen.findByRole('group', { name: 'Practice areas' }))
  await user.click(await areas.findByRole('button', { name: 'Remove Fishing rights' }))
  await screen.findByText(
    '12 requests and 1 service in “Fishing rights”: they keep that name. It can no longer be chosen once you save.',
  )
  expect(gateway.countRequests('PracticeAreaUse')).toBe(1)
  expect(getLastVariables(gateway, 'PracticeAreaUse')).toMatchObject({
    page: { filters: [{ column: 'category', value: 'Fishing rights' }] },
  })
  expect(gateway.countRequests('UpdateOrganisation')).toBe(0)
})

test('a day is closed and opened, with its hours', async () => {
  const { user, gateway } = renderAt()
  const hours = within(await screen.findByRole('group', { name: 'Office hours' }))
  await user.click(hours.getByRole('checkbox', { name: 'Monday' }))
  await user.click(hours.getByRole('checkbox', { name: 'Saturday' }))
  const until = hours.getByLabelText('Saturday, open until')
  enter(until, '14:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Settings updated successfully')
  const { hours: sent } = getSaved(gateway)
  expect(sent[0]).toEqual({ weekday: 'Monday', from: null, until: null })
  expect(sent[5]).toEqual({ weekday: 'Saturday', from: '09:00', until: '14:00' })
})

test('holidays are added one by one or a year at once, and taken out', async () => {
  const { user, gateway } = renderAt()
  const list = within(await screen.findByRole('group', { name: 'Holidays' }))
  await user.click(list.getByRole('button', { name: 'Remove Christmas Day' }))
  await user.click(list.getByRole('button', { name: 'Add holiday' }))
  enter(list.getByLabelText('Day of holiday 1'), '2026-11-30')
  enter(list.getByLabelText('Name of holiday 1'), 'Office move')
  const [, nextYear] = list.getAllByRole('button', { name: /^Add US federal holidays/ })
  await user.click(nextYear!)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Settings updated successfully')
  const { holidays } = getSaved(gateway)
  expect(holidays[0]).toEqual({ day: '2026-11-30', name: 'Office move' })
  expect(holidays).toHaveLength(12)
  expect(holidays.filter(({ name }) => name === 'Thanksgiving Day')).toHaveLength(1)
})

test('what the rules object to stands beside its field, and nothing is sent', async () => {
  const { user, gateway } = renderAt()
  enter(await screen.findByLabelText('Phone'), '')
  enter(screen.getByLabelText('Who gets an email about new requests and messages'), 'nobody')
  const from = screen.getByLabelText('Tuesday, open from')
  enter(from, '18:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a phone number')
  screen.getByText('Enter an email address in the correct format, like name@example.org')
  screen.getByText('Tuesday: close later than you open')
  screen.getByText('3 fields are not valid.')
  expect(gateway.countRequests('UpdateOrganisation')).toBe(0)
})

test('typed text is found again after a look at another screen', async () => {
  const { user } = renderAt({}, renderAsAdministrator)
  await user.type(await screen.findByLabelText('Phone'), '77')
  await user.click(screen.getByRole('link', { name: 'Set up your organization' }))
  await screen.findByRole('navigation', { name: 'Steps of the setup' })
  await user.click(screen.getByRole('link', { name: 'Settings' }))
  await screen.findByDisplayValue('(555) 555-020077')
  screen.getByText(/Unsaved text of/)
})

test('the browser asks before it closes a tab with unsaved settings', async () => {
  const isAskedByBrowser = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
  const { user } = renderAt()
  await user.type(await screen.findByLabelText('Phone'), '7')
  expect(isAskedByBrowser()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Settings updated successfully')
  expect(isAskedByBrowser()).toBe(false)
})
