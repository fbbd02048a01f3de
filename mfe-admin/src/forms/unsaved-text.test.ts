import { afterEach, expect, test } from 'vitest'
import { type UnsavedText, unsavedText } from './unsaved-text.ts'

const adasText: UnsavedText = {
  authorId: 'ada',
  typedAt: '2026-03-05T17:00:00.000Z',
  version: 2,
  values: { title: 'Typed' },
}

afterEach(() => sessionStorage.clear())

test('text is kept apart for each item, and for a new one', () => {
  unsavedText.save({ path: 'cases', id: '7' }, adasText)
  unsavedText.save({ path: 'cases', id: null }, { ...adasText, version: null })
  expect(unsavedText.read({ path: 'cases', id: '7' }, 'ada')).toEqual(adasText)
  expect(unsavedText.list('cases', 'ada').map(({ id }) => id)).toEqual(['7', null])
  expect(unsavedText.list('events', 'ada')).toEqual([])
})

test('nobody is offered what somebody else has typed', () => {
  unsavedText.save({ path: 'cases', id: '7' }, adasText)
  expect(unsavedText.read({ path: 'cases', id: '7' }, 'ben')).toBeNull()
  expect(unsavedText.list('cases', 'ben')).toEqual([])
})

test('what is forgotten is gone, and nothing that others keep in the tab', () => {
  sessionStorage.setItem('answers', 'kept')
  unsavedText.save({ path: 'cases', id: '7' }, adasText)
  unsavedText.save({ path: 'team', id: null }, adasText)
  unsavedText.discardAll()
  expect(Object.keys(sessionStorage)).toEqual(['answers'])
})

test('what is no text of ours counts as nothing', () => {
  sessionStorage.setItem('unsaved:cases:7', 'not JSON')
  expect(unsavedText.read({ path: 'cases', id: '7' }, 'ada')).toBeNull()
})
