// Who may manage: inviting, disabling, renaming, and where they are signed in.

import { buildGatewayError, createFakeGateway, type FakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildAccount } from '../testing/account.ts'
import { enter } from '../testing/enter.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { findAction } from '../testing/open-actions.ts'
import { renderPart } from '../testing/render-part.tsx'
import { selectOption } from '../testing/select-option.ts'
import Administrators from './Administrators.tsx'
import type { AccountFragment } from './administrators.generated.ts'

const currentAccount = buildAccount({ id: '1', email: 'admin@example.org', name: 'Ada Admin' })
const invited = buildAccount({
  id: '3',
  name: 'Cy',
  email: 'cy@example.org',
  status: 'invited',
  lastSignedInAt: null,
  invitationExpiresAt: '2099-03-05T22:30:00.000Z',
})
const sent = (account = invited, isEmailSent = true) => ({
  invitation: { __typename: 'SentInvitation', account, token: 'secret-of-the-link', isEmailSent },
})
const buildSession = (overrides: object = {}) => ({
  __typename: 'ActiveSession',
  id: 's1',
  device: 'Firefox on Linux',
  signedInAt: '2099-03-05T22:30:00.000Z',
  lastUsedAt: '2099-03-05T23:30:00.000Z',
  isCurrent: false,
  ...overrides,
})

const createGateway = (...accounts: AccountFragment[]) =>
  createFakeGateway({ Administrators: { accounts }, ColleagueRequests: { requests: [], absences: [] } })
const renderAt = (gateway: FakeGateway) => renderPart(<Administrators />, gateway)
/** Hidden as well: what is done about an administrator stands in a menu. */
const press = (name: string) => screen.findByRole('button', { name })

test('the administrators are listed with their role, whether they can sign in and when they last did', async () => {
  renderAt(
    createGateway(
      currentAccount,
      buildAccount({ role: 'editor' }),
      invited,
      buildAccount({ id: '4', name: 'Di', status: 'disabled' }),
      { ...invited, id: '5', invitationExpiresAt: '2020-01-01T00:00:00.000Z' },
    ),
  )
  await screen.findByRole('table')
  const lines = screen.getAllByRole('row').map((row) => row.textContent)
  expect(lines).toEqual([
    'NameEmailRoleStatusLast signed inActions',
    'Ada AdminYouadmin@example.orgAdministratorActiveMar 5, 2099, 5:30 PMYour account',
    'Bobo@example.orgEditorActiveMar 5, 2099, 5:30 PMMore',
    'Cycy@example.orgAdministratorInviteduntil Mar 5, 2099, 5:30 PMNeverMore',
    'Dibo@example.orgAdministratorDisabledMar 5, 2099, 5:30 PMMore',
    'Cycy@example.orgAdministratorInvitedThe link has expiredNeverMore',
  ])
})

