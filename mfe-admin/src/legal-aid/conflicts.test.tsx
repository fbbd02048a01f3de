// A locked request: what it shows, and how it is unlocked.

import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { findDialog, findRegion } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderRequest, renderRequestPart } from '../testing/render-part.tsx'
import { buildConflictCheck, buildConflictMatch, buildRequestDetails } from '../testing/requests.ts'
import { selectOption } from '../testing/select-option.ts'
import { ConflictCards } from './conflicts/ConflictCards.tsx'
import { LockedRequest } from './LockedRequest.tsx'
import type { ConflictCheckFragment } from './request/conflict-check.generated.ts'

const lockedCheck = { isLocked: true, outcome: null, decidedBy: null, decidedAt: null }
/** As the service returns it: without encrypted fields. */
const buildLockedRequest = (overrides: Partial<ConflictCheckFragment> = {}) => ({
  details: buildRequestDetails({
    ...{ name: null, email: null, phone: null, description: null, income: null, householdSize: null },
    conflicts: buildConflictCheck({ ...lockedCheck, ...overrides }),
  }),
})
const buildUnlockedRequest = (overrides: Partial<ConflictCheckFragment> = {}) => ({
  details: buildRequestDetails({ conflicts: buildConflictCheck(overrides) }),
})
/** The cards of a locked request, and those beside an unlocked one. */
const renderLocked = (overrides: Partial<ConflictCheckFragment> = {}, responses = {}) =>
  renderRequestPart(<LockedRequest isPreview />, buildLockedRequest(overrides).details, responses)
const renderUnlocked = (overrides: Partial<ConflictCheckFragment> = {}) =>
  renderRequestPart(<ConflictCards />, buildUnlockedRequest(overrides).details)
/** The whole screen of a request that is locked at first. */
const renderScreen = (overrides: Partial<ConflictCheckFragment> = {}, responses = {}) =>
  renderRequest(buildLockedRequest(overrides).details, responses)
const press = (name: string) => screen.findByRole('button', { name })
const buildDecision = (decision: string) => ({
  ...{ decision, reason: 'Born in another year.', decidedBy: 'Ada Admin' },
  decidedAt: '2099-03-06T15:00:00.000Z',
})

test('a locked request shows its parties and status, and asks for the conflict check', async () => {
  renderScreen({ newNameCount: 2 })
  await screen.findByRole('heading', { name: 'Conflict check required' })
  screen.getByText(/2 new parties since the last decision/)
  const names = await findRegion('Parties')
  names.getByText('Danielle Okonjo-Pratt')
  ;(await findRegion('Potential conflicts')).getByText(
    'No party matches another request or the conflict list.',
  )
  await findRegion('Status')
  for (const name of ['Request', 'Documents', 'Messages', 'Internal notes'])
    expect(screen.queryByRole('region', { name })).toBeNull()
})

test('without a match one press unlocks it, and moves the focus to the request; after an error it stays locked', async () => {
  const fields = { outcome: 'Decide on every hit first' }
  const { user, gateway } = renderScreen(
    {},
    { ConcludeConflictCheck: buildGatewayError('BAD_USER_INPUT', { fields }) },
  )
  await user.click(await press('No conflicts: unlock request'))
  await screen.findByText('Decide on every hit first')
  await screen.findByText('Failed to record decision')
  gateway.respondWith({ ConcludeConflictCheck: buildUnlockedRequest() })
  await user.click(await press('No conflicts: unlock request'))
  await screen.findByText('My landlord changed the lock.')
  expect(getLastVariables(gateway, 'ConcludeConflictCheck')).toEqual({
    id: '1',
    outcome: 'clear',
    reason: null,
  })
  await waitFor(() =>
    expect(document.activeElement?.contains(screen.getByRole('tab', { name: 'Documents' }))).toBe(true),
  )
  expect(document.activeElement).not.toBe(document.body)
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
})

