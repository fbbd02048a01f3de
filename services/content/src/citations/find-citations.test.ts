import { expect, test } from 'vitest'
import { findCitations } from './find-citations.ts'
import { listOwnKeys } from './own-citations.ts'

const findKeys = (text: string) => findCitations(text).map((citation) => citation.key)

const findTexts = (text: string) => findCitations(text).map((citation) => citation.text)

test('a citation is found as it is written, with the key that all ways to write it share', () => {
  for (const [text, key] of [
    ['410 U. S. 113', '410 us 113'],
    ['500 F. App’x 12', '500 fappx 12'],
    ['2019 WL 123456', '2019 wl 123456'],
    ['2019 U.S. Dist. LEXIS 55555', '2019 usdistlexis 55555'],
  ])
    expect(findCitations(`As in Lee v. Elm, ${text} (1973), the court held`), text).toEqual([{ text, key }])
})

test.each([
  // However it is printed, scanned or typed: spaces of all kinds, line ends, invisible characters, capitals, commas.
  ['987 us 654', '987 US 654', '987 u.s. 654', '987 us 654', '987 U.\nS. 654', '987 U.S.\r\n      654'],
  [
    '987 us 654',
    '987\u00A0U.\u00A0S.\u00A0654',
    '987 U.\u2009S. 654',
    '987 U.S.\u202F654',
    '987 U.\u200BS. 654',
  ],
  ['987 us 654', '987 U,S, 654', '987 U.S., 654', '987 U. S. R. 654', '(987 U.S. 654)', 'Elm,987 U.S. 654'],
  ['987 us 654', '987 U.S. 654-58', '987 U.S. 654.3 The', '987 U.S. 654¹', 'Part 8, Housing 987 U.S. 654'],
  ['67 us 635', '67 U.S. (2 Black) 635', '67 U. S. (2\u00A0Black) 635', '67 U.S.(Black) 635'],
  ['3 f4th 1375', '3 F.4th 1375', '3 F. 4th 1375'],
  ['12 ne2d 34', '12 N.E.2d 34', '12 N. E. 2d 34'],
  ['12 f3d 3', '12 F. 3d 3', '12 F3d 3', '12 f3d 3', '12 F.3D 3', '12 F.3rd 3', '12 Fed.R.3d 3'],
  ['93 sct 705', '93 S. Ct. 705', '93 SCt 705', '93 s. ct. 705', '93 s ct 705'],
  ['5 calapp4th 12', '5 Cal.App.4th 12', '5 Cal. App.4th 12', '5 CalApp4th 12'],
  ['799 nys2d 795', '799 N. Y. S. 2d 795', '799 N.Y.S. 2d 795', '799 NYS2d 795'],
  ['5 so2d 3', '5 So. 2d 3', '5 So.2d 3', '5 So 2d 3'],
  ['35 led2d 147', '35 L.Ed.2d 147', '35 LEd2d 147', '35 L. Ed.\n2d 147'],
  ['500 fappx 12', '500 Fed. Appx. 12', "500 F. App'x 12", '500 F. App’x. 12'],
  ['23 i&ndec 22', '23 I. and N. Dec. 22', '23 I & N Dec 22'],
  // The published list's own strings that need more than volume, abbreviation and page.
  ['171 wash2d 1016', '171 Wn.2d 1016'],
  ['3 a 33', '(3 Atl. 33)'],
  ['12 nebctapp lxiv', '12 Neb. App. lxiv (2004)'],
  ['2007 nmcert 8', '2007-NMCERT-008', '2007 NMCERT 8'],
  ['2006 ohio 2095', '2006-Ohio-2095', '2006‑Ohio‑2095'],
  ['2017 ilapp(4th) 160407', '2017 IL App (4th) 160407', '2017 IL App(4th) 160407'],
  ['2017 ilapp(1st) 143684-b', '2017 IL App (1st) 143684-B'],
  ['1993 connsuperct 5243-p', '1993 Conn. Super. Ct. 5243-P'],
  ['12 misc3d 1005(a)', '12 Misc. 3d 1005(A)', '12 Misc 3d 1005[A]'],
  ['1 tcno 233', 'the 1 T.C. No. 233'],
  ['2019 tcmemo 233', 'T.C. Memo. 2019-233', 'TC Memo 2019-233'],
  ['2018 tcsummaryopinion 133', 'T.C. Summary Opinion 2018-133'],
  ['2009 laapp1cir 12345', 'blah, 2009 12345 (La.App. 1 Cir. 05/10/10). blah'],
  ['bankrlrep 12345', 'Bankr. L. Rep. (CCH) P12,345', 'Bankr. L. Rep. ¶ 12,345'],
  ['31 ohiocc 270', '31 Ohio C. C. 270'],
  ['1 miles 3', 'Something v. Else, 1 Miles 3; 1 Miles at 10'],
  ['1 prr 1', '1 P.R.R. 1'],
  // What stands for several reporters: the year tells which.
  ['1 pen&w 1', '1 P.R. 1 (1831)'],
  ['1 wis2d 1', '1 W.2d 1 (1854)'],
  ['1 nm(j) 1', '1 Johnson 1 (1890)'],
  ['1 us 23', '1 Cranch 1 1 U.S. 23'],
])('%s: however it is written', (key, ...texts) => {
  for (const text of texts) expect(findKeys(`See ${text}.`), text).toEqual([key])
})

