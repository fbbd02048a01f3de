import { createLog } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { encryptedTypes } from '../encrypted-types.ts'
import { parseEncryptionKeys } from '../platform/encryption/encryption.ts'
import { rotateKeys } from '../platform/key-rotation/rotate-keys.ts'
import { startJudgmentService } from '../testing/content-service.ts'
import { readOutbox } from '../testing/outbox.ts'
import {
  generateEncryptionKey,
  readTables,
  startRequestsService,
  stripRandomText,
} from '../testing/requests-service.ts'
import { runDueJobs, runDueTask } from '../testing/run-due-jobs.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { computeEndCode, SearchSubscription } from './search-subscription.entity.ts'
import { purgeSubscription, sendSubscription } from './subscription-tasks.ts'

const site = 'https://access.example.org'
const search = { search: 'eviction of a zebra', category: 'Housing', court: null }
const details = 'search category court isConfirmed'
const mutations = {
  subscribe: 'mutation ($input: JudgmentSubscriptionInput!) { done: subscribeToJudgments(input: $input) }',
  confirm: `mutation ($link: String!) { done: confirmJudgmentSubscription(link: $link) { ${details} } }`,
  open: `mutation ($link: String!) { done: openJudgmentSubscription(link: $link) { ${details} } }`,
  end: 'mutation ($link: String!) { done: endJudgmentSubscription(link: $link) }',
}

/** The service, with one that knows of new judgments. */
async function start(env: Record<string, string> = {}) {
  const judgments = await startJudgmentService()
  const inbox = await startRequestsService({
    env: { CONTENT_URL: judgments.url, PUBLIC_URL: site, TIME_ZONE: 'America/New_York', ...env },
  })
  const perform = (name: keyof typeof mutations, variables: object, headers = {}) =>
    inbox.read<unknown>(mutations[name], variables, { headers })
  const subscribe = (input: object = {}, headers = {}) =>
    perform('subscribe', { input: { email: 'ines@example.org', ...search, ...input } }, headers)
  /** The secret link in the latest email. */
  const readLink = async () => {
    const texts = (await readOutbox(inbox)).map(({ text }) => text)
    return /\/judgments\/follow(?:ing|\/confirm)#([\w-]{43})\b/.exec(texts.at(-1) ?? '')![1]!
  }
  const follow = async (input: object = {}) => {
    await subscribe(input)
    const link = await readLink()
    await perform('confirm', { link })
    await inbox.em().execute('delete from outbox_email')
    return link
  }
  return { judgments, inbox, perform, subscribe, readLink, follow }
}

/** Does what these tasks are due to do at that moment. */
async function runTasks(inbox: Subgraph, now: Date, log = createLog('jobs', 'silent')) {
  for (const task of [sendSubscription, purgeSubscription])
    await runDueTask(inbox, task, now, log).catch(() => {})
}

/** The next two mornings of the office, and the evening between. */
async function listMornings(inbox: Subgraph) {
  const { nextDueAt } = await inbox.em().findOneOrFail(SearchSubscription, { confirmedAt: { $ne: null } })
  const [first, day] = [nextDueAt!.getTime(), 24 * 3_600_000]
  return { before: new Date(first - 1000), first: new Date(first), next: new Date(first + 4 * day) }
}

test('nobody is written to again before the owner of the address has said yes by the link in one email', async () => {
  const { judgments, inbox, perform, subscribe, readLink } = await start()
  expect(await subscribe()).toBe(true)
  const [email, ...others] = await readOutbox(inbox)
  expect(others).toEqual([])
  expect(email).toMatchObject({ kind: 'subscriptionConfirmation', to: 'ines@example.org' })
  const link = await readLink()
  expect(email!.text).toContain(`${site}/judgments/follow/confirm#${link}`)
  expect(await perform('open', { link })).toEqual({ ...search, isConfirmed: false })

  judgments.answer = { count: 3, isExact: true }
  await runTasks(inbox, new Date(Date.now() + 20 * 3_600_000))
  expect(await readOutbox(inbox)).toHaveLength(1)
  expect(await perform('confirm', { link })).toEqual({ ...search, isConfirmed: true })
  expect(await perform('confirm', { link })).toEqual({ ...search, isConfirmed: true })
  const { first } = await listMornings(inbox)
  await runTasks(inbox, first)
  const kinds = (await readOutbox(inbox)).map(({ kind }) => kind)
  expect(kinds).toEqual(['subscriptionConfirmation', 'newJudgments'])
})

