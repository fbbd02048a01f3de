import { expect, test } from 'vitest'
import { asDraft, type Draft, isBlank, keptUntil, keyOf, newDraft } from './draft.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const aDraft = (more: Partial<Draft> = {}): Draft => ({
  id: 'one',
  answers: { name: 'Dana' },
  papers: [],
  until: null,
  ...more,
})

test('what was kept is read as it was', () => {
  const paper = { id: '7', name: 'lease.pdf', size: 9, keptUntil: '2026-11-21T15:00:00Z' }
  const draft = aDraft({ papers: [paper], until: '2026-11-27T15:00:00Z' })
  expect(asDraft(JSON.parse(JSON.stringify(draft)), now)).toEqual(draft)
})

test('a draft is kept on the device for seven days, and not a moment longer', () => {
  const until = keptUntil(now)
  expect(until).toBe('2026-11-27T15:00:00.000Z')
  expect(asDraft(aDraft({ until }), Date.parse(until) - 1)).not.toBeNull()
  expect(asDraft(aDraft({ until }), Date.parse(until))).toBeNull()
})

for (const garbage of [null, 7, 'draft', [], {}, { id: '' }, { id: 7 }, { id: 'one', until: 'soon' }]) {
  test(`${JSON.stringify(garbage)} is no draft`, () => expect(asDraft(garbage, now)).toBeNull())
}

test('of a draft that is half garbage the other half is read', () => {
  const given = {
    id: 'one',
    answers: { name: 'Dana', email: 7 },
    papers: [{ id: 1 }, 'lease.pdf'],
    until: null,
  }
  expect(asDraft(given, now)).toEqual(aDraft())
})

test('nothing, or nothing but empty answers, is not worth keeping', () => {
  expect(isBlank(newDraft())).toBe(true)
  expect(isBlank(aDraft({ answers: { name: '' } }))).toBe(true)
  expect(isBlank(aDraft())).toBe(false)
})

test('the same body of the same draft has one key, and any other has another', () => {
  const draft = aDraft()
  expect(keyOf(draft, 'a body')).toBe(keyOf({ id: 'one' }, 'a body'))
  expect(keyOf(draft, 'a body')).not.toBe(keyOf(draft, 'a Body'))
  expect(keyOf(draft, 'a body')).not.toBe(keyOf({ id: 'two' }, 'a body'))
})

test('two drafts never have the same name', () => {
  expect(newDraft().id).toMatch(/^[0-9a-f]{32}$/)
  expect(newDraft().id).not.toBe(newDraft().id)
})