test('inviting shows the link once, to copy and hand over', async () => {
  const gateway = createGateway(currentAccount)
  gateway.respondWith({ InviteAdministrator: sent() })
  const { user } = renderAt(gateway)
  await user.click(await press('Invite an administrator'))
  const form = await screen.findByRole('dialog', { name: 'Invite an administrator' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  enter(within(form).getByLabelText('Name'), 'Cy')
  enter(within(form).getByLabelText('Email'), 'cy@example.org')
  await selectOption(user, within(form).getByLabelText('Role'), 'Intake worker')
  await user.click(await press('Invite'))
  await screen.findByText('Administrator invited successfully')
  expect(getLastVariables(gateway, 'InviteAdministrator')).toEqual({
    name: 'Cy',
    email: 'cy@example.org',
    role: 'intakeWorker',
  })

  const visible = await screen.findByRole('dialog', { name: 'Invitation for Cy' })
  const link = `${location.origin}/admin/welcome#secret-of-the-link`
  expect(within(visible).getByLabelText<HTMLInputElement>('Link').value).toBe(link)
  within(visible).getByText(/An email with this link is on its way to cy@example.org/)
  await user.click(within(visible).getByRole('button', { name: 'Copy' }))
  await within(visible).findByText('Copied.')
  expect(await navigator.clipboard.readText()).toBe(link)
  await user.click(within(visible).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('where no mail goes out, the link is to be handed over', async () => {
  const gateway = createGateway(currentAccount, invited)
  gateway.respondWith({ ResendInvitation: sent(invited, false) })
  const { user } = renderAt(gateway)
  await user.click(await findAction('Invite again', 'Cy'))
  await screen.findByText(/No email could be sent. Give Cy this link yourself/)
  expect(getLastVariables(gateway, 'ResendInvitation')).toEqual({ id: '3' })
})

test('where the browser does not let us copy, the link stands selected', async () => {
  const gateway = createGateway(currentAccount, invited)
  gateway.respondWith({ ResendInvitation: sent() })
  const { user } = renderAt(gateway)
  await user.click(await findAction('Invite again', 'Cy'))
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(await press('Copy'))
  await screen.findByText(/Press Ctrl\+C/)
  expect(document.activeElement).toBe(screen.getByLabelText('Link'))
})

test('a role is changed by choosing another, and what it is for stands below it', async () => {
  const gateway = createGateway(currentAccount, buildAccount())
  gateway.respondWith({ ChangeAdministratorRole: { account: buildAccount({ role: 'auditor' }) } })
  const { user } = renderAt(gateway)
  await user.click(await findAction('Role', 'Bo'))
  const form = within(await screen.findByRole('dialog', { name: 'Role of Bo' }))
  form.getByText('May do everything, accounts and settings included.')
  await selectOption(user, form.getByLabelText('Role'), 'Auditor')
  form.getByText('Reads and exports the activity log.')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Role changed successfully')
  expect(getLastVariables(gateway, 'ChangeAdministratorRole')).toEqual({ id: '2', role: 'auditor' })
})

/** Answers with oneself and one account, which each operation changes; null removes it. */
function createStatefulGateway(
  initial: AccountFragment,
  operations: Record<string, (variables: Record<string, unknown>) => AccountFragment | null>,
) {
  let account: AccountFragment | null = initial
  const answers = Object.entries(operations).map(([name, change]) => [
    name,
    (variables: Record<string, unknown>) => {
      account = change(variables)
      return { account: account ?? initial }
    },
  ])
  return createFakeGateway({
    Administrators: () => ({ accounts: [currentAccount, ...(account ? [account] : [])] }),
    ColleagueRequests: { requests: [], absences: [] },
    ...Object.fromEntries(answers),
  })
}

test('disabling is asked about first, and its refusal stays in the question', async () => {
  const disabled = buildAccount({ status: 'disabled' })
  const gateway = createGateway(currentAccount, buildAccount())
  const fields = { id: 'Somebody must stay' }
  gateway.respondWith({ DisableAdministrator: buildGatewayError('BAD_USER_INPUT', { fields }) })
  const { user } = renderAt(gateway)
  await user.click(await findAction('Disable', 'Bo'))
  const question = within(await screen.findByRole('dialog', { name: 'Disable Bo?' }))
  question.getByText(/signed out everywhere at once/)
  await user.click(question.getByRole('button', { name: 'Disable' }))
  await question.findByText('Somebody must stay')

  gateway.respondWith({
    Administrators: { accounts: [currentAccount, disabled] },
    DisableAdministrator: { account: disabled },
  })
  await user.click(question.getByRole('button', { name: 'Disable' }))
  await screen.findByText('Administrator disabled successfully')
  await findAction('Enable', 'Bo')
  expect(getLastVariables(gateway, 'DisableAdministrator')).toEqual({ id: '2' })
})

test('enabling needs no question', async () => {
  const disabled = buildAccount({ status: 'disabled' })
  const { user } = renderAt(createStatefulGateway(disabled, { EnableAdministrator: () => buildAccount() }))
  await user.click(await findAction('Enable', 'Bo'))
  await screen.findByText('Administrator enabled successfully')
  await findAction('Disable', 'Bo')
})

test('an invitation is withdrawn and leaves the list', async () => {
  const { user } = renderAt(createStatefulGateway(invited, { WithdrawInvitation: () => null }))
  await user.click(await findAction('Withdraw', 'Cy'))
  await user.click(await press('Withdraw'))
  await screen.findByText('Invitation withdrawn successfully')
  await waitFor(() => expect(screen.queryByText('cy@example.org')).toBeNull())
})

test('an administrator gets another name', async () => {
  const gateway = createStatefulGateway(buildAccount(), {
    RenameAdministrator: ({ name }) => buildAccount({ name: String(name) }),
  })
  const { user } = renderAt(gateway)
  await user.click(await press('Rename Bo'))
  enter(await screen.findByLabelText('Name'), 'Bo Diaz')
  await user.click(await press('Save'))
  await press('Rename Bo Diaz')
  expect(getLastVariables(gateway, 'RenameAdministrator')).toEqual({ id: '2', name: 'Bo Diaz' })
})

test('another’s sessions are signed out one by one or all at once', async () => {
  let sessions = [
    buildSession(),
    buildSession({ id: 's2', device: null }),
    buildSession({ id: 's3', device: 'Edge' }),
  ]
  const gateway = createGateway(currentAccount, buildAccount())
  gateway.respondWith({
    ActiveSessions: () => ({ sessions }),
    EndSession: ({ id }: Record<string, unknown>) => {
      const session = sessions.find((one) => one.id === id)
      sessions = sessions.filter((one) => one !== session)
      return { session }
    },
    EndOtherSessions: () => {
      const ended = sessions
      sessions = []
      return { sessions: ended }
    },
  })
  const { user } = renderAt(gateway)
  await user.click(await findAction('Sessions', 'Bo'))
  await user.click(await press('Sign out Firefox on Linux'))
  await screen.findByText('Session signed out')
  expect(getLastVariables(gateway, 'EndSession')).toEqual({ id: 's1' })
  await screen.findByText('Unknown device')
  await user.click(await press('Sign out all (2)'))
  await screen.findByText('Not signed in anywhere.')
  expect(getLastVariables(gateway, 'EndOtherSessions')).toEqual({ administrator: '2' })
})
