import { createHmac } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { notesService } from '../testing/notes-service.fixture.ts'
import { startSubgraph } from '../testing/start-subgraph.ts'
import { buildTestAuth } from '../testing/test-auth.ts'

const administratorQuery = '{ allNotes { id } }'
const publicQuery = '{ notes { id } }'

afterEach(() => vi.useRealTimers())

/** Advances the clock. */
const advanceTime = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })

test('a token that auth has signed for an active session authenticates an administrator', async () => {
  const { query, token } = await startSubgraph(notesService)
  expect(await query(administratorQuery, {}, { token })).toEqual({ allNotes: [] })
})

test('any other token opens nothing: public fields are rejected as administrators’ are', async () => {
  const { queryError, auth, token } = await startSubgraph(notesService)
  const other = await buildTestAuth('a secret')
  const [head = '', claims = ''] = token.split('.')
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  const symmetric = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(head, 'base64url').toString()), alg: 'HS256' }),
  ).toString('base64url')
  const forged = createHmac('sha256', 'x').update(`${symmetric}.${claims}`).digest('base64url')
  for (const wrong of [
    'nonsense',
    'a.b.c',
    `${unsigned}.${claims}.`,
    `${symmetric}.${claims}.${forged}`,
    `${token.slice(0, -6)}AAAAAA`,
    other.createToken(),
    auth.createToken({ exp: 1 }),
    auth.createToken({ iss: 'somebody' }),
    auth.createToken({ aud: 'something' }),
    auth.createToken({ name: 7 }),
  ]) {
    expect(await queryError(administratorQuery, {}, { token: wrong }), wrong).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    expect(await queryError(publicQuery, {}, { token: wrong }), wrong).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  }
  await other.close()
})

test('a session lookup is cached for a second and no longer', async () => {
  const { query, queryError, auth, token } = await startSubgraph(notesService)
  for (let times = 0; times < 3; times++) await query(administratorQuery, {}, { token })
  expect(auth.getSessionLookupCount()).toBe(1)
  auth.revoke(token)
  advanceTime(1001)
  expect(await queryError(administratorQuery, {}, { token })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a slow session lookup is cached for a second from when it was sent', async () => {
  const { query, queryError, auth, token } = await startSubgraph(notesService)
  const answer = auth.holdResponses()
  const before = query(administratorQuery, {}, { token })
  await expect.poll(() => auth.getSessionLookupCount()).toBe(1)
  auth.revoke(token)
  advanceTime(1001)
  answer()
  expect(await before).toEqual({ allNotes: [] })
  expect(await queryError(administratorQuery, {}, { token })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('an unknown key is fetched', async () => {
  const { query, auth, token } = await startSubgraph(notesService)
  await query(administratorQuery, {}, { token })
  auth.rotateKey()
  advanceTime(1001)
  expect(await query(administratorQuery, {}, { token: auth.createToken() })).toEqual({ allNotes: [] })
})

test('while auth does not answer, administrators get a retry error and public queries succeed', async () => {
  const { query, queryError, auth, token } = await startSubgraph(notesService)
  await auth.close()
  expect(await queryError(administratorQuery, {}, { token })).toMatchObject({ code: 'BUSY', retryAfter: 5 })
  expect(await query(publicQuery, {}, { token })).toEqual({ notes: [] })
})
