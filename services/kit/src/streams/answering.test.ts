import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { TooMany } from '../errors.ts'
import { logOf } from '../service/log.ts'
import { answering } from './answering.ts'
import { RefusedFile } from './refusals.ts'

/** What a call is answered whose work fails like this. */
async function answerTo(failure: Error) {
  const app = express()
  const work = () => Promise.reject(failure)
  app.get('/', answering(logOf('test', 'silent'), 'it failed', work))
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    told: (await answer.json()) as object,
  }
}

const fromDatabase = (code: string) =>
  Object.assign(new Error("insert into person (name) values ('Ana Diaz')"), { code })

test.each([
  ['53300', 503, '5'],
  ['40P01', 503, '5'],
  ['ECONNREFUSED', 503, '5'],
  ['57P03', 503, '5'],
  ['23502', 500, null],
  ['22021', 400, null],
])('what a database says (%s) is not told to whoever called', async (code, status, retryAfter) => {
  const answer = await answerTo(fromDatabase(code))
  expect(answer).toMatchObject({ status, retryAfter })
  expect(JSON.stringify(answer.told)).not.toMatch(/Ana|insert/)
})

test('a refused file is told with the reason for programs and the sentence for people', async () => {
  const failure = new RefusedFile('tooBig', 'a.pdf is too big.', 'tooLarge')
  expect(await answerTo(failure)).toMatchObject({
    status: 413,
    told: { detail: 'a.pdf is too big.', reason: 'tooBig', errors: { file: 'a.pdf is too big.' } },
  })
})

test('who comes too often is told how long to wait', async () => {
  expect(await answerTo(new TooMany(40))).toMatchObject({ status: 429, retryAfter: '40' })
})
