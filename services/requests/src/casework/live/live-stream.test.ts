import type { Subgraph } from '@access/service-kit/testing'
import { expect, onTestFinished, test } from 'vitest'
import { performAsApplicant, startWithRequest, submitRequest } from '../../testing/applicant.ts'
import { startWithClearedRequest } from '../../testing/conflict-checks.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { assignTo, signInColleague } from '../../testing/staff.ts'

type Event = { kind: string; data: unknown }

/** Opens the stream; `next` resolves to the next event of a kind, and to null at the end. */
async function followLive(inbox: Subgraph, token: string, requestId?: string, since?: string) {
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const query = new URLSearchParams({ ...(requestId && { request: requestId }), ...(since && { since }) })
  const answer = await inbox.fetch(`/live?${query}`, {
    signal: stopping.signal,
    headers: { authorization: `Bearer ${token}` },
  })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function readEvent(): Promise<Event | null> {
    const [whole, kind, data] = /event: (\w+)\ndata: (.*)\n\n/.exec(text) ?? []
    if (whole) {
      text = text.slice(text.indexOf(whole) + whole.length)
      return { kind: kind!, data: JSON.parse(data!) }
    }
    const { value, done } = await reader.read()
    if (done) return null
    text += value
    return readEvent()
  }
  async function next(kind: string): Promise<unknown> {
    const event = await readEvent()
    if (event === null) return 'the end'
    return event.kind === kind ? event.data : next(kind)
  }
  return { status: answer.status, next, leave: () => stopping.abort() }
}

test('a change by anybody is said to all who look, and what it says is not', async () => {
  const inbox = await startRequestsService()
  const live = await followLive(inbox, inbox.token)
  const { accessToken } = await submitRequest(inbox)
  expect(await live.next('requests')).toBeNull()
  await performAsApplicant(inbox, 'write', { accessToken, text: 'Please hurry.' })
  expect(await live.next('requests')).toBeNull()
})

test('who has a request open is told who changed what in it, but not of their own changes', async () => {
  const { inbox, id, accessToken } = await startWithRequest()
  const live = await followLive(inbox, inbox.token, id)
  await assignTo(inbox, id, signInColleague(inbox, 'intakeWorker'))
  await performAsApplicant(inbox, 'write', { accessToken, text: 'Please hurry.' })
  expect(await live.next('changes')).toEqual([
    {
      id: expect.any(String),
      actor: 'Applicant',
      action: 'wrote',
      itemType: 'legal aid request',
      occurredAt: expect.any(String),
    },
  ])
})

test('who comes back is told what was changed meanwhile', async () => {
  const { inbox, id, accessToken } = await startWithRequest()
  const before = await followLive(inbox, inbox.token, id)
  const clock = (await before.next('clock')) as string
  before.leave()
  await performAsApplicant(inbox, 'write', { accessToken, text: 'Please hurry.' })
  const live = await followLive(inbox, inbox.token, id, clock)
  expect(await live.next('changes')).toMatchObject([{ actor: 'Applicant', action: 'wrote' }])
})

test('two who have one request open see each other, until one leaves', async () => {
  const { inbox, id } = await startWithRequest()
  const ida = signInColleague(inbox, 'intakeWorker')
  const first = await followLive(inbox, inbox.token, id)
  const second = await followLive(inbox, ida.token, id)
  expect(await second.next('presence')).toEqual([{ id: expect.any(String), name: 'Ruth Abernathy' }])
  expect(await first.next('presence')).toEqual([{ id: ida.id, name: 'Ida Brandt' }])
  second.leave()
  expect(await first.next('presence')).toEqual([])
})

test('nobody watches a request that they may not see, and a visitor watches nothing', async () => {
  const { inbox, id } = await startWithRequest()
  const attorney = signInColleague(inbox, 'attorney')
  expect((await followLive(inbox, attorney.token, id)).status).toBe(404)
  expect((await followLive(inbox, attorney.token)).status).toBe(200)
  expect((await followLive(inbox, signInColleague(inbox, 'editor').token)).status).toBe(403)
  expect((await inbox.fetch('/live')).status).toBe(401)
})

test('whoever has a request open that goes to a colleague reads neither who writes in it nor who opens it', async () => {
  const { inbox, id, accessToken } = await startWithClearedRequest()
  const attorney = signInColleague(inbox, 'attorney')
  await assignTo(inbox, id, attorney)
  const live = await followLive(inbox, attorney.token, id)
  expect(await live.next('clock')).toEqual(expect.any(String))
  await assignTo(inbox, id, signInColleague(inbox, 'intakeWorker'))
  await performAsApplicant(inbox, 'write', { accessToken, text: 'Please hurry.' })
  await followLive(inbox, inbox.token, id)
  expect(await live.next('changes')).toBe('the end')
})

test.each([
  ['session ends', (inbox: Subgraph, token: string) => inbox.auth.revoke(token)],
  ['role changes', (inbox: Subgraph, token: string) => inbox.auth.changeSession(token, { role: 'editor' })],
])('whoever looks when their %s is told nothing more', async (_, change) => {
  const inbox = await startRequestsService()
  const ida = signInColleague(inbox, 'intakeWorker')
  const live = await followLive(inbox, ida.token)
  change(inbox, ida.token)
  await submitRequest(inbox)
  expect(await live.next('requests')).toBe('the end')
})

test('looking keeps no session alive', async () => {
  const inbox = await startRequestsService()
  const before = inbox.auth.getSessionLookupCount() - inbox.auth.getBackgroundLookupCount()
  await followLive(inbox, inbox.token)
  expect(inbox.auth.getSessionLookupCount() - inbox.auth.getBackgroundLookupCount()).toBe(before)
})

test('the streams end with the service', async () => {
  const inbox = await startRequestsService()
  const live = await followLive(inbox, inbox.token)
  await inbox.stop()
  expect(await live.next('requests')).toBe('the end')
})
