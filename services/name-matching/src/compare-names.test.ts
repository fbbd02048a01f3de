import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import adoptedNames from './adopted-names.json' with { type: 'json' }
import { blockingKeysVersion, computeBlockingKeys } from './blocking-keys.ts'
import { compareNames } from './compare-names.ts'
import {
  developmentPairs,
  getErrorLabel,
  heldOutPairs,
  isFound,
  measureMatching,
} from './measure-matching.ts'
import nicknames from './nicknames.json' with { type: 'json' }
import spellings from './spellings.json' with { type: 'json' }

test.each([
  ['of development', developmentPairs, { least: 1100, precision: 0.995, recall: 0.995 }],
  ['that were held out', heldOutPairs, { least: 400, precision: 0.98, recall: 0.92 }],
])('nearly all of the pairs %s match as people labeled them', (_, pairs, expected) => {
  const { precision, recall, errors } = measureMatching(pairs)
  const report = errors.map((pair) => `${getErrorLabel(pair)}: ${pair.one} / ${pair.other}`).join('\n')
  expect(pairs.length).toBeGreaterThanOrEqual(expected.least)
  expect(precision, report).toBeGreaterThanOrEqual(expected.precision)
  expect(recall, report).toBeGreaterThanOrEqual(expected.recall)
})

test('words that a stranger made to be slow are compared like others', () => {
  const [one, other] = [`${'b'.repeat(50)}c LLC`, `${'b'.repeat(65)} LLC`]
  // A pattern that tries all ways to place the letters would take years.
  expect(compareNames(one, other).isMatch).toBe(false)
})

test('matching is symmetric', () => {
  const lopsided = developmentPairs.filter(
    ({ one, other }) => compareNames(one, other).isMatch !== compareNames(other, one).isMatch,
  )
  expect(lopsided.map(({ one, other }) => `${one} / ${other}`)).toEqual([])
})

test('names that match are found by each other', () => {
  const lost = developmentPairs
    .filter(({ one, other }) => compareNames(one, other).isMatch)
    .filter(({ one, other }) => !isFound(one, other) || !isFound(other, one))
  expect(lost.map(({ one, other }) => `${one} / ${other}`)).toEqual([])
})

test.each([
  ['Ana Diaz', 'ANA DÍAZ', ['the same']],
  ['Diaz, Ana', 'Ana Diaz', ['the same']],
  ['Diaz Ana', 'Ana Diaz', ['reversed']],
  ['J. Temitope', 'Janet Temitope', ['initials']],
  ['Mohamed Farah', 'Muhammad Farah', ['another spelling']],
  ['Khadeeja Wolkow', 'Khadija Volkov', ['another spelling']],
  ['Kathy Whitaker', 'Kathryn Whittaker', ['a short form', 'another spelling']],
  ['Abd al-Rahman Saleh', 'Abdelrahman Saleh', ['the same']],
  ['Jaclyn Frye', 'Jaclyn Fry', ['sounds the same']],
  ['Ferdinand Abuya', 'Ferdinan Abuya', ['one letter else']],
  ['Maria Garcia Lopez', 'Maria Garcia', ['a name left out']],
  ['Maria Lopez (née Mora)', 'Maria Mora', ['known as']],
  ['Mr. Novak', 'Peter Novak', ['only a surname']],
  ['Peter Novak and Harbor Homes LLC', 'Harbor Homes', ['one of several', 'the same but for the form']],
  ['Peter Novak Roofing LLC', 'Peter Novak', ['part of the name']],
  ['318 W 47th St Rlty', '318 West Forty-Seventh Street Realty', ['the same but for the form']],
  ['Blue Stone Realty', 'Bluestone Realty Group', ['part of the name']],
  ['Novak Managment', 'Novak Property Management', ['part of the name']],
  ['Acme LLC d/b/a Sunrise Roti Shop', 'Sunrise Roti Shop', ['known as', 'the same but for the form']],
  ['HPD', 'NYC Dept. of Housing Preservation and Development', ['initials']],
  ['DFTA', 'Department for the Aging', ['initials']],
  ['Vasilis Tzoumas', 'Bill Tzoumas', ['a short form']],
  ['Olha Hrynchuk', 'Olga Grinchuk', ['another spelling']],
  ['Husayn al-Zahrani', 'Hussein Alzahrani', ['another spelling']],
  ['Hudson Crest Housing Development Fund Corp.', 'Hudson Crest HDFC', ['the same but for the form']],
  ['1875 Gr. Concourse LLC', '1875 Grand Concourse', ['a short form']],
  ['Con Ed', 'Consolidated Edison Company of New York, Inc.', ['part of the name']],
  ['Tricar', 'Triangle Carting Corp.', ['a short form']],
  ['Walgreens #5521', 'Walgreens', ['part of the name']],
])('%s and %s match, with the reasons', (one, other, reasons) => {
  expect(compareNames(one, other)).toEqual({ isMatch: true, reasons })
})

test.each([
  ['9th Precinct', '75th Precinct'],
  ['Golden Restaurant', 'Golden Dragon Restaurant'],
  ['Gabriel Cole', 'Gabrielle Cole'],
  ['Abdul Rahim Noor', 'Abdul Karim Noor'],
  ['Harry Pappas', 'Bobby Pappas'],
  ['Walgreens #5521', 'Walgreens #118'],
  ['DSS', 'DHS'],
  ['Sun Bakery', 'Sunset Bakery'],
])('%s and %s do not match', (one, other) => {
  expect(compareNames(one, other).isMatch).toBe(false)
})

test('what is no name matches nothing', () => {
  for (const nothing of ['', ' ', '()', ',', '🙂', 'Mr.'])
    expect(compareNames(nothing, 'Ana Diaz')).toEqual({ isMatch: false, reasons: [] })
})

test('a name has few blocking keys, and whoever changes them increases their version', () => {
  const names = developmentPairs.flatMap(({ one, other }) => [one, other])
  expect(Math.max(...names.map((name) => computeBlockingKeys(name).length))).toBeLessThan(48)
  const some = [
    ...[...spellings, ...nicknames, ...adoptedNames, '9 W 47th St Rlty', 'NYC Dept. of Aging'],
    ...['Abd al-Rahman Mac Iver', 'Federal Express', 'Jane Alsabah'],
  ]
  const hash = createHash('sha256').update(some.flatMap(computeBlockingKeys).join()).digest('hex').slice(0, 8)
  expect({ blockingKeysVersion, hash }).toEqual({ blockingKeysVersion: 3, hash: '5b2b7080' })
})

test('a long text is compared in a moment', () => {
  const long = 'Ana Diaz and '.repeat(16)
  expect(compareNames(long, long).isMatch).toBe(true)
  expect(computeBlockingKeys('x'.repeat(200)).length).toBeGreaterThan(0)
})
