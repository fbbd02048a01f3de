/** Being out of office, and handing requests over: for oneself, and for a colleague. */

import { createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AbsenceFragment } from '../data/staff-members.generated.ts'
import { accountResponses, buildAccount } from '../testing/account.ts'
import { createBuilder } from '../testing/create-builder.ts'
import { enter } from '../testing/enter.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { findAction } from '../testing/open-actions.ts'
import { renderAs } from '../testing/render-at.ts'
import { renderScreenAt } from '../testing/render-part.tsx'
import { createQueueGateway, exampleStaff } from '../testing/request-queue.ts'
import { buildRequestSummary } from '../testing/requests.ts'
import { selectOption } from '../testing/select-option.ts'
import type { AssignedRequestFragment } from './colleagues.generated.ts'

const buildAssigned = createBuilder<AssignedRequestFragment>({
  __typename: 'LegalAidRequest',
  id: '1',
  reference: 'LA-7K3M-92QF',
  category: 'Housing Rights',
  urgency: 'High',
})

const buildAbsence = createBuilder<AbsenceFragment>({
  __typename: 'Absence',
  id: 'a1',
  administratorId: '1',
  startsOn: '2099-12-01T00:00:00.000Z',
  endsOn: '2099-12-03T00:00:00.000Z',
  standInId: '2',
  standInName: 'Ida Brandt',
  isAway: false,
})

const twoRequests = [buildAssigned(), buildAssigned({ id: '2', reference: 'LA-AAAA-2222' })]

const createGateway = (
  requests: AssignedRequestFragment[] = [],
  absences: AbsenceFragment[] = [],
  responses: object = {},
) =>
  createFakeGateway({
    ...accountResponses,
    ColleagueRequests: { requests, absences },
    StaffMembers: { staffMembers: exampleStaff, absences },
    ...responses,
  })

const findCard = async () => within(await screen.findByRole('region', { name: 'Your requests' }))
/** Hidden as well: what is done about an administrator stands in a menu. */
const press = (name: string) => screen.findByRole('button', { name })

test('an absence is planned with days and a stand-in', async () => {
  const gateway = createGateway([], [], { SaveAbsence: { absence: buildAbsence() } })
  const { user } = renderScreenAt('/admin/account', gateway)
  await user.click(await press('Plan an absence'))
  enter(await screen.findByLabelText('First day'), '2099-12-01')
  enter(screen.getByLabelText('Last day'), '2099-12-03')
  await selectOption(user, screen.getByLabelText('Requests go to'), 'Ida Brandt')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Absence saved')
  expect(getLastVariables(gateway, 'SaveAbsence')).toEqual({
    administratorId: '1',
    startsOn: '2099-12-01',
    endsOn: '2099-12-03',
    standInId: '2',
  })
})

test('an absence is shown with its days and its stand-in, and ended', async () => {
  const absence = buildAbsence({ isAway: true })
  const gateway = createGateway([], [absence], { EndAbsence: { absence } })
  const { user } = renderScreenAt('/admin/account', gateway)
  await (await findCard()).findByText('Dec 1, 2099 to Dec 3, 2099; requests to Ida Brandt')
  await user.click(await press('Change absence'))
  await user.click(await press('End absence now'))
  await screen.findByText('Absence ended')
  expect(getLastVariables(gateway, 'EndAbsence')).toEqual({ administratorId: '1' })
})

test('all open requests go to a colleague with a note, once it is confirmed in words', async () => {
  const result = { updated: twoRequests.map(({ id }) => ({ id, isUndoable: null })), rejected: [] }
  const gateway = createGateway(twoRequests, [], { HandOverRequests: { result } })
  const { user } = renderScreenAt('/admin/account', gateway)
  await user.click(await press('Hand over'))
  await selectOption(user, await screen.findByLabelText('Hand over to'), 'Ida Brandt')
  enter(screen.getByLabelText('Note (optional)'), 'Hearings on Monday')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText(/^Two requests of Ada Admin will go to Ida Brandt. This cannot be undone/)
  expect(gateway.countRequests('HandOverRequests')).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Hand over two requests' }))
  await screen.findByText('2 requests handed over')
  expect(getLastVariables(gateway, 'HandOverRequests')).toEqual({
    fromId: '1',
    toId: '2',
    ids: ['1', '2'],
    note: 'Hearings on Monday',
  })
})

