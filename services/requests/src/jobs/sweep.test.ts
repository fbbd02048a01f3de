import { logOf } from '@access/service-kit'
import { expect, test } from 'vitest'
import { sendMail } from '../mails/sendMail.ts'
import { post } from '../testing/postedMails.ts'
import { theInbox } from '../testing/theInbox.ts'
import { sweep } from './sweep.ts'
import type { Task } from './task.ts'

async function anInbox() {
  const inbox = await theInbox()
  const desk = () => ({
    em: inbox.em(),
    settings: inbox.settings,
    log: logOf('jobs', 'silent'),
    now: () => new Date(),
  })
  const jobs = () => inbox.em().execute('select id, run_at, locked_at from graphile_worker.jobs')
  return { inbox, desk, jobs }
}

test('what waits for its turn keeps it when its alarm is set again', async () => {
  const { inbox, desk, jobs } = await anInbox()
  await post(inbox)
  const before = await jobs()
  await sweep([sendMail], desk())
  expect(await jobs()).toEqual(before)
})

test('what a killed worker holds gets another alarm', async () => {
  const { inbox, desk, jobs } = await anInbox()
  await post(inbox)
  await inbox.em().execute(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'`)
  await sweep([sendMail], desk())
  expect((await jobs()).filter(({ locked_at }) => locked_at === null)).toHaveLength(1)
})

test('a task that cannot tell what is due does not stop the next', async () => {
  const { inbox, desk, jobs } = await anInbox()
  await post(inbox)
  await inbox.em().execute('delete from graphile_worker._private_jobs')
  const failing: Task = { ...sendMail, due: () => Promise.reject(new Error('cannot tell')) }
  await sweep([failing, sendMail], desk())
  expect(await jobs()).toHaveLength(1)
})
