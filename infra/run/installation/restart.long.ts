import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findProgram, type ProgramName } from '../../chaos/faults.ts'
import { findOperation } from '../testing/calls.ts'
import { startProduct } from '../testing/product.ts'

/** In milliseconds: the least that a program which has stopped is waited for; the gateway gives a service four seconds. */
const patience = 3_500
const programs: ProgramName[] = ['content', 'requests', 'auth', 'gateway']
const pause = 20
const judgments = findOperation('mfe-public', 'query Judgments')
const json = { 'content-type': 'application/json' }

/** What is kept nowhere, since nobody has asked for it before; and what is sent. */
const calls: ((number: number) => [path: string, init: RequestInit])[] = [
  (number) => [`/judgments?q=word${number}`, { headers: { accept: 'text/html' } }],
  (number) => [`/api/cases/00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`, {}],
  (number) => ['/graphql', post({ query: judgments, variables: { search: `rent${number}` } })],
  (number) => ['/api/contact', post(buildMessage(number), { 'idempotency-key': `restart-${number}` })],
]

const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})

const buildMessage = (number: number) => ({
  name: 'Noor Haddad',
  email: `visitor.${number}@example.org`,
  subject: 'Opening hours',
  message: `When are you open? ${number}`,
})

test('while a program is started again nobody is turned away: reading and sending wait for it', async () => {
  const product = await startProduct({ env: { SEED: 'none', THROTTLES: 'off' } })
  onTestFinished(() => product.stop())
  const end = new AbortController()
  onTestFinished(() => end.abort())
  let [stoppedAt, number] = [0, 0]
  /** How often each visitor has been answered well. */
  const answers: number[] = []
  const failures: string[] = []

  /** Whether the answer was a good one. */
  async function ask([path, init]: [string, RequestInit]) {
    const outcome = await fetch(product.url + path, init).then(
      async (response) => `${response.status} ${await response.text()}`,
      (error: Error) => String(error.cause ?? error),
    )
    const isGood = /^(200|201|404) /.test(outcome) && !outcome.includes('"code":"BUSY"')
    // On a machine that needs longer for a start it is said in the end.
    if (!isGood && performance.now() - stoppedAt < patience) failures.push(`${path}: ${outcome}`)
    return isGood
  }

  const visitors = [...calls, ...calls].map(async (build, visitor) => {
    answers[visitor] = 0
    for (; !end.signal.aborted; await wait(pause)) if (await ask(build(++number))) answers[visitor] += 1
  })
  for (const name of programs) {
    const before = findProgram(product, name)!
    stoppedAt = performance.now()
    process.kill(before, 'SIGTERM')
    await expect
      .poll(() => [undefined, before].includes(findProgram(product, name)), { timeout: 60_000 })
      .toBe(false)
    // The next one stops when each of them has been answered since: who waits longer than a program's start waits for
    // this one, not for the next.
    const answersBefore = [...answers]
    const countSince = () => Math.min(...answers.map((count, visitor) => count - answersBefore[visitor]!))
    await expect.poll(countSince, { timeout: 60_000 }).toBeGreaterThan(2)
  }
  end.abort()
  await Promise.all(visitors)
  expect(failures).toEqual([])
})
