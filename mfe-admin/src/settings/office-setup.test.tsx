import { neutralOrganisation } from '@access/content/organisation/default-organisation.rules'
import { buildOrganisation } from '@access/content/organisation/organisation.examples'
import { buildGatewayError, createFakeGateway, type FakeResponses } from '@access/shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { renderScreenAt } from '../testing/render-part.tsx'
import { selectOption } from '../testing/select-option.ts'

const unsetOffice = { ...buildOrganisation(), ...neutralOrganisation }

/** A gateway that stores the settings; an office that nobody has set up yet. */
function createSetupGateway(answers: FakeResponses = {}) {
  let item = { __typename: 'Organisation', id: '7', version: 1, ...unsetOffice }
  const gateway = createFakeGateway({
    PracticeAreaUse: { requests: { total: 0 }, services: { total: 0 }, cases: { total: 0 } },
    AnyOrganisation: () => ({ item }),
    UpdateOrganisation: ({ input }: Record<string, unknown>) => {
      item = { ...item, ...(input as object), version: item.version + 1 }
      return { item }
    },
    PagesWithGaps: {
      pages: [
        { __typename: 'StaticPage', id: 'p1', slug: 'terms', gaps: ['the state whose law applies'] },
        { __typename: 'StaticPage', id: 'p2', slug: 'promise', gaps: [] },
      ],
    },
    DescribedServices: { services: [] },
    FinishSetup: { item: { __typename: 'Organisation', id: '7', setUpAt: '2026-11-28T10:00:00.000Z' } },
    ...answers,
  })
  return {
    gateway,
    overtake: (changes: object) => {
      item = { ...item, ...changes, version: item.version + 1 }
    },
  }
}

const renderSetup = (path = '/admin/office-setup', setup = createSetupGateway()) => ({
  ...setup,
  ...renderScreenAt(path, setup.gateway),
})

const findStep = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = (name: string) => screen.getByRole('button', { name })
const getSavedInput = (gateway: ReturnType<typeof createFakeGateway>) =>
  getLastVariables(gateway, 'UpdateOrganisation') as { input: typeof unsetOffice; version: number }

test('a field that is left is saved, and that is said', async () => {
  const { user, gateway } = renderSetup()
  await findStep('Name')
  const name = await screen.findByLabelText('Name of the organization')
  await user.click(name)
  enter(name, 'Harbor Legal Aid')
  expect(gateway.countRequests('UpdateOrganisation')).toBe(0)
  const isAskedByBrowser = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
  expect(isAskedByBrowser()).toBe(true)
  await user.tab()
  await screen.findByText(/^Saved \d/)
  expect(isAskedByBrowser()).toBe(false)
  expect(getSavedInput(gateway)).toMatchObject({ input: { name: 'Harbor Legal Aid' }, version: 1 })
  await user.tab()
  expect(gateway.countRequests('UpdateOrganisation')).toBe(1)
})

test('each save is based on the one before it, and the next step begins at its heading', async () => {
  const { user, gateway } = renderSetup()
  const name = await screen.findByLabelText('Name of the organization')
  await user.type(name, ' One')
  await user.type(screen.getByLabelText('Tagline'), ' for all')
  await user.click(press('Save and continue'))
  const heading = await findStep('Look')
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(getSavedInput(gateway)).toMatchObject({
    input: { name: 'Legal aid office One', tagline: 'Free legal help for all' },
    version: 2,
  })
})

test('what the rules object to stands beside its field, and the step stays', async () => {
  const { user, gateway } = renderSetup('/admin/office-setup/contact')
  await user.clear(await screen.findByLabelText('Phone'))
  await user.tab()
  await screen.findByText('Enter a phone number')
  await user.click(press('Save and continue'))
  await findStep('Reaching you')
  expect(gateway.countRequests('UpdateOrganisation')).toBe(0)
})

test('a step can be skipped, come back to, and taken up again where it was left', async () => {
  const first = renderSetup()
  await findStep('Name')
  await first.user.click(screen.getByRole('link', { name: 'Skip for now' }))
  await findStep('Look')
  await first.user.click(screen.getByRole('link', { name: 'Skip for now' }))
  await findStep('Place')
  first.unmount()
  const { user } = renderSetup()
  await findStep('Place')
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await findStep('Look')
  expect(screen.getByRole('link', { current: 'step' }).textContent).toBe('Look')
})

test('practice areas are added, moved and removed, and those without a service are named', async () => {
  const { user, gateway } = renderSetup('/admin/office-setup/practice-areas')
  const areas = within(await screen.findByRole('group', { name: 'Practice areas' }))
  await user.click(areas.getByRole('button', { name: 'Remove Immigration' }))
  await user.click(areas.getByRole('button', { name: 'Add practice area' }))
  enter(areas.getByLabelText('Name of practice area 6'), 'Fishing rights')
  await selectOption(user, areas.getByLabelText('Icon of practice area 6'), 'Consumer')
  await user.click(areas.getByRole('button', { name: 'Move Fishing rights up' }))
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Fishing rights up'),
  )
  await screen.findByText(/No service describes .*Fishing rights/)
  await user.click(press('Save and continue'))
  await findStep('Other places to turn')
  expect(getSavedInput(gateway).input.practiceAreas.slice(-2)).toEqual([
    { name: 'Fishing rights', icon: 'consumer', judgmentCategory: null },
    { name: 'Civil Rights', icon: 'civil-rights', judgmentCategory: null },
  ])
})

