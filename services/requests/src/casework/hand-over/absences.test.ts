/** Who is out of office: their requests go to a stand-in and come back, and they get no new ones. */

import { addDays, getLocalDay } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { submitRequest } from '../../testing/applicant.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { listEvents, startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { assignTo, type Colleague, findRequest, openRequest, signInColleague } from '../../testing/staff.ts'
import { absence } from '../staff/absence.rules.ts'

const saveMutation = `mutation ($administratorId: ID!, $startsOn: String, $endsOn: String, $standInId: ID) {
  absence: saveAbsence(administratorId: $administratorId, startsOn: $startsOn, endsOn: $endsOn, standInId: $standInId) {
    administratorName startsOn endsOn standInName isAway } }`
const endMutation =
  'mutation ($administratorId: ID!) { endAbsence(administratorId: $administratorId) { isAway } }'
const listQuery = '{ absences { administratorId isAway } }'

/** So many days from now, where the office is. */
const inDays = (days: number) => addDays(getLocalDay('America/New_York'), days)
const later = (days: number) => new Date(Date.now() + days * 86_400_000)
const thisWeek = { startsOn: inDays(0), endsOn: inDays(3) }

/** An intake worker with a request, and a colleague. */
async function startOffice(env: Record<string, string> = {}) {
  const inbox = await startRequestsService({ env })
  const [bo, ida] = [
    signInColleague(inbox, 'intakeWorker', 'Bo Diaz'),
    signInColleague(inbox, 'intakeWorker'),
  ]
  const { id, reference } = await submitRequest(inbox)
  await assignTo(inbox, id, bo)
  return { inbox, bo, ida, id, reference }
}

const save = (inbox: Subgraph, { id, token }: Colleague, variables: object) =>
  inbox.read(saveMutation, { administratorId: id, ...variables }, { token })

const getAssignee = async (inbox: Subgraph, id: string) => (await findRequest(inbox, id)).assigneeName

test('from the first day on a stand-in has the requests, and afterwards they return', async () => {
  const { inbox, bo, ida, id } = await startOffice()
  expect(await save(inbox, bo, { startsOn: inDays(2), endsOn: inDays(4), standInId: ida.id })).toEqual({
    administratorName: 'Bo Diaz',
    startsOn: `${inDays(2)}T00:00:00.000Z`,
    endsOn: `${inDays(4)}T00:00:00.000Z`,
    standInName: 'Ida Brandt',
    isAway: false,
  })
  await runDueJobs(inbox)
  expect(await getAssignee(inbox, id)).toBe('Bo Diaz')
  await runDueJobs(inbox, later(3))
  expect(await getAssignee(inbox, id)).toBe('Ida Brandt')
  await runDueJobs(inbox, later(6))
  expect(await getAssignee(inbox, id)).toBe('Bo Diaz')
  const events = await listEvents(inbox, { itemId: id })
  expect(events.map(({ action }) => action).slice(-3)).toEqual([
    'assigned to Bo Diaz',
    'assigned to Ida Brandt',
    'assigned to Bo Diaz',
  ])
})

test('who is back opens their requests as before, without saying why', async () => {
  const { inbox, bo, ida, id } = await startOffice()
  await save(inbox, bo, { ...thisWeek, standInId: ida.id })
  await runDueJobs(inbox)
  await inbox.query(endMutation, { administratorId: bo.id }, bo)
  await runDueJobs(inbox)
  expect(await openRequest(inbox, id, 'name', bo)).toHaveProperty('name')
})

test('the stand-in is told once, by the references alone', async () => {
  // Nobody takes it there, so that it stays where it can be read.
  const { inbox, bo, ida, reference } = await startOffice({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await save(inbox, bo, { ...thisWeek, standInId: ida.id })
  await runDueJobs(inbox)
  await runDueJobs(inbox, later(1))
  const emails = (await readOutbox(inbox)).filter(({ kind }) => kind === 'absenceCover')
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ to: ida.email, subject: 'You stand in for Bo Diaz: 1 request' })
  expect(emails[0]!.text).toContain(reference)
})

test('without a stand-in the requests are in the queue until their owner is back', async () => {
  const { inbox, bo, id } = await startOffice()
  await save(inbox, bo, thisWeek)
  await runDueJobs(inbox)
  expect(await getAssignee(inbox, id)).toBeNull()
  await runDueJobs(inbox, later(5))
  expect(await getAssignee(inbox, id)).toBe('Bo Diaz')
})

test('what somebody was given meanwhile stays with them', async () => {
  const { inbox, bo, ida, id } = await startOffice()
  await save(inbox, bo, { ...thisWeek, standInId: ida.id })
  await runDueJobs(inbox)
  await assignTo(inbox, id, signInColleague(inbox, 'intakeWorker', 'Cy Okafor'))
  await runDueJobs(inbox, later(5))
  expect(await getAssignee(inbox, id)).toBe('Cy Okafor')
})

