import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { OutboxEmail } from '../../platform/email/outbox-email.entity.ts'
import { performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { assignTo, type Colleague, signInColleague } from '../../testing/staff.ts'
import { Notification } from './notification.entity.ts'

type Listed = {
  id: string
  kind: string
  actor: string
  reference: string
  times: number
  readAt: string | null
}

const list = (inbox: Subgraph, { token }: Pick<Colleague, 'token'>) =>
  inbox.query<{ notifications: Listed[]; unreadNotificationCount: number }>(
    '{ notifications { id kind actor reference times readAt } unreadNotificationCount }',
    {},
    { token },
  )

const read = (inbox: Subgraph, { token }: Colleague, ids?: string[]) =>
  inbox.query('mutation ($ids: [ID!]) { readNotifications(ids: $ids) { id } }', { ids }, { token })

const chooseEmails = (inbox: Subgraph, { token }: Colleague, kinds: string[]) =>
  inbox.query(
    'mutation ($kinds: [String!]!) { setEmailedNotificationKinds(kinds: $kinds) }',
    { kinds },
    { token },
  )

/** A request that is assigned to Ida by somebody else. */
async function startWithAssigned(kinds: string[] = []) {
  const inbox = await startRequestsService()
  const ida = signInColleague(inbox, 'intakeWorker')
  if (kinds.length > 0) await chooseEmails(inbox, ida, kinds)
  const { id, accessToken, reference } = await submitRequest(inbox)
  await assignTo(inbox, id, ida)
  return { inbox, ida, id, accessToken, reference }
}

test('whoever is assigned a request by somebody else is told, and reads it', async () => {
  const { inbox, ida, reference } = await startWithAssigned()
  const { notifications, unreadNotificationCount } = await list(inbox, ida)
  expect(notifications).toMatchObject([
    { kind: 'assigned', actor: 'Ruth Abernathy', reference, readAt: null },
  ])
  expect(unreadNotificationCount).toBe(1)
  await read(inbox, ida, [notifications[0]!.id])
  expect((await list(inbox, ida)).unreadNotificationCount).toBe(0)
})

test('what applicants do is told to whoever works on it, and repeated it is told once', async () => {
  const { inbox, ida, accessToken } = await startWithAssigned()
  await read(inbox, ida)
  await performAsApplicant(inbox, 'write', { accessToken, text: 'Please hurry.' })
  await performAsApplicant(inbox, 'write', { accessToken, text: 'They are at the door.' })
  await performAsApplicant(inbox, 'withdraw', { accessToken })
  const { notifications } = await list(inbox, ida)
  expect(notifications.map(({ kind, times }) => [kind, times])).toEqual([
    ['status', 1],
    ['message', 2],
    ['assigned', 1],
  ])
  expect(JSON.stringify(notifications)).not.toContain('hurry')
})

test('nobody is told what they did themselves, nor what was undone', async () => {
  const { inbox, ida, id } = await startWithAssigned()
  await inbox.queryAsAdministrator(
    'mutation ($ids: [ID!]!) { undoRequestChanges(ids: $ids) { updated { id } } }',
    { ids: [id] },
  )
  expect((await list(inbox, ida)).notifications).toEqual([])
  await inbox.query(
    'mutation ($id: ID!, $assigneeId: ID) { assignRequest(id: $id, assigneeId: $assigneeId) { id } }',
    { id, assigneeId: ida.id },
    { token: ida.token },
  )
  expect((await list(inbox, ida)).notifications).toEqual([])
})

test('one’s notifications are nobody else’s', async () => {
  const { inbox, ida } = await startWithAssigned()
  const bo = signInColleague(inbox, 'intakeWorker', 'Bo Lund')
  const { notifications } = await list(inbox, ida)
  await read(inbox, bo, [notifications[0]!.id])
  expect((await list(inbox, bo)).notifications).toEqual([])
  expect((await list(inbox, ida)).unreadNotificationCount).toBe(1)
})

/** What was written to the staff, as if six minutes had passed. */
async function listEmails(inbox: Subgraph) {
  await runDueJobs(inbox, new Date(Date.now() + 6 * 60_000))
  const emails = await inbox.em().find(OutboxEmail, { kind: 'staffNotification' })
  return emails.map(({ reference }) => reference)
}

test('who chose emails gets one about what they have not read in five minutes, and of no other kind', async () => {
  const { inbox, ida, accessToken, reference } = await startWithAssigned(['message'])
  await performAsApplicant(inbox, 'write', { accessToken, text: 'They are at the door.' })
  expect(await listEmails(inbox)).toEqual([reference])
  await read(inbox, ida)
  await performAsApplicant(inbox, 'withdraw', { accessToken })
  expect(await listEmails(inbox)).toEqual([reference])
})

test('what was read in the portal needs no email', async () => {
  const { inbox, ida } = await startWithAssigned(['assigned'])
  await read(inbox, ida)
  expect(await listEmails(inbox)).toEqual([])
})

test('who may not sign in any more gets no email', async () => {
  const { inbox } = await startWithAssigned(['assigned'])
  await inbox.em().nativeUpdate(Notification, {}, { recipientId: crypto.randomUUID() })
  expect(await listEmails(inbox)).toEqual([])
})

test('only kinds that there are can be chosen', async () => {
  const { inbox, ida } = await startWithAssigned()
  const error = await inbox.queryError(
    'mutation { setEmailedNotificationKinds(kinds: ["weather"]) }',
    {},
    { token: ida.token },
  )
  expect(error.code).toBe('BAD_USER_INPUT')
  await chooseEmails(inbox, ida, ['message', 'assigned', 'message'])
  expect(await inbox.read('{ emailedNotificationKinds }', {}, ida)).toEqual(['assigned', 'message'])
})
