// Text messages: only to a number that was confirmed, in words that say nothing, and never after STOP.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addDays, getLocalDay } from '@access/service-kit'
import { expect, test, vi } from 'vitest'
import { OutboxEmail } from '../../platform/email/outbox-email.entity.ts'
import { signReply } from '../../platform/email/text-reply-route.ts'
import { startWithRequest } from '../../testing/applicant.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { listActions } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { startSmsProvider } from '../../testing/sms-provider.ts'

const number = '+15555550123'
const phone = '(555) 555-0123'
const inDays = (count: number) => addDays(getLocalDay('America/New_York', new Date()), count)

type Setup = Awaited<ReturnType<typeof startWithRequest>>

/** A request whose applicant calls texts safe. */
async function startWithPhone(overrides = {}, env: Record<string, string> = {}) {
  const setup = await startWithRequest({ phone, ...overrides }, env)
  await setup.perform('addDetails', { input: { safeContactMethods: ['Text message'] } })
  return setup
}

const listTexts = async ({ inbox }: Setup) =>
  (await readOutbox(inbox))
    .filter(({ kind }) => kind.startsWith('text'))
    .map(({ to, text }) => `${to} ${text}`)

async function readCode(setup: Setup): Promise<string> {
  const [, code = ''] = /code is (\d{6})/.exec((await listTexts(setup)).at(-1) ?? '') ?? []
  return code
}

async function confirm(setup: Setup, wantsReference = false) {
  await setup.perform('requestTextCode')
  return setup.perform('confirmTextUpdates', { code: await readCode(setup), wantsReference })
}

const reply = ({ inbox }: Setup, Body: string, token = 'the-token') => {
  const parameters = { From: number, Body, MessageSid: 'SM1' }
  const signature = signReply(token, 'https://help.example.org/api/text-replies', parameters)
  return inbox.fetch('/text-replies', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parameters, signature }),
  })
}

test('the right code turns texts on, and brings the reference to who wants it; no text says who we are', async () => {
  const setup = await startWithPhone()
  expect(await setup.perform('requestTextCode')).toMatchObject({ textUpdates: 'code' })
  const code = await readCode(setup)
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  expect(await setup.perform('confirmTextUpdates', { code: spaced, wantsReference: true })).toMatchObject({
    textUpdates: 'on',
  })
  const write = 'mutation ($id: ID!) { writeToApplicant(id: $id, text: "The landlord wrote.") { name } }'
  await setup.inbox.queryAsAdministrator(write, { id: setup.id })
  expect(await listTexts(setup)).toEqual([
    `${number} Office Services: your code is ${code}.`,
    `${number} Office Services: your reference is ${setup.reference}. Reply STOP to end texts.`,
    `${number} Office Services: you have a message. Check your page. Reply STOP to end texts.`,
  ])
  expect(await listActions(setup.inbox, { actor: 'Applicant' })).toEqual([
    ...['told more', 'asked for a code by text', 'asked for texts'],
  ])
})

test('who wants our name on texts has it there', async () => {
  const setup = await startWithPhone()
  await setup.perform('addDetails', { input: { senderName: 'Our name' } })
  await setup.perform('requestTextCode')
  expect(await listTexts(setup)).toEqual([
    expect.stringMatching(/^\+15555550123 Legal aid office: your code/),
  ])
})

test('a number that was not called safe for texts, or takes none, gets no code', async () => {
  for (const setup of [
    await startWithRequest({ phone }),
    await startWithPhone({ phone: '555-0123 ext. 4' }),
    await startWithPhone({ phone: null, hasNoSafePhone: true }),
  ]) {
    expect(await setup.perform('look')).toMatchObject({ textUpdates: 'unavailable' })
    expect(await setup.getError('requestTextCode')).toMatchObject({ fields: { code: expect.any(String) } })
    expect(await listTexts(setup)).toEqual([])
  }
})

test('after five wrong codes the right one is worth nothing, and another has to be asked for', async () => {
  const setup = await startWithPhone()
  await setup.perform('requestTextCode')
  const code = await readCode(setup)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await setup.getError('confirmTextUpdates', { code: wrong })).toMatchObject({
      fields: { code: expect.stringContaining('not the code') },
    })
  expect(await setup.getError('confirmTextUpdates', { code })).toMatchObject({
    fields: { code: expect.stringContaining('expired') },
  })
  expect(await confirm(setup)).toMatchObject({ textUpdates: 'on' })
})

test('after ten minutes a code is worth nothing', async () => {
  const setup = await startWithPhone()
  await setup.perform('requestTextCode')
  const code = await readCode(setup)
  vi.useFakeTimers({ now: Date.now() + 10 * 60_000, toFake: ['Date'] })
  const error = await setup.getError('confirmTextUpdates', { code })
  vi.useRealTimers()
  expect(error).toMatchObject({ fields: { code: expect.stringContaining('expired') } })
  expect(await setup.perform('look')).toMatchObject({ textUpdates: expect.not.stringContaining('on') })
})

test('the fourth text that is asked for within a day is held back, and says so', async () => {
  const setup = await startWithPhone({}, { THROTTLES: 'on' })
  for (const _ of [1, 2, 3]) await setup.perform('requestTextCode')
  expect(await setup.getError('requestTextCode')).toMatchObject({
    fields: { code: expect.stringContaining('tomorrow') },
  })
  expect(await listTexts(setup)).toHaveLength(3)
})

