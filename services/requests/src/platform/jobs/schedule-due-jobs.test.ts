import { createLog } from '@access/service-kit'
import { expect, test } from 'vitest'
import { startRequestsService } from '../../testing/requests-service.ts'
import { enqueueTestEmail } from '../../testing/test-emails.ts'
import { sendEmail } from '../email/send-email.ts'
import { scheduleDueJobs } from './schedule-jobs.ts'
import type { Task } from './task.ts'

async function startInboxWithJobs() {
  const inbox = await startRequestsService()
  const context = () => ({
    em: inbox.em(),
    settings: inbox.settings,
    log: createLog('jobs', 'silent'),
    now: () => new Date(),
  })
  const jobs = () => inbox.em().execute('select id, run_at, locked_at from requests_jobs.jobs')
  return { inbox, context, jobs }
}

test('what waits for its turn keeps it when its alarm is set again', async () => {
  const { inbox, context, jobs } = await startInboxWithJobs()
  await enqueueTestEmail(inbox)
  const before = await jobs()
  await scheduleDueJobs([sendEmail], context())
  expect(await jobs()).toEqual(before)
})

test('what a killed worker holds gets another alarm', async () => {
  const { inbox, context, jobs } = await startInboxWithJobs()
  await enqueueTestEmail(inbox)
  await inbox.em().execute(`update requests_jobs._private_jobs set locked_at = now(), locked_by = 'killed'`)
  await scheduleDueJobs([sendEmail], context())
  expect((await jobs()).filter(({ locked_at }) => locked_at === null)).toHaveLength(1)
})

test('a task that cannot tell what is due does not stop the next', async () => {
  const { inbox, context, jobs } = await startInboxWithJobs()
  await enqueueTestEmail(inbox)
  await inbox.em().execute('delete from requests_jobs._private_jobs')
  const failing: Task = { ...sendEmail, listDue: () => Promise.reject(new Error('cannot tell')) }
  await scheduleDueJobs([failing, sendEmail], context())
  expect(await jobs()).toHaveLength(1)
})
