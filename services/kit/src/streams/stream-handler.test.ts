import express from 'express'
import { expect, test } from 'vitest'
import { createLog } from '../context/log.ts'
import { TooManyRequests } from '../errors/errors.ts'
import { startTestServer } from '../testing/test-servers.ts'
import { createStreamHandler } from './stream-handler.ts'
import { RejectedFileError } from './upload-errors.ts'

/** The response of a handler that fails with this error. */
async function respondToError(failure: Error) {
  const app = express()
  const work = () => Promise.reject(failure)
  app.get('/', createStreamHandler(createLog('test', 'silent'), 'it failed', work))
  const answer = await fetch(await startTestServer(app))
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    told: (await answer.json()) as object,
  }
}

const createDatabaseError = (code: string) =>
  Object.assign(new Error("insert into person (name) values ('Ana Diaz')"), { code })

test.each([
  ['53300', 503, '5'],
  ['40P01', 503, '5'],
  ['ECONNREFUSED', 503, '5'],
  ['57P03', 503, '5'],
  ['23502', 500, null],
  ['22021', 400, null],
])('messages of the database (%s) are not disclosed', async (code, status, retryAfter) => {
  const answer = await respondToError(createDatabaseError(code))
  expect(answer).toMatchObject({ status, retryAfter })
  expect(JSON.stringify(answer.told)).not.toMatch(/Ana|insert/)
})

test('a rejected file has a reason for programs and a message for people', async () => {
  const failure = new RejectedFileError('tooBig', 'a.pdf is too big.', 'tooLarge')
  expect(await respondToError(failure)).toMatchObject({
    status: 413,
    told: { detail: 'a.pdf is too big.', reason: 'tooBig', errors: { file: 'a.pdf is too big.' } },
  })
})

test('a rate limit has a Retry-After', async () => {
  expect(await respondToError(new TooManyRequests(40))).toMatchObject({ status: 429, retryAfter: '40' })
})
