import { expect, test } from 'vitest'
import { additionalDetails, additionalDetailsLimits } from './additional-details.rules.ts'

const getErrors = (input: unknown) => {
  const { error } = additionalDetails.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]))
}

const everything = {
  safeContactMethods: ['Text message', 'Post'],
  safeContactHours: 'weekdays after 3 PM',
  leaveMessage: false,
  senderName: 'Office Services',
  language: 'Kreyòl',
  interpreter: true,
  adverseParty: 'Harbor Homes LLC',
  accessNeeds: 'Large print\nA room without stairs',
}

test('everything may be given, and everything may be left out', () => {
  expect(additionalDetails.parse(everything)).toEqual(everything)
  expect(additionalDetails.parse({})).toEqual({})
})

test('null, blanks and empty lists are nothing given', () => {
  const empty = {
    safeContactHours: ' ',
    senderName: '',
    language: '\u200B',
    interpreter: null,
    safeContactMethods: [],
  }
  expect(JSON.stringify(additionalDetails.parse(empty))).toBe('{}')
})

test.each([
  ['safeContactMethods.0', { safeContactMethods: ['Pigeon'] }],
  ['safeContactMethods', { safeContactMethods: Array(5).fill('Phone') }],
  ['safeContactHours', { safeContactHours: 'x'.repeat(additionalDetailsLimits.safeContactHours + 1) }],
  ['leaveMessage', { leaveMessage: 'no' }],
  ['senderName', { senderName: 'The President' }],
  ['language', { language: 'a\nb' }],
  ['adverseParty', { adverseParty: 7 }],
  ['accessNeeds', { accessNeeds: 'a\0b' }],
])('%s must be what it is asked to be', (field, input) => {
  expect(Object.keys(getErrors(input))).toEqual([field])
  expect(Object.values(getErrors(input))[0]).not.toBe('')
})