test('who follows is written to in the morning, once a day, and when there is something new', async () => {
  const { judgments, inbox, follow } = await start()
  const link = await follow()
  const { before, first, next } = await listMornings(inbox)
  expect(
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeStyle: 'short' }).format(first),
  ).toMatch(/^(9|10):00 AM$/)
  judgments.answer = { count: 12, isExact: true }
  await runTasks(inbox, before)
  expect(judgments.calls).toEqual([])
  await runTasks(inbox, first)
  await runTasks(inbox, new Date(first.getTime() + 3 * 3_600_000))
  expect(judgments.calls).toHaveLength(1)
  const [email, ...others] = await readOutbox(inbox)
  expect(others).toEqual([])
  expect(email!.text).toContain('There are 12 new judgments in the search you follow.')
  expect(email!.text).toContain(`${site}/judgments/following#${link}`)

  judgments.answer = { count: 0, isExact: true }
  await runTasks(inbox, next)
  expect(judgments.calls[1]!.body.after).toBe(judgments.calls[0]!.body.until)
  expect(await readOutbox(inbox)).toHaveLength(1)
})

test('while nobody can say what is new, nothing is lost', async () => {
  const { judgments, inbox, follow } = await start()
  await follow()
  const { first } = await listMornings(inbox)
  judgments.answer = null
  await runTasks(inbox, first)
  expect(await readOutbox(inbox)).toEqual([])
  judgments.answer = { count: 1, isExact: true }
  await runTasks(inbox, new Date(first.getTime() + 60_000))
  expect((await readOutbox(inbox)).map(({ text }) => text)).toEqual([
    expect.stringContaining('There is one new judgment in the search you follow.'),
  ])
  expect(judgments.calls[1]!.body.after).toBe(judgments.calls[0]!.body.after)
})

test('the search is in no email, no address and no log, and no table has it or the address in plain text', async () => {
  const { judgments, inbox, follow, subscribe } = await start()
  const link = await follow()
  const { first } = await listMornings(inbox)
  judgments.answer = { count: 101, isExact: false }
  const lines: string[] = []
  const log = createLog('jobs', 'debug', { write: (line) => void lines.push(line) })
  await runTasks(inbox, first, log)
  judgments.answer = null
  await runTasks(inbox, (await listMornings(inbox)).first, log)
  await subscribe({ email: 'bo@example.org' })
  expect(judgments.calls[0]).toMatchObject({ path: '/new-judgments', body: search })
  expect(
    JSON.stringify([await readOutbox(inbox), judgments.calls.map(({ path }) => path), lines]),
  ).not.toMatch(/zebra|eviction|Housing/)
  for (const [name, rows] of await readTables(inbox)) {
    expect(stripRandomText(rows), name).not.toMatch(/zebra|ines@|bo@/)
    expect(rows, name).not.toContain(link)
  }
})

test('the link ends it at once, and nothing is left; a link of none is answered alike', async () => {
  const { judgments, inbox, perform, follow } = await start()
  const link = await follow()
  const { first } = await listMornings(inbox)
  expect(await perform('end', { link })).toBe(true)
  expect(await inbox.em().count(SearchSubscription)).toBe(0)
  expect(await perform('end', { link })).toBe(true)
  expect(await perform('open', { link })).toBeNull()
  expect(await perform('confirm', { link })).toBeNull()
  await runTasks(inbox, first)
  expect(judgments.calls).toEqual([])
})

test('an address that nobody has confirmed is deleted after a day, and not before', async () => {
  const { inbox, subscribe } = await start()
  await subscribe()
  await runTasks(inbox, new Date(Date.now() + 23 * 3_600_000))
  expect(await inbox.em().count(SearchSubscription)).toBe(1)
  await runTasks(inbox, new Date(Date.now() + 24 * 3_600_000))
  expect(await inbox.em().count(SearchSubscription)).toBe(0)
})

