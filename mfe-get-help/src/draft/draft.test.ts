import { expect, test } from 'vitest'
import { createDraft, type Draft, getExpiry, getIdempotencyKey, isBlank, parseDraft } from './draft.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const buildDraft = (overrides: Partial<Draft> = {}): Draft => ({
  id: 'one',
  answers: { name: 'Dana' },
  documents: [],
  device: null,
  ...overrides,
})

test('a stored draft is parsed unchanged', () => {
  const document = { id: '7', name: 'lease.pdf', size: 9, retainedUntil: '2026-11-21T15:00:00Z' }
  const device = { passphrase: 'river lamp', expiresAt: '2026-11-27T15:00:00Z' }
  const draft = buildDraft({ documents: [document], device })
  expect(parseDraft(JSON.parse(JSON.stringify(draft)), now)).toEqual(draft)
})

test('what is kept for seven days is kept for exactly so long, and then stays in its tab alone', () => {
  const expiresAt = getExpiry(7, now)
  expect(expiresAt).toBe('2026-11-27T15:00:00.000Z')
  const draft = buildDraft({ device: { passphrase: 'river lamp', expiresAt } })
  expect(parseDraft(draft, Date.parse(expiresAt) - 1)?.device).not.toBeNull()
  expect(parseDraft(draft, Date.parse(expiresAt))).toEqual(buildDraft())
})

test.each([null, 7, 'draft', [[]], {}, { id: '' }, { id: 7 }])('%j is not a draft', (garbage) =>
  expect(parseDraft(garbage, now)).toBeNull(),
)

test('the valid parts of a corrupt draft are kept', () => {
  const stored = {
    id: 'one',
    answers: { name: 'Dana', email: 7 },
    documents: [{ id: 1 }, 'lease.pdf'],
    device: { passphrase: 'river lamp', expiresAt: 'soon' },
  }
  expect(parseDraft(stored, now)).toEqual(buildDraft())
})

test('a draft without answers, or with empty ones only, is blank', () => {
  expect(isBlank(createDraft())).toBe(true)
  expect(isBlank(buildDraft({ answers: { name: '' } }))).toBe(true)
  expect(isBlank(buildDraft())).toBe(false)
})

test('the same body of the same draft has the same key, and any other has another', () => {
  const draft = buildDraft()
  expect(getIdempotencyKey(draft, 'a body')).toBe(getIdempotencyKey({ id: 'one' }, 'a body'))
  expect(getIdempotencyKey(draft, 'a body')).not.toBe(getIdempotencyKey(draft, 'a Body'))
  expect(getIdempotencyKey(draft, 'a body')).not.toBe(getIdempotencyKey({ id: 'two' }, 'a body'))
})

test('two drafts never have the same id', () => {
  expect(createDraft().id).toMatch(/^[0-9a-f]{32}$/)
  expect(createDraft().id).not.toBe(createDraft().id)
})