test('another stand-in has the requests of the one before', async () => {
  const { inbox, bo, ida, id } = await startOffice()
  await save(inbox, bo, { ...thisWeek, standInId: ida.id })
  await runDueJobs(inbox)
  await save(inbox, bo, { ...thisWeek, standInId: signInColleague(inbox, 'intakeWorker', 'Cy Okafor').id })
  await runDueJobs(inbox)
  expect(await getAssignee(inbox, id)).toBe('Cy Okafor')
  await runDueJobs(inbox, later(5))
  expect(await getAssignee(inbox, id)).toBe('Bo Diaz')
})

test('who is out of office is given no next request', async () => {
  const { inbox, bo } = await startOffice()
  await submitRequest(inbox, { name: 'Next' })
  const claim = 'mutation { claimNextRequest { id } }'
  await save(inbox, bo, thisWeek)
  expect(await inbox.queryError(claim, {}, bo)).toMatchObject({
    code: 'CONFLICT',
    message: 'You are out of office. End that in your account to take requests',
  })
  await inbox.query(endMutation, { administratorId: bo.id }, bo)
  expect(await inbox.query(claim, {}, bo)).not.toEqual({ claimNextRequest: null })
})

test('whoever assigns sees who is away; an attorney sees themselves alone', async () => {
  const { inbox, bo } = await startOffice()
  const attorney = signInColleague(inbox, 'attorney', 'Ana Costa')
  await save(inbox, bo, thisWeek)
  await save(inbox, attorney, { startsOn: inDays(7), endsOn: inDays(9) })
  expect(await inbox.readAsAdministrator(listQuery)).toEqual([
    { administratorId: bo.id, isAway: true },
    { administratorId: attorney.id, isAway: false },
  ])
  expect(await inbox.read(listQuery, {}, attorney)).toEqual([{ administratorId: attorney.id, isAway: false }])
})

test('a colleague is out of office by who manages accounts, and by nobody else', async () => {
  const { inbox, bo, ida } = await startOffice()
  const variables = { administratorId: bo.id, ...thisWeek }
  const forbidden = { code: 'FORBIDDEN' }
  expect(await inbox.queryError(saveMutation, variables, ida)).toMatchObject(forbidden)
  expect(await inbox.readAsAdministrator(saveMutation, variables)).toMatchObject({ isAway: true })
  expect(await inbox.queryError(endMutation, { administratorId: bo.id }, ida)).toMatchObject(forbidden)
})

test('the next absence is planned once the requests of the last one are back', async () => {
  const { inbox, bo, ida, id } = await startOffice()
  await save(inbox, bo, { ...thisWeek, standInId: ida.id })
  await runDueJobs(inbox)
  await inbox.query(endMutation, { administratorId: bo.id }, bo)
  const next = { administratorId: bo.id, startsOn: inDays(7), endsOn: inDays(9) }
  expect(await inbox.queryError(saveMutation, next, bo)).toMatchObject({ code: 'CONFLICT' })
  await runDueJobs(inbox)
  await save(inbox, bo, next)
  expect(await getAssignee(inbox, id)).toBe('Bo Diaz')
})

test('an attorney chooses no stand-in, and nobody days that are over', async () => {
  const { inbox, ida } = await startOffice()
  const { id, token } = signInColleague(inbox, 'attorney', 'Ana Costa')
  const variables = { administratorId: id, ...thisWeek, standInId: ida.id }
  expect(await inbox.queryError(saveMutation, variables, { token })).toMatchObject({ code: 'FORBIDDEN' })
  const over = { administratorId: id, startsOn: inDays(-9), endsOn: inDays(-8) }
  expect(await inbox.queryError(saveMutation, over, { token })).toMatchObject({
    fields: { endsOn: 'The last day is over already' },
  })
})

test.each([
  [{ startsOn: '', endsOn: inDays(1) }, 'startsOn', 'Enter the first day, like 2026-12-01'],
  [{ startsOn: inDays(2), endsOn: inDays(1) }, 'endsOn', 'The last day cannot be before the first'],
])('%o is rejected at its field', (days, field, message) => {
  expect(absence.safeParse(days).error!.issues).toMatchObject([{ path: [field], message }])
})

test('nobody stands in for themselves, or while they are away', async () => {
  const { inbox, bo, ida } = await startOffice()
  await save(inbox, ida, { startsOn: inDays(3), endsOn: inDays(3) })
  const ask = (standInId: string) =>
    inbox.queryError(saveMutation, { administratorId: bo.id, ...thisWeek, standInId }, bo)
  expect(await ask(bo.id)).toMatchObject({ fields: { standInId: 'Choose somebody else' } })
  expect(await ask('nobody')).toMatchObject({ code: 'NOT_FOUND' })
  expect(await ask(ida.id)).toMatchObject({
    fields: { standInId: `Ida Brandt is out of office until ${inDays(3)}` },
  })
})
