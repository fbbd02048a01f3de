import { expect, test } from 'vitest'
import { findCitations, listOwnKeys } from './find-citations.ts'

const findTexts = (text: string) => findCitations(text).map((citation) => citation.text)

test('citations by reporters are found however they are spaced', () => {
  for (const [text, key] of [
    ['410 U.S. 113', '410 us 113'],
    ['410 U. S. 113', '410 us 113'],
    ['410 US 113', '410 us 113'],
    ['93 S.Ct. 705', '93 sct 705'],
    ['35 L. Ed. 2d 147', '35 led2d 147'],
    ['123 F.3d 456', '123 f3d 456'],
    ['3 F.4th 1375', '3 f4th 1375'],
    ['12 N.E.2d 34', '12 ne2d 34'],
    ['5 Cal. App. 4th 12', '5 calapp4th 12'],
    ['500 F. App’x 12', '500 fappx 12'],
    ['23 I. & N. Dec. 22', '23 i&ndec 22'],
    ['2019 WL 123456', '2019 wl 123456'],
    ['2019 U.S. Dist. LEXIS 55555', '2019 usdistlexis 55555'],
  ])
    expect(findCitations(`As in Lee v. Elm, ${text} (1973), the court held`), text).toEqual([{ text, key }])
})

test('statutes, dates, sums and pages are no citations', () => {
  for (const text of [
    '42 U.S.C. 1983',
    '29 C.F.R. 1910.1200',
    'on 12 May 1990',
    '12 Monkeys 3',
    '410 U.S. at 120',
    'Question No. 2',
    'No. In a 5-4 decision',
    'between 1990-95 and 2001',
    'Form I-130',
  ])
    expect(findTexts(text), text).toEqual([])
})

test('case numbers are found behind "No.", and by themselves where nothing else looks like them', () => {
  expect(findTexts('Lee v. Elm (No. 70-18), and Nos. 01-657, 01-658 and 22-O-141. No. 70-18 again.')).toEqual(
    ['70-18', '01-657', '01-658', '22-O-141'],
  )
  expect(findTexts('We said so in NL-App 2026-0087, and in TCD-2011-CR-0846.')).toEqual([
    'NL-App 2026-0087',
    'TCD-2011-CR-0846',
  ])
})

test('a judgment is cited by its case number, and by the reporter that is among its keywords', () => {
  expect(listOwnKeys({ caseNumber: 'No. 70-18', keywords: ['410 U.S. 113 (1973)', 'Privacy'] })).toEqual([
    'no. 70-18',
    '410 us 113',
  ])
  expect(listOwnKeys({ caseNumber: '12', keywords: ['410 U.S. 113 overruled'] })).toEqual([])
  expect(listOwnKeys({ caseNumber: null, keywords: [] })).toEqual([])
})

test('no text takes long', () => {
  const startedAt = performance.now()
  for (const text of ['A', 'A-', '1 ', 'A ', '1 A ', 'No. ', 'Nos. 1-1, ', 'AA 1111-11, ', '12 A. B. '])
    findCitations(`Nos. AA${text.repeat(500_000 / text.length)}`)
  expect(performance.now() - startedAt).toBeLessThan(30_000)
})