test('chosen ones alone go back to the queue', async () => {
  const result = { updated: [{ id: '2', isUndoable: null }], rejected: [] }
  const gateway = createGateway(twoRequests, [], { HandOverRequests: { result } })
  const { user } = renderScreenAt('/admin/account', gateway)
  await user.click(await press('Hand over'))
  await user.click(await screen.findByRole('checkbox', { name: /LA-7K3M-92QF/ }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText(/^One request of Ada Admin will go back to the queue/)
  await user.click(screen.getByRole('button', { name: 'Hand over one request' }))
  await screen.findByText('1 request handed over')
  expect(getLastVariables(gateway, 'HandOverRequests')).toMatchObject({ toId: null, ids: ['2'] })
})

test('an attorney chooses neither a stand-in nor a colleague', async () => {
  const { user } = renderAs('attorney', '/admin/account', createGateway(twoRequests))
  await user.click(await press('Hand over'))
  await screen.findByText('They go back to the queue.')
  expect(screen.queryByLabelText('Hand over to')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await press('Plan an absence'))
  await screen.findByLabelText('First day')
  expect(screen.queryByLabelText('Requests go to')).toBeNull()
})

test('anyone who does not work on requests has no card of them', async () => {
  renderAs('editor', '/admin/account', createGateway())
  await screen.findByRole('region', { name: 'Name and email' })
  expect(screen.queryByRole('region', { name: 'Your requests' })).toBeNull()
})

test('anyone who is out of office is named so where requests are assigned, and choosing them warns', async () => {
  const gateway = createQueueGateway([buildRequestSummary()], {
    staffMembers: exampleStaff,
    absences: [buildAbsence({ administratorId: '2', isAway: true, standInId: null, standInName: null })],
  })
  const { user } = renderScreenAt('/admin/legal-aid', gateway)
  await user.click(await screen.findByRole('checkbox', { name: /LA-7K3M-92QF/ }))
  await user.click(await screen.findByLabelText('Assign to'))
  await user.click(await screen.findByRole('option', { name: /^Ida Brandt, away until/ }))
  await screen.findByText('Out of office until Dec 3, 2099. It stays with them until they are back.')
})

const bo = buildAccount({ name: 'Bo Diaz', role: 'intakeWorker' })

test('a director says for a colleague that they are out of office', async () => {
  const gateway = createGateway([], [], {
    Administrators: { accounts: [bo] },
    SaveAbsence: { absence: buildAbsence({ administratorId: '2' }) },
  })
  const { user } = renderScreenAt('/admin/administrators', gateway)
  // In sight, not in a menu.
  await user.click(await screen.findByRole('button', { name: 'Out of office: Bo Diaz' }))
  enter(await screen.findByLabelText('First day'), '2099-12-01')
  enter(screen.getByLabelText('Last day'), '2099-12-01')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Absence saved')
  expect(getLastVariables(gateway, 'SaveAbsence')).toMatchObject({ administratorId: '2', standInId: null })
})

test('anyone who is disabled with open requests is asked about at once', async () => {
  const gateway = createGateway(twoRequests, [], {
    Administrators: { accounts: [bo] },
    DisableAdministrator: { account: { ...bo, status: 'disabled' } },
  })
  const { user } = renderScreenAt('/admin/administrators', gateway)
  await user.click(await findAction('Disable', 'Bo Diaz'))
  await screen.findByText('Bo Diaz has 2 open requests. You are asked next to whom they go.')
  await user.click(screen.getByRole('button', { name: 'Disable' }))
  await waitFor(() => expect(screen.getByLabelText('Hand over to')).toBeDefined())
})
