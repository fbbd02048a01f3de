import { expect, test } from 'vitest'
import { additionalDetails, additionalDetailsLimits, getLanguageHelp } from './additional-details.rules.ts'

const getErrors = (input: unknown) => {
  const { error } = additionalDetails.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]))
}

const everything = {
  safeContactMethods: ['Text message', 'Post'],
  safeContactHours: 'weekdays after 3 PM',
  callBackWindow: 'Monday morning',
  leaveMessage: false,
  sayWhoIsCalling: true,
  postalAddress: 'Ana Reyes\n12 Main Street',
  senderName: 'Office Services',
  language: 'Kreyòl',
  interpreter: true,
  languageHelp: 'Sign language',
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
  ['callBackWindow', { callBackWindow: 'at midnight' }],
  ['postalAddress', { postalAddress: 'x'.repeat(additionalDetailsLimits.postalAddress + 1) }],
  ['languageHelp', { languageHelp: 'A dog' }],
  ['senderName', { senderName: 'The President' }],
  ['language', { language: 'a\nb' }],
  ['adverseParty', { adverseParty: 7 }],
  ['accessNeeds', { accessNeeds: 'a\0b' }],
])('%s must be what it is asked to be', (field, input) => {
  expect(Object.keys(getErrors(input))).toEqual([field])
  expect(Object.values(getErrors(input))[0]).not.toBe('')
})

test('who once asked for an interpreter, or for none, is read as before', () => {
  expect([{ interpreter: true }, { interpreter: false }, {}].map(getLanguageHelp)).toEqual([
    'Interpreter',
    'No help needed',
    null,
  ])
  expect(getLanguageHelp({ interpreter: false, languageHelp: 'Telephone relay' })).toBe('Telephone relay')
})
