/** The structure of a constitution: a preamble, and articles with their sections, each with an anchor of its own. */
import { getPlainText, parseStaticText, type StaticTextBlock, type TextRun } from './static-text.rules.ts'

export type Section = {
  id: string
  /** 'Section 2. Number' */
  title: string
  /** How it is cited: 'Art. IV, § 2'. */
  citation: string
  paragraphs: TextRun[][]
}

export type Article = {
  id: string
  /** 'IV' */
  numeral: string
  /** 'Board of Directors' */
  name: string
  /** 'Article IV. Board of Directors' */
  title: string
  sections: Section[]
}

export type Constitution = { preamble: TextRun[][]; articles: Article[] }

const preambleHeading = 'Preamble'

export function parseConstitution(source: string): Constitution {
  const preamble: TextRun[][] = []
  const articles: Article[] = []
  for (const block of parseStaticText(source)) {
    const article = articles.at(-1)
    if (block.kind === 'heading' && block.level === 3)
      article?.sections.push(buildSection(article, block.text))
    else if (block.kind === 'heading' && block.text !== preambleHeading)
      articles.push(buildArticle(articles.length + 1, block.text))
    else if (block.kind === 'paragraph') (article?.sections.at(-1)?.paragraphs ?? preamble).push(block.runs)
  }
  return { preamble, articles }
}

function buildArticle(number: number, heading: string): Article {
  const [, numeral = '', name = ''] = /^Article (\w+): (.+)$/.exec(heading) ?? []
  return { id: `article-${number}`, numeral, name, title: `Article ${numeral}. ${name}`, sections: [] }
}

function buildSection(article: Article, title: string): Section {
  // Those before it may be left out, and it is cited by its own number all the same.
  const number = Number(/^Section (\d+)\./.exec(title)?.[1] ?? article.sections.length + 1)
  return {
    id: `${article.id}-section-${number}`,
    title,
    citation: `Art. ${article.numeral}, § ${number}`,
    paragraphs: [],
  }
}

/** What is wrong with the outline of a constitution, where it is first; nothing when it is right. */
export function findOutlineError(source: string): string | undefined {
  const [first, ...rest] = parseStaticText(source)
  if (first?.kind !== 'heading' || first.level !== 2 || first.text !== preambleHeading)
    return "Begin with '## Preamble'"
  const position = { place: preambleHeading, article: 0, section: 0, hasText: false }
  for (const block of rest) {
    const error = checkBlock(block, position)
    if (error) return `${position.place}: ${error}`
  }
  if (position.article === 0) return "Write one article at least, like '## Article I: Name and Office'"
  return position.hasText ? undefined : `${position.place}: write its text`
}

type Position = { place: string; article: number; section: number; hasText: boolean }

/** Goes on by one block; says what is wrong with it. */
function checkBlock(block: StaticTextBlock, position: Position): string | undefined {
  const needsSection = position.article > 0 && position.section === 0
  if (block.kind === 'heading' && block.level === 3) return beginSection(block.text, position)
  if (needsSection) return "write its sections as '### Section 1. Name', and their text below"
  if (block.kind === 'heading') return beginArticle(block.text, position)
  if (block.kind !== 'paragraph') return 'write paragraphs, without lists, tables and quotes'
  position.hasText = true
  return undefined
}

function beginArticle(heading: string, position: Position): string | undefined {
  if (!position.hasText) return 'write its text'
  const numeral = formatRoman(position.article + 1)
  if (!heading.startsWith(`Article ${numeral}: `))
    return `the next article is '## Article ${numeral}: Name', not '## ${heading}'`
  const article = position.article + 1
  Object.assign(position, { place: `Article ${numeral}`, article, section: 0, hasText: false })
  return undefined
}

function beginSection(heading: string, position: Position): string | undefined {
  if (position.article === 0) return "write the first article, like '## Article I: Name and Office'"
  if (position.section > 0 && !position.hasText) return 'write its text'
  const number = position.section + 1
  if (!heading.startsWith(`Section ${number}. `))
    return `write its sections as '### Section ${number}. Name', not '### ${heading}'`
  const numeral = formatRoman(position.article)
  Object.assign(position, { place: `Article ${numeral}, Section ${number}`, section: number, hasText: false })
  return undefined
}

const romanDigits = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** As articles are numbered: 4 is 'IV'. */
export function formatRoman(number: number): string {
  const [value, digit] = romanDigits.find(([value]) => value <= number) ?? []
  return value === undefined ? '' : digit + formatRoman(number - value)
}

/** A piece of the text that is searched as one: a heading or a paragraph. */
export type Passage = {
  key: string
  text: string
  /** Whatever must be open for it to be seen. */
  section?: Section
  /** Its location, for people. */
  location: string
}

/** Everything that can be read, in order. */
export const listPassages = ({ preamble, articles }: Constitution): Passage[] => [
  { key: 'preamble', text: preambleHeading, location: preambleHeading },
  ...preamble.map((runs, position) => ({
    key: `preamble ${position}`,
    text: getPlainText(runs),
    location: preambleHeading,
  })),
  ...articles.flatMap(({ id, title, sections }) => [
    { key: id, text: title, location: title },
    ...sections.flatMap((section) => [
      { key: section.id, text: section.title, location: section.citation, section },
      ...section.paragraphs.map((runs, position) => ({
        key: `${section.id} ${position}`,
        text: getPlainText(runs),
        location: section.citation,
        section,
      })),
    ]),
  ]),
]
