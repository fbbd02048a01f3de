import { expect, test } from 'vitest'
import type { Attorney } from './attorney.ts'
import { type Past, rank, type Wanted } from './rank.ts'

const anAttorney = (about: Partial<Attorney>): Attorney => ({
  id: about.name ?? 'Ada',
  name: 'Ada',
  email: 'ada@example.org',
  designation: 'Staff Attorney',
  expertise: [],
  languages: [],
  capacity: 5,
  ...about,
})

const nothingYet: Past = { open: 0, answered: null }
const ranked = (
  attorneys: Attorney[],
  wanted: Partial<Wanted> = {},
  past: Record<string, Partial<Past>> = {},
) => rank(attorneys, { category: 'Housing Rights', ...wanted }, (id) => ({ ...nothingYet, ...past[id] }))
const namesOf = (found: ReturnType<typeof ranked>) => found.map(({ attorney }) => attorney.name)
const reasonsOf = (found: ReturnType<typeof ranked>) => found[0]!.reasons.map(({ text }) => text)

test('whose expertise fits comes first, however it is written', () => {
  const found = ranked([
    anAttorney({ name: 'Ada', expertise: ['Asylum'] }),
    anAttorney({ name: 'Ben', expertise: ['Court dates', 'ÉVICTION defense'] }),
  ])
  expect(namesOf(found)).toEqual(['Ben', 'Ada'])
  expect(reasonsOf(found)).toContain('Housing Rights: ÉVICTION defense')
  expect(found[1]!.reasons[0]).toEqual({
    text: 'No expertise in Housing Rights is on their page',
    speaks: 'against',
  })
})

test('what they are called counts as expertise, and half a word does not', () => {
  const found = ranked([
    anAttorney({ name: 'Ada', expertise: ['Parenting'] }),
    anAttorney({ name: 'Ben', designation: 'Senior Attorney, Housing' }),
  ])
  expect(namesOf(found)).toEqual(['Ben', 'Ada'])
  expect(found[1]!.reasons[0]!.speaks).toBe('against')
})

test.each(['Spanish', 'español', 'ESPANOL please', 'Spanish, a little English'])(
  'who speaks the applicant’s language, told as %s, comes before who does not',
  (language) => {
    const found = ranked(
      [
        anAttorney({ name: 'Ada', languages: ['English'] }),
        anAttorney({ name: 'Ben', languages: ['Spanish'] }),
      ],
      { language },
    )
    expect(namesOf(found)).toEqual(['Ben', 'Ada'])
    expect(reasonsOf(found)).toContain('Speaks Spanish')
    expect(found[1]!.reasons.map(({ text }) => text)).toContain('Speaks no Spanish, as far as we know')
  },
)

test('own names and other scripts are known, and so is a language that is in no table', () => {
  const speaks = (languages: string[], language: string) =>
    ranked([anAttorney({ languages })], { language })[0]!.reasons.some(({ text }) =>
      text.startsWith('Speaks '),
    )
  expect(speaks(['Romanian'], 'română')).toBe(true)
  expect(speaks(['Chinese'], '我说中文')).toBe(true)
  expect(speaks(['Ukrainian'], 'українська мова')).toBe(true)
  expect(reasonsOf(ranked([anAttorney({ languages: ['K’iche’'] })], { language: "k'iche'" }))).toContain(
    "Speaks k'iche'",
  )
})

test.each([undefined, null, '', 'English'])('of a language told as %j nothing is said', (language) => {
  expect(reasonsOf(ranked([anAttorney({})], { language })).join()).not.toContain('Speaks')
})

test('expertise counts more than the language', () => {
  const found = ranked(
    [
      anAttorney({ name: 'Ada', languages: ['Spanish'] }),
      anAttorney({ name: 'Ben', expertise: ['Tenants'] }),
    ],
    { language: 'Spanish' },
  )
  expect(namesOf(found)).toEqual(['Ben', 'Ada'])
})

test('who has no place left comes after all who have, and it is said', () => {
  const full = anAttorney({ name: 'Ada', expertise: ['Tenants'], capacity: 2 })
  const found = ranked([full, anAttorney({ name: 'Ben' })], {}, { Ada: { open: 3 } })
  expect(namesOf(found)).toEqual(['Ben', 'Ada'])
  expect(found[1]!.reasons.map(({ text }) => text)).toContain('No place left of 2')
})

test('places left are counted, and an unknown capacity is said', () => {
  expect(reasonsOf(ranked([anAttorney({})], {}, { Ada: { open: 2 } }))).toContain('3 of 5 places left')
  expect(reasonsOf(ranked([anAttorney({ capacity: null })]))).toContain(
    'Nobody has said how many requests they can take',
  )
})

test('of two who fit alike the one with a place that we know of comes first', () => {
  const found = ranked(
    [anAttorney({ name: 'Ada', capacity: null }), anAttorney({ name: 'Ben' })],
    {},
    { Ben: { open: 2 } },
  )
  expect(namesOf(found)).toEqual(['Ben', 'Ada'])
})

test('who said no to this request comes last of all, with the reason', () => {
  const attorneys = [
    anAttorney({ name: 'Ada', expertise: ['Tenants'] }),
    anAttorney({ name: 'Ben', expertise: ['Tenants'] }),
    anAttorney({ name: 'Cleo', capacity: 0 }),
  ]
  const found = ranked(attorneys, {}, { Ada: { answered: 'conflict' }, Ben: { answered: 'refused' } })
  expect(namesOf(found)).toEqual(['Cleo', 'Ada', 'Ben'])
  expect(found[1]!.reasons[0]!.text).toBe('Has a conflict with this request')
  expect(found[2]!.reasons[0]!.text).toBe('Refused this request before')
})

test('of two who fit alike the one with fewer open requests comes first, then the name decides', () => {
  const attorneys = ['Cleo', 'Ben', 'Ada'].map((name) => anAttorney({ name }))
  expect(namesOf(ranked(attorneys, {}, { Ada: { open: 2 }, Ben: { open: 1 }, Cleo: { open: 1 } }))).toEqual([
    'Ben',
    'Cleo',
    'Ada',
  ])
})

test('whom no mail reaches is said', () => {
  expect(reasonsOf(ranked([anAttorney({ email: null })]))).toContain(
    'No email address, so nothing can be sent',
  )
})
