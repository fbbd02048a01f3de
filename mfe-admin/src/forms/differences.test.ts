import { expect, test } from 'vitest'
import { formatValue, listDifferingFields, splitDifferences } from './differences.ts'

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
  expect(formatValue([{ day: '2026-07-04', name: 'Independence Day' }])).toBe('Jul 4, 2026 Independence Day')
})

const listOwnParts = (text: string, other: string) =>
  splitDifferences(text, other)
    .filter(({ isOwn }) => isOwn)
    .map(({ text }) => text)

test('two texts part at the words that differ', () => {
  expect(splitDifferences('The heat was off all night', 'The heat was on all night')).toEqual([
    { offset: 0, text: 'The heat was ', isOwn: false },
    { offset: 13, text: 'off', isOwn: true },
    { offset: 16, text: ' all night', isOwn: false },
  ])
})

test('words that differ far apart are marked one by one', () => {
  expect(listOwnParts('The heat was off all night', 'The light was off all day')).toEqual(['heat', 'night'])
})

test('a text that was only added to has nothing of its own', () => {
  expect(listOwnParts('Off', 'Off all night')).toEqual([])
  expect(listOwnParts('Off all night', 'Off')).toEqual([' all night'])
  expect(listOwnParts('again and again', 'again').join('').trim()).toMatch(/^(?:again and|and again)$/)
})

test('of two long texts that have nothing in common all is marked', () => {
  const [text, other] = ['a', 'b'].map((letter) =>
    Array.from({ length: 2000 }, (_, index) => letter + index).join(' '),
  )
  expect(splitDifferences(text!, other!)).toEqual([{ offset: 0, text, isOwn: true }])
})
