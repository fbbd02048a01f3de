import { createHmac } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { aSubgraph } from '../testing/aSubgraph.ts'
import { aTestAuth } from '../testing/aTestAuth.ts'
import { notes } from '../testing/notes.ts'

const forAdministrators = '{ allNotes { id } }'
const forAll = '{ notes { id } }'

afterEach(() => vi.useRealTimers())

/** Moves the clock on; nothing waits. */
const later = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })

test('a token that auth has signed for a standing session is an administrator', async () => {
  const { ask, token } = await aSubgraph(notes)
  expect(await ask(forAdministrators, {}, { token })).toEqual({ allNotes: [] })
})

test('any other token is nobody: the public is answered, administrators’ fields are refused', async () => {
  const { ask, refusal, auth, token } = await aSubgraph(notes)
  const other = await aTestAuth('a secret')
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
    other.token(),
    auth.token({ exp: 1 }),
    auth.token({ iss: 'somebody' }),
    auth.token({ aud: 'something' }),
    auth.token({ name: 7 }),
  ]) {
    expect(await refusal(forAdministrators, {}, { token: wrong }), wrong).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    expect(await ask(forAll, {}, { token: wrong })).toEqual({ notes: [] })
  }
  await other.close()
})

test('whether a session stands is remembered for a second and no longer', async () => {
  const { ask, refusal, auth, token } = await aSubgraph(notes)
  for (let times = 0; times < 3; times++) await ask(forAdministrators, {}, { token })
  expect(auth.asked()).toBe(1)
  auth.revoke(token)
  later(1001)
  expect(await refusal(forAdministrators, {}, { token })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('an answer about a session that was long on its way is good for a second from when it was asked for', async () => {
  const { ask, refusal, auth, token } = await aSubgraph(notes)
  const answer = auth.holdAnswers()
  const before = ask(forAdministrators, {}, { token })
  await expect.poll(() => auth.asked()).toBe(1)
  auth.revoke(token)
  later(1001)
  answer()
  expect(await before).toEqual({ allNotes: [] })
  expect(await refusal(forAdministrators, {}, { token })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a key that is new to us is fetched', async () => {
  const { ask, auth, token } = await aSubgraph(notes)
  await ask(forAdministrators, {}, { token })
  auth.renewKey()
  later(1001)
  expect(await ask(forAdministrators, {}, { token: auth.token() })).toEqual({ allNotes: [] })
})

test('while auth does not answer, administrators are told to try again and the public reads on', async () => {
  const { ask, refusal, auth, token } = await aSubgraph(notes)
  await auth.close()
  expect(await refusal(forAdministrators, {}, { token })).toMatchObject({ code: 'BUSY', retryAfter: 5 })
  expect(await ask(forAll, {}, { token })).toEqual({ notes: [] })
})
