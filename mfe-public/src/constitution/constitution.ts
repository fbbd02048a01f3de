/** The structure of the constitution: a preamble, and articles with their sections, each with an anchor of its own. */
import { getPlainText, parseStaticText, type TextRun } from '../components/static-text.ts'
import { constitutionText } from './constitution-text.ts'

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

/** Read from its text once. */
export const constitution: Constitution = parseConstitution(constitutionText)

function parseConstitution(source: string): Constitution {
  const preamble: TextRun[][] = []
  const articles: Article[] = []
  for (const block of parseStaticText(source).blocks) {
    const article = articles.at(-1)
    if (block.kind === 'heading' && block.level === 3)
      article?.sections.push(buildSection(article, block.text))
    else if (block.kind === 'heading' && block.text !== 'Preamble')
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
  const number = article.sections.length + 1
  return {
    id: `${article.id}-section-${number}`,
    title,
    citation: `Art. ${article.numeral}, § ${number}`,
    paragraphs: [],
  }
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
export const passages: readonly Passage[] = [
  { key: 'preamble', text: 'Preamble', location: 'Preamble' },
  ...constitution.preamble.map((runs, position) => ({
    key: `preamble ${position}`,
    text: getPlainText(runs),
    location: 'Preamble',
  })),
  ...constitution.articles.flatMap(({ id, title, sections }) => [
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
