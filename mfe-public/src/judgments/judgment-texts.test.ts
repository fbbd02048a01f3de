import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildPublicJudgment } from '@access/content/judgments/judgment.examples'
import { expect, test } from 'vitest'
import { listCitations, parseParties } from './citation.ts'
import { listOptions } from './judgment-filters.ts'
import { isHeadingLine, readFullText } from './read-full-text.ts'

test('a category that the filter does not offer is shown when it was chosen', () => {
  expect(listOptions(['Housing'], 'Civil Rights').map(({ value }) => value)).toEqual([
    'Housing',
    'Civil Rights',
  ])
})

test('parties are parsed, with their roles', () => {
  expect(parseParties('Ann Lee (tenant, appellant); Elm LLC (landlord)')).toEqual([
    { name: 'Ann Lee', role: 'tenant, appellant' },
    { name: 'Elm LLC', role: 'landlord' },
  ])
  expect(parseParties('Chisholm v. Georgia').map(({ name }) => name)).toEqual(['Chisholm', 'Georgia'])
})

const cite = (values: object) =>
  Object.fromEntries(
    listCitations(buildPublicJudgment({ title: 'Lee v. Elm', courtName: 'Appeals Court', ...values })).map(
      ({ name, text }) => [name, text],
    ),
  )

test.each([
  [{ caseNumber: '23', keywords: ['Appeal', '377 U.S. 533 (1964)'] }, 'Lee v. Elm, 377 U.S. 533 (2026)'],
  [{ keywords: ['12 N.Y.3d 45'] }, 'Lee v. Elm, 12 N.Y.3d 45 (Appeals Court 2026)'],
  [
    { caseNumber: 'No. 20-979', keywords: ['Housing'] },
    'Lee v. Elm, No. 20-979 (Appeals Court Sept. 5, 2026)',
  ],
  [{ caseNumber: null, keywords: [] }, 'Lee v. Elm (Appeals Court Sept. 5, 2026)'],
])('%j is cited as lawyers do', (values, text) => {
  expect(cite({ judgmentDate: '2026-09-05T00:00:00.000Z', ...values }).Bluebook).toBe(text)
})

test('what TeX reads as a command stands for itself', () => {
  const { BibTeX } = cite({ title: 'Lee & Sons_{~} v. 100%', slug: 'lee-2026', caseNumber: '7' })
  expect(BibTeX).toContain('@misc{lee-2026,\n')
  expect(BibTeX).toContain('title = {{Lee \\& Sons\\_\\{\\textasciitilde{}\\} v. 100\\%}}')
  expect(BibTeX).toContain('howpublished = {Appeals Court, No. 7}')
})

test('a short line without a full stop is a heading', () => {
  expect(isHeadingLine('The question before us')).toBe(true)
  expect(isHeadingLine('Reversed.')).toBe(false)
  expect(isHeadingLine('One line\nand another')).toBe(false)
})

test.each([
  'Cite as: 570 U. S. ____ (2013) 3',
  '[Cite as Elm v. Oak, 2012-Ohio-1234]',
  '3',
  '- 3 -',
  'Page 3 of 12',
  'xiv',
  '* * *',
  'the officers of the county',
  'It was amended by the',
  'the duty of care—',
  'No. 12–96',
  '[June 25, 2013]',
])('%s is no heading', (line) => {
  expect(isHeadingLine(line)).toBe(false)
})

/** The blocks of a text, the edges of pages in them in brackets. */
const showBlocks = (text: string) =>
  readFullText(text).map(({ kind, parts }) => [
    kind,
    parts
      .map((part) => (part.kind === 'page' && kind !== 'page' ? `<${part.text}>` : part.text))
      .join(' ')
      .replace(/\s+/g, ' '),
  ])

test('what a PDF has at the edges of its pages is neither a heading nor a paragraph, and cuts none in two', () => {
  const opinion = readFileSync(path.join(import.meta.dirname, 'typeset-opinion.txt'), 'utf8')
  expect(showBlocks(opinion)).toEqual([
    ['heading', 'SUPREME COURT OF THE COMMONWEALTH'],
    ['page', '_________________'],
    ['paragraph', 'No. 31–96'],
    ['page', '_________________'],
    ['heading', 'CORINNE TALBOT, PETITIONER v. LINDEN COURT'],
    ['paragraph', '[June 4, 2031]'],
    ['paragraph', 'JUSTICE ELM delivered the opinion of the Court.'],
    ['heading', 'I'],
    ['heading', 'A'],
    [
      'paragraph',
      'A tenant went without heat for sixty-one days. She paid no rent, and kept a record of the temperature in each room of <Cite as: 987 U. S. ____ (2031) 3> <Opinion of the Court> her apartment. The landlord, which had been told of it in October, asked the <2 TALBOT v. LINDEN COURT> <Opinion of the Court> Housing Court for possession; see 410 U. S. 113.',
    ],
    ['heading', 'Background of the statute'],
    [
      'paragraph',
      'The statute says when rent is owed. It is as old as the <Cite as: 987 U. S. ____ (2031) 5> <Opinion of the Court> Commonwealth, and was amended twice.',
    ],
    ['heading', 'B'],
    ['paragraph', 'The judgment is reversed.'],
    ['page', '* * *'],
    ['page', '– 6 –'],
    ['page', 'Page 6 of 6'],
    ['paragraph', 'It is so ordered.'],
  ])
  // Nothing is lost, and everything stays in its place.
  const words = (text: string) => text.split(/\s+/).filter(Boolean)
  expect(readFullText(opinion).flatMap(({ parts }) => parts.flatMap(({ text }) => words(text)))).toEqual(
    words(opinion),
  )
})

test('a text with an empty line behind each line has no headings in its sentences', () => {
  expect(
    showBlocks(
      'Background\n\nThe appeal concerns the duty of\n\nlandlords to provide heat in\n\nwinter.\n\nOrder',
    ),
  ).toEqual([
    ['heading', 'Background'],
    ['paragraph', 'The appeal concerns the duty of landlords to provide heat in winter.'],
    ['heading', 'Order'],
  ])
  expect(showBlocks('They owe\n\nheat\n\nwater').map(([kind]) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'paragraph',
  ])
})

test('the heads of pages are known by their repetition, headings of parts are not', () => {
  const page = (number: number, text: string) =>
    `Talbot v. Linden Court ${number}\n\nSupreme Court\n\nA\n\n${text}\f`
  expect(showBlocks(page(1, 'First.') + page(2, 'Second.'))).toEqual([
    ['page', 'Talbot v. Linden Court 1'],
    ['page', 'Supreme Court'],
    ['heading', 'A'],
    ['paragraph', 'First.'],
    ['page', 'Talbot v. Linden Court 2'],
    ['page', 'Supreme Court'],
    ['heading', 'A'],
    ['paragraph', 'Second.'],
  ])
  expect(
    showBlocks('Facts\n\nHeat failed.\n\nOrder\n\nPaid.\n\nOrder\n\n2 Elm v. Oak says so').map(
      ([kind]) => kind,
    ),
  ).toEqual([...['heading', 'paragraph', 'heading', 'paragraph', 'heading'], 'heading'])
})
