import { expect, test } from 'vitest'
import { startTestGateway } from './testing/test-gateway.ts'

const legalService = { id: 's1', title: 'Housing', category: 'Housing', description: 'Repairs' }

const start = () =>
  startTestGateway({
    content: {
      Query: { legalServices: () => [legalService] },
      Mutation: {
        deleteLegalService: (_parent: unknown, _args: unknown, call) => {
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

test('a shell gets every notice of content, until the stream of content ends', async () => {
  const gateway = await start()
  const { status, body } = await gateway.followChanges()
  expect(status).toBe(200)
  gateway.content.sendNotice({ id: 9, types: ['Case', 'Judgment'] })
  gateway.content.endStreams()
  expect(await new Response(body).text()).toBe('data: {"id":9,"types":["Case","Judgment"]}\n\n')
})

test('an answer by content alone, to a visitor, is the same for all', async () => {
  const gateway = await start()
  const isShared = ({ headers }: { headers: Headers }) =>
    headers.get('cache-control') === 'max-age=900, public'
  const content = '{ legalServices { title } }'
  expect(isShared(await gateway.query(content))).toBe(true)
  expect(isShared(await gateway.get('/api/services'))).toBe(true)
  expect(isShared(await gateway.query(content, {}, { token: 'good' }))).toBe(false)
  expect(isShared(await gateway.get('/api/services', { token: 'good' }))).toBe(false)
  const seats = 'eventSeats(event: "e1") { isOpen }'
  expect(isShared(await gateway.query(`{ ${seats} }`))).toBe(false)
  expect(isShared(await gateway.query(`{ legalServices { title } ${seats} }`))).toBe(false)
  expect(isShared(await gateway.query('{ me { id } }'))).toBe(false)
  expect(isShared(await gateway.query('{ legalServices { nothing } }'))).toBe(false)
  expect(isShared(await gateway.get('/api/cases/nothing'))).toBe(false)
})

test('the number of a change goes to the person who made it', async () => {
  const gateway = await start()
  const remove = 'mutation { deleteLegalService(id: "s1") { id } }'
  expect((await gateway.query(remove, {}, { token: 'good' })).headers.get('x-change-id')).toBe('700')
})