test('a date is reminded of by text without emails, and what waits is gone when texts are stopped', async () => {
  const setup = await startWithPhone({ courtDate: inDays(3) }, await withFolder())
  await confirm(setup)
  await setup.inbox.em().nativeUpdate(OutboxEmail, { kind: 'textCode' }, { state: 'sent' })
  const write = 'mutation ($id: ID!) { writeToApplicant(id: $id, text: "Hello.") { name } }'
  await setup.inbox.queryAsAdministrator(write, { id: setup.id })
  expect(await setup.perform('setTextUpdates', { isEnabled: false })).toMatchObject({ textUpdates: 'off' })
  expect(await listTexts(setup)).toEqual([])
  await setup.inbox.queryAsAdministrator(write, { id: setup.id })
  expect(await listTexts(setup)).toEqual([])
  expect(await setup.perform('setTextUpdates', { isEnabled: true })).toMatchObject({ textUpdates: 'on' })
  await runDueJobs(setup.inbox)
  expect(await setup.inbox.em().count(OutboxEmail, { kind: 'textReminder', state: 'sent' })).toBe(1)
  expect(await setup.inbox.em().count(OutboxEmail, { kind: 'dateReminder' })).toBe(0)
})

test('once texts are not safe any more the number has to be confirmed anew', async () => {
  const setup = await startWithPhone()
  await confirm(setup)
  await setup.perform('addDetails', { input: { safeContactMethods: ['Email'] } })
  expect(await setup.perform('look')).toMatchObject({ textUpdates: 'unavailable' })
  await setup.perform('addDetails', { input: { safeContactMethods: ['Text message'] } })
  expect(await setup.perform('look')).toMatchObject({ textUpdates: 'unconfirmed' })
  expect(await setup.getError('setTextUpdates', { isEnabled: true })).toHaveProperty('fields')
})

test('after STOP nothing is texted to the number, not even a code; after START it goes on', async () => {
  const provider = await startSmsProvider()
  const setup = await startWithPhone(
    { courtDate: inDays(2) },
    { ...provider.env, PUBLIC_URL: 'https://help.example.org' },
  )
  await confirm(setup)
  expect((await reply(setup, 'Stop ')).status).toBe(204)
  expect(await setup.perform('look')).toMatchObject({ textUpdates: 'stopped' })
  expect(await setup.getError('requestTextCode')).toHaveProperty('fields')
  await runDueJobs(setup.inbox)
  expect(provider.texts).toEqual([])
  expect(await setup.inbox.em().count(OutboxEmail, { kind: 'textReminder', lastError: 'STOPPED' })).toBe(1)
  await reply(setup, 'START')
  await setup.perform('changeCourtDate', { courtDate: inDays(3) })
  await runDueJobs(setup.inbox)
  expect(provider.texts).toMatchObject([
    {
      ...{ to: number, from: '+15555550199', body: expect.stringContaining('a date that you told us of') },
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:the-token').toString('base64')}`,
    },
  ])
  expect(await listActions(setup.inbox, { itemType: 'texts to a number' })).toEqual(['stopped', 'started'])
})

test('a reply that the provider has not signed stops nothing, and without a provider there are none', async () => {
  const provider = await startSmsProvider()
  const env = { ...provider.env, PUBLIC_URL: 'https://help.example.org' }
  const setup = await startWithPhone({}, env)
  await confirm(setup)
  expect((await reply(setup, 'STOP', 'another-token')).status).toBe(403)
  expect(await setup.perform('look')).toMatchObject({ textUpdates: 'on' })
  expect((await reply(await startWithPhone(), 'STOP')).status).toBe(404)
})

// The example of Twilio's documentation of its signatures.
test('replies are signed as the provider says', () => {
  const caller = { Caller: '+14158675309', From: '+14158675309', To: '+18005551212' }
  const parameters = { Digits: '1234', CallSid: 'CA1234567890ABCDE', ...caller }
  expect(signReply('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', parameters)).toBe(
    'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  )
})

test('a text that the provider cannot take for now goes out later, and one that it refuses is dead', async () => {
  const errors = [{ status: 503 }, { status: 429, code: 20429 }]
  const provider = await startSmsProvider(() => errors.shift())
  const setup = await startWithPhone({}, provider.env)
  await setup.perform('requestTextCode')
  for (const seconds of [0, 10, 20]) await runDueJobs(setup.inbox, new Date(Date.now() + seconds * 1000))
  expect(provider.texts).toHaveLength(1)
  errors.push({ status: 400, code: 21211 })
  await setup.perform('requestTextCode')
  await runDueJobs(setup.inbox)
  const dead = await setup.inbox.em().findOneOrFail(OutboxEmail, { kind: 'textCode', state: 'dead' })
  expect(dead).toMatchObject({ attempts: 1, lastError: 'SMS 400 21211' })
})

test('without a provider each text is a file that its owner alone can read', async () => {
  const env = await withFolder()
  const setup = await startWithPhone({}, env)
  await setup.perform('requestTextCode')
  await runDueJobs(setup.inbox)
  const folder = path.join(env.DATA_DIR, 'outbox')
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  expect(readFileSync(path.join(folder, file), 'utf8')).toMatch(
    /^To: \+15555550123\n\nOffice Services: your code is \d{6}\.\n$/,
  )
})

const withFolder = async () => ({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'access-texts-')) })
