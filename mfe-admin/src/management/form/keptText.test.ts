import { afterEach, expect, test } from 'vitest'
import { type KeptText, keptText } from './keptText.ts'

const byAda: KeptText = { who: 'ada', at: '2026-03-05T17:00:00.000Z', version: 2, values: { title: 'Typed' } }

afterEach(() => sessionStorage.clear())

test('text is kept apart for each item, and for a new one', () => {
  keptText.keep({ path: 'cases', id: '7' }, byAda)
  keptText.keep({ path: 'cases', id: null }, { ...byAda, version: null })
  expect(keptText.read({ path: 'cases', id: '7' }, 'ada')).toEqual(byAda)
  expect(keptText.under('cases', 'ada').map(({ id }) => id)).toEqual(['7', null])
  expect(keptText.under('events', 'ada')).toEqual([])
})

test('nobody is offered what somebody else has typed', () => {
  keptText.keep({ path: 'cases', id: '7' }, byAda)
  expect(keptText.read({ path: 'cases', id: '7' }, 'ben')).toBeNull()
  expect(keptText.under('cases', 'ben')).toEqual([])
})

test('what is forgotten is gone, and nothing that others keep in the tab', () => {
  sessionStorage.setItem('answers', 'kept')
  keptText.keep({ path: 'cases', id: '7' }, byAda)
  keptText.keep({ path: 'team', id: null }, byAda)
  keptText.forgetAll()
  expect(Object.keys(sessionStorage)).toEqual(['answers'])
})

test('what is no text of ours counts as nothing', () => {
  sessionStorage.setItem('unsaved:cases:7', 'not JSON')
  expect(keptText.read({ path: 'cases', id: '7' }, 'ada')).toBeNull()
})
