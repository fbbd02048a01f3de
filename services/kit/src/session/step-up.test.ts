import { expect, test } from 'vitest'
import { notesService } from '../testing/notes-service.fixture.ts'
import { startSubgraph } from '../testing/start-subgraph.ts'

const exporting = 'mutation { exportNoteAuditEvents(filter: {}) { isComplete } }'
const sixMinutesAgo = () => Date.now() - 6 * 60_000

test('a field that wants a confirmation rejects one of six minutes ago, and whoever never gave one', async () => {
  const { auth, queryError } = await startSubgraph(notesService)
  for (const verifiedAt of [sixMinutesAgo(), 0]) {
    const token = auth.createToken()
    auth.changeSession(token, { verifiedAt })
    expect(await queryError(exporting, {}, { token })).toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
      message: 'Confirm that it is you',
    })
  }
  expect(await queryError(exporting)).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a confirmation counts at once, whatever a cache still knows', async () => {
  const { auth, query, queryError } = await startSubgraph(notesService)
  const token = auth.createToken()
  auth.changeSession(token, { verifiedAt: sixMinutesAgo() })
  await queryError(exporting, {}, { token })
  auth.changeSession(token, { verifiedAt: Date.now() })
  expect(await query(exporting, {}, { token })).toEqual({ exportNoteAuditEvents: { isComplete: true } })
})

test('a restricted session may do nothing, until auth says at once that it is restricted no more', async () => {
  const { auth, query, queryError } = await startSubgraph(notesService)
  const token = auth.createToken()
  auth.changeSession(token, { restriction: 'secondFactorEnrolment' })
  for (const call of ['{ allNotes { id } }', exporting])
    expect(await queryError(call, {}, { token })).toMatchObject({
      code: 'SESSION_RESTRICTED',
      message: 'Finish setting up your account first',
    })
  expect(await query('{ notes { id } }', {}, { token })).toEqual({ notes: [] })
  auth.changeSession(token, { restriction: null })
  expect(await query('{ allNotes { id } }', {}, { token })).toEqual({ allNotes: [] })
})

test('auth is told which lookups are in the background', async () => {
  const { auth, query, token } = await startSubgraph(notesService)
  await query('{ allNotes { id } }', {}, { token, headers: { 'x-background-request': 'true' } })
  expect(auth.getBackgroundLookupCount()).toBe(1)
  // What somebody does right after counts as use, whatever is cached.
  await query('{ allNotes { id } }', {}, { token })
  expect([auth.getBackgroundLookupCount(), auth.getSessionLookupCount()]).toEqual([1, 2])
})
