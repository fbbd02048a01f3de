import { expect, test } from 'vitest'
import { more, moreLimits } from './more.rules.ts'

const complaints = (input: unknown) => {
  const { error } = more.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]))
}

const everything = {
  safeWays: ['Text message', 'Post'],
  safeHours: 'weekdays after 3 PM',
  leaveMessage: false,
  senderName: 'Office Services',
  language: 'Kreyòl',
  interpreter: true,
  otherSide: 'Harbor Homes LLC',
  courtDate: '2026-12-01',
  accessNeeds: 'Large print\nA room without stairs',
}

test('everything may be told, and everything may be left out', () => {
  expect(more.parse(everything)).toEqual(everything)
  expect(more.parse({})).toEqual({})
})

test('null, blanks and empty lists are nothing told', () => {
  const blank = {
    safeHours: ' ',
    senderName: '',
    language: '\u200B',
    courtDate: '',
    interpreter: null,
    safeWays: [],
  }
  expect(JSON.stringify(more.parse(blank))).toBe('{}')
})

test('a day may be written as an instant of it', () => {
  expect(more.parse({ courtDate: '2026-12-01T00:00:00.000Z' })).toEqual({ courtDate: '2026-12-01' })
})

test.each([
  ['safeWays.0', { safeWays: ['Pigeon'] }],
  ['safeWays', { safeWays: Array(5).fill('Phone') }],
  ['safeHours', { safeHours: 'x'.repeat(moreLimits.safeHours + 1) }],
  ['leaveMessage', { leaveMessage: 'no' }],
  ['senderName', { senderName: 'The President' }],
  ['language', { language: 'a\nb' }],
  ['otherSide', { otherSide: 7 }],
  ['courtDate', { courtDate: '2026-02-30' }],
  ['courtDate', { courtDate: '0202-03-05' }],
  ['courtDate', { courtDate: '9999-12-31' }],
  ['accessNeeds', { accessNeeds: 'a\0b' }],
])('%s must be what it is asked to be', (field, input) => {
  expect(Object.keys(complaints(input))).toEqual([field])
  expect(Object.values(complaints(input))[0]).not.toBe('')
})
