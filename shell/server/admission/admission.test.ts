import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildBundle, startSite } from '../testing/site.ts'
import { type AdmissionLimits, createAdmission, createLateness, Overloaded } from './admission.ts'

/** One of each at once; nobody waits. */
const limits: AdmissionLimits = {
  submission: { active: 1, waiting: 0 },
  staff: { active: 1, waiting: 0 },
  read: { active: 1, waiting: 0 },
}

const waitingLimits: AdmissionLimits = { ...limits, read: { active: 1, waiting: 1 } }

const routes = `(() => {
  const Judgments = () => {
    const [{ data }] = useQuery({ query: 'query Judgments { judgments }' })
    return page('Judgments', null, data?.judgments)
  }
  return [{ path: 'judgments', element: h(Judgments), handle: { query: ['q'] } }, { path: 'contact', element: page('Contact') }]
})()`

const forms = `[{ path: '/contact', fields: ['name'], handleSubmission: async (_submission, api) => {
  const { data } = await api.sendRequest('POST', '/api/contact', {})
  return { receipt: { reference: data.reference } }
} }]`

/** A site whose gateway answers what is marked with `slow` only when it is told to. */
async function startBusySite(admissionLimits = limits) {
  const pending: (() => void)[] = []
  const received: string[] = []
  const site = await startSite({
    bundle: buildBundle(routes, { forms }),
    settings: { admissionLimits, areClientsAlike: true },
    gateway: async (request, response) => {
      const body = await text(request)
      const call = `${request.method} ${request.url} ${body}`
      received.push(call)
      const answer = () => response.end('{"reference":"A-1","data":{"judgments":"of 1954"}}')
      if (call.includes('slow')) pending.push(answer)
      else answer()
    },
  })
  site.release('mfe_admin', 'one', null)
  return {
    ...site,
    pending,
    received,
    /** Takes a turn; resolves when the gateway has the call, with the answer to come. */
    async takeTurn(path = '/api/cases?slow', init?: RequestInit) {
      const count = received.length
      const answer = site.get(path, init).catch((reason: Error) => reason)
      await expect.poll(() => received.length).toBe(count + 1)
      return { answer }
    },
  }
}

const graphql = (query: string, headers = {}): [string, RequestInit] => [
  '/graphql',
  {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  },
]
const legalAidRequest: [string, RequestInit] = ['/api/legal-aid-requests', { method: 'POST', body: '{}' }]
/** What admission control knows of a client: whether it is still there. */
const buildResponse = () =>
  Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse

const staff = { headers: { authorization: 'Bearer abc' } }

test('a call without a turn is rejected with a problem that says when to try again', async () => {
  const site = await startBusySite()
  await site.takeTurn()
  for (const call of [['/api/judgments'], graphql('{ judgments }')] as [string, RequestInit?][]) {
    const answer = await site.get(...call)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({
      status: 503,
      detail: 'Many people are here just now. Please try again in a moment, or call (555) 555-0100.',
    })
  }
  expect(site.received).toHaveLength(1)
})

test('a page without a turn is rejected with a page that names the telephone', async () => {
  const site = await startBusySite()
  await site.takeTurn()
  const answer = await site.get('/judgments?q=court')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toContain(
    '<h1>Many people are here just now. Please try again in a moment, or call (555) 555-0100.</h1>',
  )
})

test('after reads were rejected, what people send us and what staff asks goes on, and reads once there is room', async () => {
  const site = await startBusySite()
  await site.takeTurn()
  for (const _ of [1, 2]) expect((await site.get(...graphql('{ judgments }'))).status).toBe(503)
  for (const _ of [1, 2]) expect((await site.get('/contact?q=1', { method: 'HEAD' })).status).toBe(503)
  expect((await site.get(...graphql('mutation Send { createLegalAidRequest { id } }'))).status).toBe(200)
  expect((await site.get(...graphql('{ judgments }', staff.headers))).status).toBe(200)
  site.pending.shift()!()
  await expect.poll(async () => (await site.get(...graphql('{ judgments }'))).status).toBe(200)
  expect((await site.get('/contact')).status).toBe(200)
})

test('what people send us has turns of its own, however it is sent', async () => {
  const site = await startBusySite()
  await site.takeTurn()
  expect((await site.get('/api/cases')).status).toBe(503)
  expect((await site.get(...legalAidRequest)).status).toBe(200)
  expect((await site.get(...graphql('\n mutation Send { createLegalAidRequest { id } }'))).status).toBe(200)
  const form = await site.get('/contact', {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Dana',
  })
  expect(form.status).toBe(303)
})

test('what staff asks has turns of its own', async () => {
  const site = await startBusySite()
  await site.takeTurn()
  expect((await site.get('/api/auth/verify', staff)).status).toBe(200)
  await site.takeTurn('/api/admin/cases?slow', staff)
  expect((await site.get('/api/auth/verify', staff)).status).toBe(503)
  expect((await site.get('/api/auth/login', { method: 'POST', body: '{}' })).status).toBe(200)
})

