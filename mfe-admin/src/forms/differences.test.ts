import { expect, test } from 'vitest'
import { formatValue, listDifferingFields, splitDifference } from './differences.ts'

test('fields that differ are named in the order of the form, however they are empty', () => {
  const one = { title: 'Kept', tags: ['heat'], photo: null, isPublic: false, summary: 'a' }
  const other = { title: 'Kept', tags: ['heat', 'rent'], photo: undefined, isPublic: true, summary: 'b' }
  const labels = new Map(['summary', 'title', 'photo', 'tags'].map((name) => [name, name]))
  expect(listDifferingFields(labels, one, other)).toEqual(['summary', 'tags', 'isPublic'])
})

test('values are told in words: a day is the same day everywhere, a moment is in our time zone', () => {
  expect(formatValue('2026-03-05T00:00:00.000Z')).toBe('Mar 5, 2026')
  expect(formatValue('2026-03-05')).toBe('Mar 5, 2026')
  expect(formatValue('2026-03-06T02:30:00.000Z')).toBe('Mar 5, 2026')
  expect([formatValue(true), formatValue(['heat', 'rent']), formatValue(0), formatValue(null)]).toEqual([
    'Yes',
    'heat, rent',
    '0',
    '',
  ])
})

test('two texts part at the words that differ', () => {
  expect(splitDifference('The heat was off all night', 'The heat was on all night')).toEqual({
    start: 'The heat was ',
    own: 'off',
    end: ' all night',
  })
})

test('a text that was only added to has nothing of its own', () => {
  expect(splitDifference('Off', 'Off all night').own).toBe('')
  expect(splitDifference('Off all night', 'Off').own).toBe(' all night')
  expect(splitDifference('again and again', 'again').own).toBe(' and again')
})
