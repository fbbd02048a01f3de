/** Roles of accounts: chosen on inviting, changed by administrators, and what each may do with accounts. */
import { AuditEvent } from '@access/service-kit'
import { type Role, roles } from '@access/service-kit/roles/roles.rules'
import { expect, test } from 'vitest'
import {
  createStaffMember,
  inviteStaffMember,
  queries,
  startWithColleague,
} from '../testing/staff-members.ts'
import { startAuth, startSignedIn } from '../testing/start-auth.ts'

const { changeRole, disable, invite, list, rename, sessions, endSession, endOthers } = queries
const me = '{ me { role } }'

test('an invitation gives the role that was chosen, and none is chosen for anybody', async () => {
  const { auth, user: ada } = await startSignedIn()
  const { account } = await inviteStaffMember(auth, ada, {
    email: 'cy@example.org',
    name: 'Cy',
    role: 'attorney',
  })
  expect(account.role).toBe('attorney')
  for (const role of [null, '', 'superuser', 'Administrator'])
    expect(await auth.queryError(invite, { email: 'di@example.org', name: 'Di', role }, ada)).toMatchObject({
      fields: { role: 'Choose a role' },
    })
})

test('a changed role holds at once, ends no session and is recorded', async () => {
  const { auth, ada, bo } = await startWithColleague()
  expect(await auth.read(changeRole, { id: bo.id, role: 'auditor' }, ada)).toMatchObject({ role: 'auditor' })
  expect(await auth.read(me, {}, bo)).toEqual({ role: 'auditor' })
  expect(await auth.queryError(list, {}, bo)).toMatchObject({ code: 'FORBIDDEN' })
  const event = await auth.em().findOneOrFail(AuditEvent, { action: 'gave the role Auditor to' })
  expect(event).toMatchObject({ actor: 'Administrator', title: bo.email, changedFields: ['role'] })
})

test('nobody changes their own role', async () => {
  const { auth, user: ada } = await startSignedIn()
  for (const role of roles)
    expect(await auth.queryError(changeRole, { id: ada.user.id, role }, ada)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { role: 'You cannot change your own role. Ask another administrator to do it' },
    })
})

test.each([
  ['demote each other', changeRole, changeRole],
  ['demote and disable each other', changeRole, disable],
])('two administrators who %s at the same time leave one', async (_, first, second) => {
  const { auth, ada, bo } = await startWithColleague()
  const answers = await Promise.all([
    auth.execute(first, { id: bo.id, role: 'editor' }, ada),
    auth.execute(second, { id: ada.user.id, role: 'editor' }, bo),
  ])
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  const accounts = await Promise.all(
    [ada, bo].map((actor) => auth.query<{ me: { role: Role } | null }>(me, {}, actor)),
  )
  expect(accounts.filter(({ me }) => me?.role === 'administrator')).toHaveLength(1)
})

test('whoever is invited or disabled may be given another role, and nobody who is not there', async () => {
  const { auth, user: ada } = await startSignedIn()
  const { account } = await inviteStaffMember(auth, ada, { email: 'cy@example.org', name: 'Cy' })
  const bo = await createStaffMember(auth)
  await auth.query(disable, { id: bo.id }, ada)
  for (const id of [account.id, bo.id])
    expect(await auth.read(changeRole, { id, role: 'editor' }, ada)).toMatchObject({ role: 'editor' })
  for (const id of [crypto.randomUUID(), 'nobody'])
    expect(await auth.queryError(changeRole, { id, role: 'editor' }, ada)).toMatchObject({
      code: 'NOT_FOUND',
    })
})

test('who manages no accounts has their own account and sessions, and nobody else’s', async () => {
  const { auth, ada, bo } = await startWithColleague('Bo Diaz', 'attorney')
  const adasSessions = await auth.read<{ id: string }[]>(sessions, {}, ada)
  expect(await auth.read(rename, { id: bo.id, name: 'Bo Lund' }, bo)).toEqual({ name: 'Bo Lund' })
  expect(await auth.read(sessions, {}, bo)).toMatchObject([{ isCurrent: true }])
  for (const id of [ada.user.id, crypto.randomUUID()]) {
    expect(await auth.queryError(rename, { id, name: 'Mine' }, bo)).toMatchObject({ code: 'FORBIDDEN' })
    for (const query of [sessions, endOthers])
      expect(await auth.queryError(query, { administrator: id }, bo)).toMatchObject({ code: 'FORBIDDEN' })
  }
  expect(await auth.queryError(endSession, { id: adasSessions[0]!.id }, bo)).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await auth.read(me, {}, ada)).toEqual({ role: 'administrator' })
})

test('intake workers learn the names of those who work on requests, and no more of them', async () => {
  const auth = await startAuth()
  await auth.signIn()
  const bo = await createStaffMember(auth, 'Bo Diaz', 'intakeWorker')
  await createStaffMember(auth, 'Cy Okafor', 'attorney')
  await createStaffMember(auth, 'Ed Ito', 'editor')
  const staffMembers = await auth.read<object[]>('{ staffMembers { name status } }', {}, bo)
  expect(staffMembers).toEqual(
    ['Administrator', 'Bo Diaz', 'Cy Okafor'].map((name) => ({ name, status: 'active' })),
  )
  expect(await auth.queryError(list, {}, bo)).toMatchObject({ code: 'FORBIDDEN' })
})