test('the portal opens while all turns of readers are taken', async () => {
  const site = await startBusySite()
  await site.takeTurn()
  expect((await site.get('/admin/login')).status).toBe(200)
})

test('a turn that has ended is the next one’s, who has waited for it', async () => {
  const admission = createAdmission(waitingLimits)
  const turn = Promise.withResolvers<string>()
  const first = admission.run('read', buildResponse(), () => turn.promise)
  const next = admission.run('read', buildResponse(), async () => 'next')
  await expect(admission.run('read', buildResponse(), async () => 'third')).rejects.toThrow(Overloaded)
  turn.resolve('first')
  expect(await Promise.all([first, next])).toEqual(['first', 'next'])
  expect(await admission.run('read', buildResponse(), async () => 'later')).toBe('later')
})

test('a client that goes gives its turn back', async () => {
  const site = await startBusySite()
  const client = new AbortController()
  await site.takeTurn('/api/cases?slow', { signal: client.signal })
  expect((await site.get('/api/cases')).status).toBe(503)
  client.abort()
  await expect.poll(async () => (await site.get('/api/cases')).status).toBe(200)
})

test('a client that goes while it waits makes room in the queue, and its work is not done', async () => {
  const admission = createAdmission(waitingLimits)
  const turn = Promise.withResolvers<void>()
  const first = admission.run('read', buildResponse(), () => turn.promise)
  const [response, done] = [buildResponse(), [] as string[]]
  const gone = admission.run('read', response, async () => done.push('gone'))
  response.emit('close')
  await expect(gone).rejects.toThrow(Overloaded)
  const next = admission.run('read', buildResponse(), async () => done.push('next'))
  turn.resolve()
  await Promise.all([first, next])
  expect(done).toEqual(['next'])
})

test('work that hangs keeps its turn for two seconds, and gives it back once', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const admission = createAdmission(limits)
  const hanging = Promise.withResolvers<string>()
  const first = admission.run('read', buildResponse(), () => hanging.promise)
  const read = (answer: Promise<string> | string) =>
    admission.run('read', buildResponse(), async () => answer)
  await expect(read('early')).rejects.toThrow(Overloaded)
  vi.advanceTimersByTime(2_000)
  expect(await read('next')).toBe('next')
  hanging.resolve('late')
  expect(await first).toBe('late')
  const turn = Promise.withResolvers<string>()
  const last = read(turn.promise)
  await expect(read('one too many')).rejects.toThrow(Overloaded)
  turn.resolve('last')
  expect(await last).toBe('last')
})

test('work that fails gives its turn back', async () => {
  const admission = createAdmission(limits)
  const failing = admission.run('read', buildResponse(), () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await admission.run('read', buildResponse(), async () => 'next')).toBe('next')
})

test('whoever reads an answer slowly keeps nobody waiting', async () => {
  const site = await startBusySite()
  const { answer } = await site.takeTurn()
  site.pending.shift()!()
  // Its headers are there; nobody reads on.
  expect(await answer).toMatchObject({ status: 200 })
  expect((await site.get('/api/cases')).status).toBe(200)
})

test('health checks and files need no turn', async () => {
  const site = await startBusySite({ ...limits, read: { active: 0, waiting: 0 } })
  expect((await site.get('/judgments')).status).toBe(503)
  for (const path of ['/livez', '/remotes/live.json', '/robots.txt'])
    expect((await site.get(path)).status, path).toBe(200)
})

test('one client has half of the places at most, and another finds one', async () => {
  const clients = new Map<ServerResponse, string>()
  const admission = createAdmission(
    { ...limits, read: { active: 1, waiting: 7 } },
    (response) => clients.get(response)!,
  )
  const turn = Promise.withResolvers<void>()
  const ask = (client: string) => {
    const response = buildResponse()
    clients.set(response, client)
    return admission.run('read', response, () => turn.promise)
  }
  const admitted = ['many', 'many', 'many', 'many'].map(ask)
  await expect(ask('many')).rejects.toThrow(Overloaded)
  const other = ask('other')
  turn.resolve()
  await Promise.all([...admitted, other])
})

test('while the event loop is late readers are rejected, and what people send us is done', async () => {
  const admission = createAdmission(limits, undefined, () => true)
  expect(admission.isBusy()).toBe(true)
  expect(await admission.run('submission', buildResponse(), async () => 'done')).toBe('done')
})

test('one slow moment, such as the first page after a start, rejects nobody; a second in a row does, until it is over', () => {
  const isLate = createLateness()
  expect([400, 20, 400, 400, 400, 20, 400].map(isLate)).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
    false,
  ])
})
