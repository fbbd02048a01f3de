import { expect, test } from 'vitest'
import { likeness } from './likeness.ts'
import { judgedAs, judgedPairs, measured } from './measured.ts'
import { tracesOf } from './traces.ts'

test('of the judged pairs nearly all are judged as people judge them', () => {
  const { precision, recall, wrong } = measured()
  const told = wrong.map((pair) => `${judgedAs(pair)}: ${pair.one} / ${pair.other}`).join('\n')
  expect(judgedPairs.length, told).toBeGreaterThanOrEqual(240)
  expect(precision, told).toBeGreaterThanOrEqual(0.95)
  expect(recall, told).toBeGreaterThanOrEqual(0.97)
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
  ['Bill Carter', 'William Carter', ['short for']],
  ['Mohamed Farah', 'Muhammad Farah', ['another spelling']],
  ['Jaclyn Frye', 'Jacklyn Fry', ['sounds the same']],
  ['Ferdinand Abuya', 'Ferdinan Abuya', ['one letter else']],
  ['Maria Garcia Lopez', 'Maria Garcia', ['a name left out']],
  ['Maria Lopez (née Mora)', 'Maria Mora', ['known as']],
  ['Mr. Novak', 'Peter Novak', ['only a surname']],
  ['Peter Novak and Harbor Homes LLC', 'Harbor Homes', ['one of several', 'the same but for the form']],
  ['Peter Novak Roofing LLC', 'Peter Novak', ['part of the name']],
  ['Harbor Homes LLC', 'Harbor Homes Inc.', ['the same but for the form']],
])('%s and %s are alike, and it is said why', (one, other, why) => {
  expect(likeness(one, other)).toEqual({ isHit: true, why })
})

test('what is no name is like nothing', () => {
  for (const nothing of ['', ' ', '()', ',', '🙂', 'Mr.'])
    expect(likeness(nothing, 'Ana Diaz')).toEqual({ isHit: false, why: [] })
})

test('a long text is read in a moment', () => {
  const long = 'Ana Diaz and '.repeat(16)
  expect(likeness(long, long).isHit).toBe(true)
  expect(tracesOf('x'.repeat(200)).length).toBeGreaterThan(0)
})