test('statutes, dates, sums and pages are no citations', () => {
  for (const text of [
    ...'42 U.S.C. 1983 | 29 C.F.R. 1910.1200 | on 12 May 1990 | 12 Monkeys 3 | 410 U.S. at 120'.split(' | '),
    ...'410 U. S., at 120 | 410 U.S. ___ | ___ U.S. ___, ___ | 1 Johnson 1 (1806) | 1 U.S. f24601'.split(
      ' | ',
    ),
    ...'foo1 U.S. 1, 1. U.S. 1foo | 111 S.W. 12th St. | 12 or 13 | 12 OR 13 | Exhibits 12 A 3 | tell 12 me 3'.split(
      ' | ',
    ),
    ...'12 Pa. v. Elm | 1 Minn. L. Rev. 1 | 63 Stat. 687 | 42 U. S. C. § 1983 | on 12 Dec. 1990'.split(' | '),
    ...'Question No. 2 | No. In a 5-4 decision | between 1990-95 and 2001 | Form I-130'.split(' | '),
  ])
    expect(findTexts(text), text).toEqual([])
})

test('case numbers are found behind "No.", and by themselves where nothing else looks like them', () => {
  expect(findTexts('Lee v. Elm (No. 70-18), and Nos. 01-657, 01-658 and 22-O-141. No. 70-18 again.')).toEqual(
    ['70-18', '01-657', '01-658', '22-O-141'],
  )
  expect(findKeys('NO. 70‑18, and Nos.\n01–657 and 22-O-141')).toEqual([
    'no. 70-18',
    'no. 01-657',
    'no. 22-o-141',
  ])
  expect(findTexts('We said so in NL-App 2026-0087, and in TCD-2011-CR-0846.')).toEqual([
    'NL-App 2026-0087',
    'TCD-2011-CR-0846',
  ])
})

test.each([
  ['1:22-cv-04567-ABC', 'No. 1:22-cv-04567', '22-cv-4567', '1:22-CV-04567 (ABC)', '1:22‑cv‑04567-ABC-DEF'],
  ['2:19-cr-00123', 'Crim. No. 19-cr-123', '2:19-cr-00123-JLR-1'],
])('the docket number of a federal court is one, however much of it is written: %s', (...texts) => {
  const keys = texts.map((text) => findKeys(`See Lee v. Elm, ${text} (S.D.N.Y. 2023).`))
  expect(new Set(keys.flat()).size).toBe(1)
  expect(listOwnKeys({ caseNumber: texts[0]!, keywords: [] })).toEqual(keys[0])
})

test('a judgment is cited by its case number, and by the reporter that is among its keywords', () => {
  expect(listOwnKeys({ caseNumber: 'No. 70-18', keywords: ['410 U.S. 113 (1973)', 'Privacy'] })).toEqual([
    'no. 70-18',
    '410 us 113',
  ])
  expect(listOwnKeys({ caseNumber: '12', keywords: ['410 U.S. 113 overruled'] })).toEqual([])
  expect(listOwnKeys({ caseNumber: null, keywords: [] })).toEqual([])
  expect(
    listOwnKeys({
      caseNumber: '987 U. S. 654',
      keywords: ['410 US 113, 93 S.Ct. 705; 35 L. Ed. 2d 147 (1973).'],
    }),
  ).toEqual(['987 us 654', '410 us 113', '93 sct 705', '35 led2d 147'])
})

test('the heads of its pages say what a judgment is cited as', () => {
  const listKeys = (fullText: string) => listOwnKeys({ caseNumber: null, keywords: [], fullText })
  expect(listKeys('Cite as: 987 U. S. 654 (2031)   3\n\nWe follow 410 U.S. 113.')).toEqual(['987 us 654'])
  expect(listKeys('[Cite as State v. Elm, 2012-Ohio-1234.]')).toEqual(['2012 ohio 1234'])
  expect(listKeys('Cite as: 570 U. S. ____ (2013)   3\n\nThey cite as such 410 U.S. 113.')).toEqual([])
})

test('no text takes long', () => {
  const repeated = 'A|A-|1 |A |1 A |No. |Nos. 1-1, |AA 1111-11, |12 A. B. |1 (|1 A. (|1     |1 Johnson 1 (a '
  const ordered = '1 U.S. (1 A|2006-Ohio-|T.C. Memo. |1 Bankr. L. Rep. |20 12345 (La.App. '
  for (const text of `${repeated}|${ordered}`.split('|'))
    findCitations(`Nos. AA${text.repeat(500_000 / text.length)}`)
})
