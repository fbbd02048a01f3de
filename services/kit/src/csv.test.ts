import { expect, test } from 'vitest'
import { asCsv, asWritten } from './csv.ts'

const fieldOf = (value: unknown) => asCsv(['a'], [[value]]).split('\r\n')[1]

test('a table begins with its heads, in the encoding that spreadsheets ask for', () => {
  expect(asCsv(['Title', 'Seats'], [['Know your rights', 3]])).toBe(
    '\uFEFFTitle,Seats\r\nKnow your rights,3\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])('%j is no formula', (text) => {
  expect(fieldOf(text)).toMatch(/^"?'/)
})

test('texts with commas, quotes and lines come back whole', () => {
  expect(fieldOf('a, "b"')).toBe('"a, ""b"""')
})

test('nothing is empty, a list is words, a moment is ISO', () => {
  expect([null, undefined, ['heat', 'rent'], new Date(0), false].map(fieldOf)).toEqual([
    '',
    '',
    '"heat, rent"',
    '1970-01-01T00:00:00.000Z',
    'false',
  ])
})

test.each(['=1+1', "'=1+1", "''@a", "'quoted'", '-5', 'plain'])(
  '%j is read again as it was written',
  (text) => {
    expect(asWritten(fieldOf(text)!)).toBe(text)
  },
)
