import { expect, test } from 'vitest'
import { insertText } from './insert-text.ts'

test.each([
  ['', 0, { text: 'Hello', end: 5 }],
  ['Dear Ana,', 9, { text: 'Dear Ana,\n\nHello', end: 16 }],
  ['Dear Ana,\n\nBye', 10, { text: 'Dear Ana,\n\nHello\n\nBye', end: 16 }],
  ['Bye', 0, { text: 'Hello\n\nBye', end: 5 }],
])('into %j at %i nothing is lost, and an empty line keeps it apart', (text, position, expected) => {
  expect(insertText(text, position, 'Hello')).toEqual(expected)
})