test('a match shows its relation, the names, the other request and the reasons', async () => {
  renderLocked({
    matches: [
      buildConflictMatch(),
      buildConflictMatch({ id: 'h2', relation: 'the same person again', needsDecision: false }),
    ],
  })
  const matches = await findRegion('Potential conflicts')
  const [first, second] = matches.getAllByRole('listitem')
  expect(first!.textContent).toBe(
    'High priorityThe adverse party may be one of our applicants' +
      'Pete Novák (other side in this request) and Peter Novak (applicant in LA-CCCC-3333, matched)' +
      'Matched by: a short formDecide',
  )
  expect(second!.textContent).toMatch(/^Same person in another request: no conflict/)
  expect(within(second!).queryByRole('button')).toBeNull()
  expect(matches.getAllByRole('link')[0]!.getAttribute('href')).toBe('/admin/legal-aid/2')
  expect(screen.queryByRole('button', { name: 'No conflicts: unlock request' })).toBeNull()
  screen.getByText('1 match must be decided before the request can be unlocked.')
})

test('a match is decided with a reason, and then the request can be unlocked', async () => {
  const matches = [buildConflictMatch({ resolution: buildDecision('not the same') })]
  const { user, gateway } = renderLocked(
    { matches: [buildConflictMatch()] },
    { DecideConflictMatch: buildLockedRequest({ matches }) },
  )
  await user.click(await press('Decide: Pete Novák and Peter Novak'))
  const dialog = await findDialog('Pete Novák and Peter Novak')
  await user.click(dialog.getByRole('button', { name: 'Record decision' }))
  await dialog.findByText('Choose from the list')
  await dialog.findByText('Say why')
  expect(gateway.countRequests('DecideConflictMatch')).toBe(0)
  await selectOption(user, dialog.getByLabelText('Decision'), 'Not the same')
  enter(dialog.getByLabelText('Reason'), 'Born in another year.')
  await user.click(dialog.getByRole('button', { name: 'Record decision' }))
  await screen.findByText('Decision recorded successfully')
  expect(getLastVariables(gateway, 'DecideConflictMatch')).toEqual({
    ...{ id: '1', match: 'h1', decision: 'not the same', reason: 'Born in another year.' },
  })
  await press('No conflicts: unlock request')
  await press('Change decision: Pete Novák and Peter Novak')
  const head = screen.getByRole('heading', { name: 'Potential conflicts' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test('a match with the conflict list shows the reason of the entry', async () => {
  const listEntry = { relation: 'we must not act against them', request: null, otherRole: null }
  renderLocked({ matches: [buildConflictMatch({ ...listEntry, listedReason: 'They give to us.' })] })
  await screen.findByText('Reason on the conflict list: They give to us.')
  screen.getByText('May be on the conflict list')
})

test('a conflict is recorded with a reason, and the request stays locked', async () => {
  const conflict = { outcome: 'conflict', decidedBy: 'Ada Admin', decidedAt: '2099-03-06T15:00:00.000Z' }
  const { user, gateway } = renderLocked(
    { matches: [buildConflictMatch({ resolution: buildDecision('conflict') })] },
    { ConcludeConflictCheck: buildLockedRequest({ ...conflict, reason: 'We help him.' }) },
  )
  await user.click(await press('Record a conflict'))
  expect(screen.queryByRole('button', { name: 'No conflicts: unlock request' })).toBeNull()
  const dialog = await findDialog('Record a conflict')
  enter(dialog.getByLabelText('What is the conflict?'), 'We help him.')
  await user.click(dialog.getByRole('button', { name: 'Record conflict' }))
  await screen.findByRole('heading', { name: 'Conflict of interest' })
  expect(getLastVariables(gateway, 'ConcludeConflictCheck')).toEqual({
    id: '1',
    outcome: 'conflict',
    reason: 'We help him.',
  })
  screen.getByText(/Ada Admin found a conflict on/)
})

test('a request can be opened without the check, with a reason', async () => {
  const unchecked = { outcome: null, decidedBy: null, decidedAt: null }
  const { user, gateway } = renderScreen(
    { matches: [buildConflictMatch()] },
    { OpenWithoutConflictCheck: buildUnlockedRequest(unchecked) },
  )
  await user.click(await press('Open without conflict check'))
  const dialog = await findDialog('Open without conflict check')
  await user.click(dialog.getByRole('button', { name: 'Open' }))
  await dialog.findByText('Say why')
  await user.type(dialog.getByLabelText('Reason'), 'Lockout tonight{Enter}')
  await screen.findByText('My landlord changed the lock.')
  expect(getLastVariables(gateway, 'OpenWithoutConflictCheck')).toEqual({
    id: '1',
    reason: 'Lockout tonight',
  })
  await user.click(screen.getByRole('button', { name: 'Check for conflicts' }))
  ;(await findRegion('Conflict check')).getByText('Not checked')
  await press('No conflicts found')
  expect(screen.queryByRole('button', { name: 'Open without conflict check' })).toBeNull()
})

test('a party is added with aliases, and those named by the applicant cannot be edited', async () => {
  const addedParty = {
    id: 'p2',
    role: 'other side',
    isNamedByApplicant: false,
    name: 'Harbor Homes',
    aliases: ['Harbour'],
  }
  const [applicant] = buildConflictCheck().parties
  const { user, gateway } = renderLocked(
    {},
    {
      SaveParty: buildLockedRequest({ parties: [applicant!, addedParty] }),
      RemoveParty: buildLockedRequest(),
    },
  )
  await screen.findByRole('region', { name: 'Parties' })
  expect(screen.queryByRole('button', { name: 'Edit Danielle Okonjo-Pratt' })).toBeNull()
  await user.click(await press('Add party'))
  const dialog = await findDialog('Add party')
  enter(dialog.getByLabelText('Name'), 'Harbor Homes')
  await selectOption(user, dialog.getByLabelText('Role'), 'Other side')
  enter(dialog.getByLabelText('Aliases'), 'Harbour, Harbor LLC')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Party created successfully')
  expect(getLastVariables(gateway, 'SaveParty')).toEqual({
    id: '1',
    input: { id: null, name: 'Harbor Homes', role: 'other side', aliases: ['Harbour', 'Harbor LLC'] },
  })
  await press('Edit Harbor Homes')
  await user.click(await press('Remove Harbor Homes'))
  await screen.findByText('Party removed successfully')
  expect(getLastVariables(gateway, 'RemoveParty')).toEqual({ id: '1', partyId: 'p2' })
  const head = screen.getByRole('heading', { name: 'Parties' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test('an unlocked request shows who found no conflict, and what to check by hand', async () => {
  const { unmount } = renderUnlocked()
  const check = await findRegion('Conflict check')
  check.getByText('No conflicts')
  check.getByText(/Ada Admin/)
  expect(screen.queryByRole('region', { name: 'Potential conflicts' })).toBeNull()
  unmount()
  renderUnlocked({ notCompared })
  await screen.findByText('This conflict check could not be completed: check by hand')
})

const notCompared = [
  { what: 'a party of another request', request: { id: '2', reference: 'LA-CCCC-3333' } },
  { what: 'an entry of the conflict list', request: null },
]

test('a check that could not be completed says what to check by hand, and the request can be unlocked', async () => {
  renderLocked({ notCompared })
  const matches = await findRegion('Potential conflicts')
  matches.getByText('This conflict check could not be completed: check by hand')
  expect(matches.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A party of another request: LA-CCCC-3333',
    'An entry of the conflict list',
  ])
  expect(matches.getByRole('link', { name: 'LA-CCCC-3333' }).getAttribute('href')).toBe('/admin/legal-aid/2')
  expect(matches.queryByText(/^No party matches/)).toBeNull()
  await press('No conflicts: unlock request')
})