test('places where else people can turn are named for a practice area or for everybody', async () => {
  const { user, gateway } = renderSetup('/admin/office-setup/referrals')
  const places = within(await screen.findByRole('group', { name: 'Referrals' }))
  await user.click(places.getByRole('button', { name: 'Add place' }))
  enter(places.getByLabelText('Place 3 and how to reach it'), 'Tenants’ union\non Quay Street')
  await selectOption(user, places.getByLabelText('Whom place 3 helps'), 'Housing Rights')
  await user.click(press('Save and continue'))
  await findStep('Emails to staff')
  expect(getSavedInput(gateway).input.referralResources).toEqual([
    ...neutralOrganisation.referralResources,
    { practiceArea: 'Housing Rights', text: 'Tenants’ union on Quay Street' },
  ])
})

test.each([
  [{ hasMailServer: true, explanation: null, serverReply: null }, /^Sent to ada@example\.org/],
  [{ hasMailServer: false, explanation: null, serverReply: null }, /^No mail server is set/],
  [
    { hasMailServer: true, explanation: 'It is full.', serverReply: '552 Full' },
    'The mail server said: 552 Full',
  ],
])('whether emails arrive is tried from the step: %j', async (outcome, message) => {
  const test = { __typename: 'TestEmail', to: 'ada@example.org', ...outcome }
  const { user } = renderSetup('/admin/office-setup/emails', createSetupGateway({ SendTestEmail: { test } }))
  await user.click(await screen.findByRole('button', { name: 'Send me a test email' }))
  await screen.findByText(message)
})

test('who was overtaken in the same step sees both versions; in another one both stay', async () => {
  const { user, gateway, overtake } = renderSetup()
  const conflict = buildGatewayError('CONFLICT')
  const name = await screen.findByLabelText('Name of the organization')
  overtake({ phone: '(555) 555-0999' })
  gateway.respondWith({
    UpdateOrganisation: ({ version }: Record<string, unknown>) => {
      if (version === 1) throw conflict
      return { item: { __typename: 'Organisation', id: '7', version: 3, ...unsetOffice } }
    },
  })
  await user.type(name, ' One')
  await user.tab()
  await screen.findByText(/^Saved \d/)
  expect(getSavedInput(gateway)).toMatchObject({
    input: { name: 'Legal aid office One', phone: '(555) 555-0999' },
    version: 2,
  })
  gateway.respondWith({ UpdateOrganisation: conflict })
  overtake({ name: 'Theirs' })
  overtake({})
  await user.type(name, ' Two')
  await user.tab()
  await screen.findByRole('dialog', { name: 'Someone else has saved these settings' })
})

test('a color that lacks contrast is mended before eyes, and that is said', async () => {
  const { user, gateway } = renderSetup('/admin/office-setup/look')
  await user.type(await screen.findByLabelText('Main color'), '#FFD400')
  await screen.findByText(
    /Your main color #ffd400 has a contrast of 1\.\d where text needs 4\.5\. Pages use #/,
  )
  screen.getByRole('figure', { name: 'In light' })
  screen.getByRole('figure', { name: 'In dark' })
  await user.click(press('Save and continue'))
  await findStep('Place')
  expect(getSavedInput(gateway).input.brandColor?.toLowerCase()).toBe('#ffd400')
})

test('texts with gaps lead to their forms', async () => {
  renderSetup('/admin/office-setup/texts')
  const list = within(await screen.findByRole('list', { name: 'Pages and their gaps' }))
  expect(list.getByRole('link', { name: 'Terms of service' }).getAttribute('href')).toBe(
    '/admin/pages/p1/edit',
  )
  list.getByText('the state whose law applies')
})

test('at the end what is still open is listed, and opening the website finishes the setup', async () => {
  const { user, gateway } = renderSetup('/admin/office-setup/done')
  const list = within(await screen.findByRole('list', { name: 'Still open' }))
  await list.findByText(/gaps to fill in Terms of service/)
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Reaching you: Still to set: the phone number and the email address',
  )
  await user.click(press('Open your website'))
  await waitFor(() => expect(gateway.countRequests('FinishSetup')).toBe(1))
})

const emptyDashboard = {
  ...{ caseCount: 0, postCount: 0, teamMemberCount: 0, legalAidRequestCount: 0, readyViewCounts: [] },
  ...{ contentActivity: [], requestActivity: [], authActivity: [] },
}

test('it opens by itself once, before anything of the dashboard; afterwards the dashboard leads there', async () => {
  const setup = createSetupGateway({ Dashboard: emptyDashboard, PendingCounts: { needsSetup: true } })
  const texts: string[] = []
  const observer = new MutationObserver(() => texts.push(document.body.textContent))
  observer.observe(document.body, { childList: true, subtree: true })
  const first = renderAsAdministrator('/admin/dashboard', setup.gateway)
  await findStep('Name')
  observer.disconnect()
  expect(texts.filter((text) => /Quick Actions|Total Cases|not finished/.test(text))).toEqual([])
  first.unmount()
  const { user } = renderAsAdministrator('/admin/dashboard', setup.gateway)
  await user.click(await screen.findByRole('link', { name: 'Continue setting up' }))
  await findStep('Name')
})
