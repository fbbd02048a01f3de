import { expect, test } from 'vitest'
import type { Attorney } from './attorney.ts'
import { type AttorneyHistory, type MatchCriteria, rankAttorneys } from './rank-attorneys.ts'

const buildAttorney = (about: Partial<Attorney>): Attorney => ({
  id: about.name ?? 'Ada',
  name: 'Ada',
  email: 'ada@example.org',
  designation: 'Staff Attorney',
  expertise: [],
  languages: [],
  capacity: 5,
  ...about,
})

const noHistory: AttorneyHistory = { openMatters: 0, previousAnswer: null }
const rankWith = (
  attorneys: Attorney[],
  expected: Partial<MatchCriteria> = {},
  past: Record<string, Partial<AttorneyHistory>> = {},
) =>
  rankAttorneys(attorneys, { category: 'Housing Rights', ...expected }, (id) => ({
    ...noHistory,
    ...past[id],
  }))
const getNames = (ranking: ReturnType<typeof rankWith>) => ranking.map(({ attorney }) => attorney.name)
const getReasons = (ranking: ReturnType<typeof rankWith>) => ranking[0]!.reasons.map(({ text }) => text)

test('whose expertise fits comes first, however it is written', () => {
  const ranking = rankWith([
    buildAttorney({ name: 'Ada', expertise: ['Asylum'] }),
    buildAttorney({ name: 'Ben', expertise: ['Court dates', 'ÉVICTION defense'] }),
  ])
  expect(getNames(ranking)).toEqual(['Ben', 'Ada'])
  expect(getReasons(ranking)).toContain('Housing Rights: ÉVICTION defense')
  expect(ranking[1]!.reasons[0]).toEqual({
    text: 'No expertise in Housing Rights is on their page',
    effect: 'against',
  })
})

test('what they are called counts as expertise, and half a word does not', () => {
  const ranking = rankWith([
    buildAttorney({ name: 'Ada', expertise: ['Parenting'] }),
    buildAttorney({ name: 'Ben', designation: 'Senior Attorney, Housing' }),
  ])
  expect(getNames(ranking)).toEqual(['Ben', 'Ada'])
  expect(ranking[1]!.reasons[0]!.effect).toBe('against')
})

test('of a practice area of the office itself no expertise is known, whatever it is called', () => {
  for (const category of ['Space Law', 'constructor', '__proto__'])
    expect(getReasons(rankWith([buildAttorney({ expertise: ['Court dates'] })], { category }))).toContain(
      `No expertise in ${category} is on their page`,
    )
})

test('whom an attorney works for is no kind of problem, and homelessness is one', () => {
  const ranking = rankWith([
    buildAttorney({ name: 'Ada', expertise: ['Property of unhoused people', 'Policing of homeless camps'] }),
    buildAttorney({ name: 'Ben', expertise: ['Homelessness prevention'] }),
  ])
  expect(getNames(ranking)).toEqual(['Ben', 'Ada'])
  expect(ranking[1]!.reasons[0]!.text).toBe('No expertise in Housing Rights is on their page')
})

test.each(['Spanish', 'español', 'ESPANOL please', 'Spanish, a little English'])(
  'who speaks the applicant’s language, told as %s, comes before who does not',
  (language) => {
    const ranking = rankWith(
      [
        buildAttorney({ name: 'Ada', languages: ['English'] }),
        buildAttorney({ name: 'Ben', languages: ['Spanish'] }),
      ],
      { language },
    )
    expect(getNames(ranking)).toEqual(['Ben', 'Ada'])
    expect(getReasons(ranking)).toContain('Speaks Spanish')
    expect(ranking[1]!.reasons.map(({ text }) => text)).toContain('Speaks no Spanish, as far as we know')
  },
)

test('own names and other scripts are known, and so is a language that is in no table', () => {
  const speaks = (languages: string[], language: string) =>
    rankWith([buildAttorney({ languages })], { language })[0]!.reasons.some(({ text }) =>
      text.startsWith('Speaks '),
    )
  expect(speaks(['Romanian'], 'română')).toBe(true)
  expect(speaks(['Chinese'], '我说中文')).toBe(true)
  expect(speaks(['Ukrainian'], 'українська мова')).toBe(true)
  expect(
    getReasons(rankWith([buildAttorney({ languages: ['K’iche’'] })], { language: "k'iche'" })),
  ).toContain("Speaks k'iche'")
})

test.each([undefined, null, '', 'English'])('of a language told as %j nothing is said', (language) => {
  expect(getReasons(rankWith([buildAttorney({})], { language })).join()).not.toContain('Speaks')
})

test('who has no place left comes after all who have, and it is said', () => {
  const full = buildAttorney({ name: 'Ada', expertise: ['Tenants'], capacity: 2 })
  const ranking = rankWith([full, buildAttorney({ name: 'Ben' })], {}, { Ada: { openMatters: 3 } })
  expect(getNames(ranking)).toEqual(['Ben', 'Ada'])
  expect(ranking[1]!.reasons.map(({ text }) => text)).toContain('No place left of 2')
})

test('who said no to this request comes last of all, with the reason', () => {
  const attorneys = [
    buildAttorney({ name: 'Ada', expertise: ['Tenants'] }),
    buildAttorney({ name: 'Ben', expertise: ['Tenants'] }),
    buildAttorney({ name: 'Cleo', capacity: 0 }),
  ]
  const ranking = rankWith(
    attorneys,
    {},
    { Ada: { previousAnswer: 'conflict' }, Ben: { previousAnswer: 'refused' } },
  )
  expect(getNames(ranking)).toEqual(['Cleo', 'Ada', 'Ben'])
  expect(ranking[1]!.reasons[0]!.text).toBe('Has a conflict with this request')
  expect(ranking[2]!.reasons[0]!.text).toBe('Refused this request before')
})

const ada = { name: 'Ada' }
const ben = { name: 'Ben' }
const cleo = { name: 'Cleo' }

test.each<
  [string, Partial<Attorney>[], Partial<MatchCriteria>, Record<string, Partial<AttorneyHistory>>, string[]]
>([
  [
    'expertise counts more than the language',
    [
      { ...ada, languages: ['Spanish'] },
      { ...ben, expertise: ['Tenants'] },
    ],
    { language: 'Spanish' },
    {},
    ['Ben', 'Ada'],
  ],
  [
    'a place that we know of more than one that we do not',
    [{ ...ada, capacity: null }, ben],
    {},
    { Ben: { openMatters: 2 } },
    ['Ben', 'Ada'],
  ],
  [
    'then fewer open requests, then the name',
    [cleo, ben, ada],
    {},
    { Ada: { openMatters: 2 }, Ben: { openMatters: 1 }, Cleo: { openMatters: 1 } },
    ['Ben', 'Cleo', 'Ada'],
  ],
])('of two who fit alike %s', (_, attorneys, criteria, past, names) => {
  expect(getNames(rankWith(attorneys.map(buildAttorney), criteria, past))).toEqual(names)
})

test.each<[Partial<Attorney>, Partial<AttorneyHistory>, string]>([
  [{}, { openMatters: 2 }, '3 of 5 places left'],
  [{ capacity: null }, {}, 'Nobody has said how many requests they can take'],
  [{ email: null }, {}, 'No email address, so nothing can be sent'],
])('%o with %o is told: %s', (about, past, reason) => {
  expect(getReasons(rankWith([buildAttorney(about)], {}, { Ada: past }))).toContain(reason)
})