test('one address gets three emails a day, however often and by whomever it is typed, and the answer is the same', async () => {
  const { inbox, subscribe } = await start()
  for (let time = 0; time < 6; time++)
    expect(
      await subscribe({
        search: `search ${time}`,
        email: time % 2 ? 'INES@example.org' : 'ines@example.org',
      }),
    ).toBe(true)
  expect(await readOutbox(inbox)).toHaveLength(3)
  expect(await subscribe({ email: 'bo@example.org' })).toBe(true)
  expect(await readOutbox(inbox)).toHaveLength(4)
})

test.each([{ website: 'https://autofill.example' }, { seconds: 2 }])(
  'who looks like a program is asked to confirm like anybody else: %j',
  async (signal) => {
    const { inbox, subscribe } = await start()
    expect(await subscribe(signal)).toBe(true)
    expect(await readOutbox(inbox)).toMatchObject([{ kind: 'subscriptionConfirmation' }])
  },
)

test('the same search is followed once, and another beside it', async () => {
  const { inbox, follow } = await start()
  await follow()
  await follow({ email: 'Ines@example.org' })
  expect(await inbox.em().count(SearchSubscription)).toBe(1)
  await follow({ search: 'wages' })
  expect(await inbox.em().count(SearchSubscription)).toBe(2)
})

test('a subscription of the same address that cannot be read keeps nobody from confirming another', async () => {
  const { inbox, perform, subscribe, readLink, follow } = await start()
  await follow()
  await inbox.em().nativeUpdate(SearchSubscription, {}, { encrypted: 'AAAA' })
  await subscribe({ search: 'repairs' })
  expect(await perform('confirm', { link: await readLink() })).toMatchObject({
    search: 'repairs',
    isConfirmed: true,
  })
})

test('an address and a search are checked, and named where they are wrong', async () => {
  const { inbox } = await start()
  const input = { email: 'ines', search: 'x'.repeat(201) }
  expect(await inbox.queryError(mutations.subscribe, { input })).toMatchObject({
    fields: {
      email: 'Enter an email address in the correct format, like name@example.org',
      search: 'Search must be 200 characters or fewer',
    },
  })
})

test('an email program can end it by itself, at an address that opens nothing', async () => {
  const smtp = await startSmtpServer()
  const { judgments, inbox, perform, follow } = await start({ SMTP_URL: smtp.url })
  const link = await follow()
  const { first } = await listMornings(inbox)
  judgments.answer = { count: 1, isExact: true }
  await runTasks(inbox, first)
  await runDueJobs(inbox)
  const email = smtp.emails.find(({ source }) => source.includes('one new judgment'))!
  expect(email.headers).toMatchObject({
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  })
  const header = String(email.headers['List-Unsubscribe'])
  expect(header).not.toContain(link)
  const [, code = ''] = /^<https:\/\/access\.example\.org\/judgments\/following\/([\w-]+)>$/.exec(header)!
  expect(await perform('open', { link: code })).toBeNull()
  expect(await perform('confirm', { link: code })).toBeNull()

  const otherCode = code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect(await perform('end', { link: otherCode })).toBe(true)
  expect(await inbox.em().count(SearchSubscription)).toBe(1)
  expect(await perform('end', { link: code })).toBe(true)
  expect(await inbox.em().count(SearchSubscription)).toBe(0)
  expect(await perform('end', { link: code })).toBe(true)
})

test('a subscription is found by its link after a change of keys, and when the former key is gone', async () => {
  const [former, current] = [generateEncryptionKey(), generateEncryptionKey()]
  const { inbox, perform, follow } = await start({ ENCRYPTION_KEY: former })
  const link = await follow()
  inbox.settings.env.ENCRYPTION_KEY = current
  inbox.settings.env.ENCRYPTION_KEYS_BEFORE = former
  expect(await perform('open', { link })).toEqual({ ...search, isConfirmed: true })
  await rotateKeys(inbox.em(), parseEncryptionKeys(inbox.settings.env), encryptedTypes)
  inbox.settings.env.ENCRYPTION_KEYS_BEFORE = ''
  expect(await perform('open', { link })).toEqual({ ...search, isConfirmed: true })
  // So does the code in the emails that were sent before.
  const [{ id }] = (await inbox.em().find(SearchSubscription, {})) as [SearchSubscription]
  await perform('end', { link: computeEndCode(id, link) })
  expect(await inbox.em().count(SearchSubscription)).toBe(0)
})
