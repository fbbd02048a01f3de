import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { likeness } from './likeness.ts'
import { judgedAs, judgedPairs, measured, unseenPairs } from './measured.ts'
import shortForms from './shortForms.json' with { type: 'json' }
import spellings from './spellings.json' with { type: 'json' }
import takenNames from './takenNames.json' with { type: 'json' }
import { tracesOf, tracesVersion } from './traces.ts'

test.each([
  ['by which rules and tables were mended', judgedPairs, { least: 1100, precision: 0.995, recall: 0.995 }],
  ['never mended by', unseenPairs, { least: 400, precision: 0.98, recall: 0.92 }],
])('of the pairs %s nearly all are judged as people judge them', (_, pairs, expected) => {
  const { precision, recall, wrong } = measured(pairs)
  const told = wrong.map((pair) => `${judgedAs(pair)}: ${pair.one} / ${pair.other}`).join('\n')
  expect(pairs.length).toBeGreaterThanOrEqual(expected.least)
  expect(precision, told).toBeGreaterThanOrEqual(expected.precision)
  expect(recall, told).toBeGreaterThanOrEqual(expected.recall)
})

test('it is the same from either side', () => {
  const lopsided = judgedPairs.filter(
    ({ one, other }) => likeness(one, other).isHit !== likeness(other, one).isHit,
  )
  expect(lopsided.map(({ one, other }) => `${one} / ${other}`)).toEqual([])
})

test('names that are alike leave a trace in common, by which they are found', () => {
  const lost = judgedPairs
    .filter(({ one, other }) => likeness(one, other).isHit)
    .filter(({ one, other }) => !tracesOf(one).some((trace) => tracesOf(other).includes(trace)))
  expect(lost.map(({ one, other }) => `${one} / ${other}`)).toEqual([])
})

test.each([
  ['Ana Diaz', 'ANA DÍAZ', ['the same']],
  ['Diaz, Ana', 'Ana Diaz', ['the same']],
  ['Diaz Ana', 'Ana Diaz', ['reversed']],
  ['J. Temitope', 'Janet Temitope', ['initials']],
  ['Bill Carter', 'William Carter', ['a short form']],
  ['Mohamed Farah', 'Muhammad Farah', ['another spelling']],
  ['Darrell Greene', 'Daryl Green', ['another spelling']],
  ['Khadeeja Wolkow', 'Khadija Volkov', ['another spelling']],
  ['Oluwaseun Adebayo', 'Seun Adebayo', ['a short form']],
  ['Kathy Whitaker', 'Kathryn Whittaker', ['a short form', 'another spelling']],
  ['Angus Mac Gregor', 'Angus MacGregor', ['the same']],
  ['Abd al-Rahman Saleh', 'Abdelrahman Saleh', ['the same']],
  ['Hsu Mei-ling', 'Xu Meiling', ['another spelling']],
  ['Jaclyn Frye', 'Jaclyn Fry', ['sounds the same']],
  ['Ferdinand Abuya', 'Ferdinan Abuya', ['one letter else']],
  ['Maria Garcia Lopez', 'Maria Garcia', ['a name left out']],
  ['Maria Lopez (née Mora)', 'Maria Mora', ['known as']],
  ['Mr. Novak', 'Peter Novak', ['only a surname']],
  ['Peter Novak and Harbor Homes LLC', 'Harbor Homes', ['one of several', 'the same but for the form']],
  ['Peter Novak Roofing LLC', 'Peter Novak', ['part of the name']],
  ['Harbor Homes LLC', 'Harbor Homes Inc.', ['the same but for the form']],
  ['318 W 47th St Rlty', '318 West Forty-Seventh Street Realty', ['the same but for the form']],
  ['Blue Stone Realty', 'Bluestone Realty Group', ['part of the name']],
  ['Novak Managment', 'Novak Property Management', ['part of the name']],
  ['Acme LLC d/b/a Sunrise Roti Shop', 'Sunrise Roti Shop', ['known as', 'the same but for the form']],
  ['HPD', 'NYC Dept. of Housing Preservation and Development', ['initials']],
  ['DFTA', 'Department for the Aging', ['initials']],
  ['Phylicia Greer', 'Felicia Grier', ['another spelling']],
  ['Vasilis Tzoumas', 'Bill Tzoumas', ['a short form']],
  ['Olha Hrynchuk', 'Olga Grinchuk', ['another spelling']],
  ['Siobhan Shaughnessy', "Siobhan O'Shaughnessy", ['another spelling']],
  ['Husayn al-Zahrani', 'Hussein Alzahrani', ['another spelling']],
  ['Ortíz Maldonado, Ma. Teresa', 'Maria Teresa Ortiz', ['a name left out']],
  ['Hudson Crest Housing Development Fund Corp.', 'Hudson Crest HDFC', ['the same but for the form']],
  ['1875 Gr. Concourse LLC', '1875 Grand Concourse', ['a short form']],
  ['Con Ed', 'Consolidated Edison Company of New York, Inc.', ['part of the name']],
  ['Tricar', 'Triangle Carting Corp.', ['a short form']],
  ['Walgreens #5521', 'Walgreens', ['part of the name']],
])('%s and %s are alike, and it is said why', (one, other, why) => {
  expect(likeness(one, other)).toEqual({ isHit: true, why })
})

test.each([
  ['9th Precinct', '75th Precinct'],
  ['Northside Towing LLC', 'Southside Towing LLC'],
  ['Golden Restaurant', 'Golden Dragon Restaurant'],
  ['Melinda Ortega', 'Belinda Ortega'],
  ['Gabriel Cole', 'Gabrielle Cole'],
  ['Abdul Rahim Noor', 'Abdul Karim Noor'],
  ['Harry Pappas', 'Bobby Pappas'],
  ['Walgreens #5521', 'Walgreens #118'],
  ['DSS', 'DHS'],
  ['Sun Bakery', 'Sunset Bakery'],
])('%s and %s are two', (one, other) => {
  expect(likeness(one, other).isHit).toBe(false)
})

test('what is no name is like nothing', () => {
  for (const nothing of ['', ' ', '()', ',', '🙂', 'Mr.'])
    expect(likeness(nothing, 'Ana Diaz')).toEqual({ isHit: false, why: [] })
})

test('a name leaves few traces, and whoever changes them counts their version up', () => {
  const names = judgedPairs.flatMap(({ one, other }) => [one, other])
  expect(Math.max(...names.map((name) => tracesOf(name).length))).toBeLessThan(40)
  const some = [
    ...spellings,
    ...shortForms,
    ...takenNames,
    '9 W 47th St Rlty',
    'NYC Dept. of Aging',
    'Abd al-Rahman Mac Iver',
    'Federal Express',
    'Jane Alsabah',
  ]
  const traces = createHash('sha256').update(some.flatMap(tracesOf).join()).digest('hex').slice(0, 8)
  expect({ tracesVersion, traces }).toEqual({ tracesVersion: 2, traces: 'ad858c9a' })
})

test('a long text is read in a moment', () => {
  const long = 'Ana Diaz and '.repeat(16)
  expect(likeness(long, long).isHit).toBe(true)
  expect(tracesOf('x'.repeat(200)).length).toBeGreaterThan(0)
})
