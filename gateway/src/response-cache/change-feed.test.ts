import { createSignatureHeaders } from '@access/service-kit/transport'
import { expect, onTestFinished, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'

const legalService = { id: 's1', title: 'Housing', category: 'Housing', description: 'Repairs' }

async function start() {
  const names = ['Housing']
  const gateway = await startTestGateway({
    content: {
      Query: { legalServices: () => names.map((title) => ({ ...legalService, title })) },
      Mutation: {
        deleteLegalService: (_parent: unknown, _args: never, call) => {
          call.responseHeaders['x-change-id'] = '700'
          return legalService
        },
      },
    },
    requests: {
      Query: { eventSeats: () => ({ event: 'e1', takenSeats: 0, waitingCount: 0, isOpen: true }) },
    },
    auth: { Query: { me: () => null } },
  })
  await gateway.waitForChangeStream()
  return { gateway, names }
}

type Gateway = Awaited<ReturnType<typeof start>>['gateway']

/** Opens the stream as a shell does; `next` resolves to the next notice. */
async function followChanges({ url, secret }: Gateway) {
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const headers = createSignatureHeaders(secret, { method: 'GET', path: '/changes' })
  const response = await fetch(`${url}/changes`, { headers, signal: stopping.signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(): Promise<unknown> {
    const [, notice, rest = ''] = /data: (.*?)\n\n(.*)/s.exec(text) ?? []
    text = notice ? rest : text
    if (notice) return JSON.parse(notice)
    const { value, done } = await reader.read()
    if (done) return 'the end'
    text += value
    return next()
  }
  return { status: response.status, next }
}

test('a shell gets every notice of content, first the number of the last one', async () => {
  const { gateway } = await start()
  gateway.content.sendNotice({ id: 7, types: ['LegalService'] })
  await expect
    .poll(async () => (await (await followChanges(gateway)).next()) as object)
    .toEqual({
      id: 7,
      types: [],
    })
  const changes = await followChanges(gateway)
  await changes.next()
  gateway.content.sendNotice({ id: 9, types: ['Case', 'Judgment'] })
  expect(await changes.next()).toEqual({ id: 9, types: ['Case', 'Judgment'] })
})

test('the stream ends when notices may have been missed, and none begins until they arrive again', async () => {
  const { gateway } = await start()
  const changes = await followChanges(gateway)
  await changes.next()
  gateway.content.endStreams()
  expect(await changes.next()).toBe('the end')
})

test('nobody follows it without our signature', async () => {
  const { gateway } = await start()
  expect((await fetch(`${gateway.url}/changes`)).status).toBe(401)
})

test('an answer by content alone, to a visitor, is marked as the same for all', async () => {
  const { gateway } = await start()
  const isMarked = ({ headers }: { headers: Headers }) => headers.get('x-same-for-all') === '1'
  const content = '{ legalServices { title } }'
  expect(isMarked(await gateway.query(content))).toBe(true)
  expect(isMarked(await gateway.get('/api/services'))).toBe(true)
  expect(isMarked(await gateway.query(content, {}, { token: 'good' }))).toBe(false)
  expect(isMarked(await gateway.get('/api/services', { token: 'good' }))).toBe(false)
  const seats = 'eventSeats(event: "e1") { isOpen }'
  expect(isMarked(await gateway.query(`{ ${seats} }`))).toBe(false)
  expect(isMarked(await gateway.query(`{ legalServices { title } ${seats} }`))).toBe(false)
  expect(isMarked(await gateway.query('{ me { id } }'))).toBe(false)
  expect(isMarked(await gateway.query('{ legalServices { nothing } }'))).toBe(false)
  expect(isMarked(await gateway.get('/api/cases/nothing'))).toBe(false)
})

test('the number of a change goes to whoever made it', async () => {
  const { gateway } = await start()
  const remove = 'mutation { deleteLegalService(id: "s1") { id } }'
  expect((await gateway.query(remove, {}, { token: 'good' })).headers.get('x-change-id')).toBe('700')
})

test('whoever knows of a later change than we do reads what is now', async () => {
  const { gateway, names } = await start()
  const list = async (headers = {}) =>
    (await gateway.get('/api/services', { headers })).json.map(({ title }: { title: string }) => title)
  await list()
  names[0] = 'Rent'
  expect(await list({ 'x-change-id': '8' })).toEqual(['Rent'])
  expect(await list()).toEqual(['Housing'])
  gateway.content.sendNotice({ id: 8, types: ['LegalService'] })
  await expect.poll(() => list(), { interval: 5 }).toEqual(['Rent'])
})
