// The date that a request hangs on: what is promised, who is reminded, and what is checked before anybody reads.
import { addDays, getLocalDay } from '@access/service-kit'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { startWithRequest } from '../testing/applicant.ts'
import { runDueJobs } from '../testing/run-due-jobs.ts'

const today = getLocalDay('America/New_York', new Date())
const inDays = (count: number) => addDays(today, count)

test('no attorney is promised for after the date, also when it is named later, and for as long as it stands', async () => {
  const { matchDueAt, perform } = await startWithRequest()
  const dayOf = (moment: Date | string) => getLocalDay('America/New_York', new Date(moment))
  const sooner = await perform('changeCourtDate', { courtDate: inDays(5) })
  expect(sooner.courtDate).toMatch(inDays(5))
  expect(dayOf(sooner.matchDueAt) < inDays(5)).toBe(true)
  expect(await perform('changeCourtDate', { courtDate: null })).toMatchObject({ courtDate: null, matchDueAt })
})

test('a date with a request is on its receipt, and goes when it is erased', async () => {
  const { inbox, courtDate, perform } = await startWithRequest({ hasDate: 'Yes', courtDate: inDays(20) })
  expect(courtDate).toMatch(inDays(20))
  await perform('erase')
  expect(await inbox.em().findOneOrFail(LegalAidRequest, { courtDate: null })).toMatchObject({
    status: 'erased',
  })
})

test.each(['2026-02-30', 'tomorrow', '1066-10-14'])(
  '%s is no date, and nothing is changed',
  async (courtDate) => {
    const { getError, perform } = await startWithRequest()
    expect(await getError('changeCourtDate', { courtDate })).toMatchObject({
      fields: { courtDate: /year|date/ },
    })
    expect(await perform('look')).toMatchObject({ courtDate: null })
  },
)

test('three days before, who wants our emails is reminded once of each date, in words that say nothing', async () => {
  const { inbox, perform } = await startWithRequest({ emailUpdates: true, courtDate: inDays(3) })
  const countReminders = () => inbox.em().count(OutboxEmail, { kind: 'dateReminder' })
  await runDueJobs(inbox)
  await runDueJobs(inbox)
  expect(await countReminders()).toBe(1)
  await perform('changeCourtDate', { courtDate: inDays(2) })
  await runDueJobs(inbox)
  expect(await countReminders()).toBe(2)
  await perform('changeCourtDate', { courtDate: inDays(30) })
  await runDueJobs(inbox)
  expect(await countReminders()).toBe(2)
})

test('without a yes to emails nobody is reminded', async () => {
  const { inbox } = await startWithRequest({ courtDate: inDays(1) })
  await runDueJobs(inbox)
  expect(await inbox.em().count(OutboxEmail, { kind: 'dateReminder' })).toBe(0)
})
