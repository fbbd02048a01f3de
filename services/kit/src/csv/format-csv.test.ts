import { expect, test } from 'vitest'
import { formatCsv, unescapeFormula } from './format-csv.ts'

const fieldOf = (value: unknown) => formatCsv(['a'], [[value]]).split('\r\n')[1]

test('a table begins with a byte order mark and its header', () => {
  expect(formatCsv(['Title', 'Seats'], [['Know your rights', 3]])).toBe(
    '\uFEFFTitle,Seats\r\nKnow your rights,3\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])('%j is no formula', (text) => {
  expect(fieldOf(text)).toMatch(/^"?'/)
})

test('texts with commas, quotes and line breaks are parsed again unchanged', () => {
  expect(fieldOf('a, "b"')).toBe('"a, ""b"""')
})

test('null is an empty field, a list is joined by commas, an instant is ISO', () => {
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
    expect(unescapeFormula(fieldOf(text)!)).toBe(text)
  },
)
