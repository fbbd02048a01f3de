/** The constitution as it is built: a preamble, and articles with their sections, each with an address of its own. */
import { fixedText, type Run, wordsOf } from '../parts/fixedText.ts'
import { constitutionText } from './constitutionText.ts'

export type Section = {
  id: string
  /** 'Section 2. Number' */
  title: string
  /** How it is cited: 'Art. IV, § 2'. */
  citation: string
  paragraphs: Run[][]
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

export type Constitution = { preamble: Run[][]; articles: Article[] }

/** Read from its text once. */
export const constitution: Constitution = read(constitutionText)

function read(source: string): Constitution {
  const preamble: Run[][] = []
  const articles: Article[] = []
  for (const block of fixedText(source).blocks) {
    const article = articles.at(-1)
    if (block.kind === 'heading' && block.level === 3) article?.sections.push(sectionOf(article, block.text))
    else if (block.kind === 'heading' && block.text !== 'Preamble')
      articles.push(articleOf(articles.length + 1, block.text))
    else if (block.kind === 'paragraph') (article?.sections.at(-1)?.paragraphs ?? preamble).push(block.runs)
  }
  return { preamble, articles }
}

function articleOf(number: number, heading: string): Article {
  const [, numeral = '', name = ''] = /^Article (\w+): (.+)$/.exec(heading) ?? []
  return { id: `article-${number}`, numeral, name, title: `Article ${numeral}. ${name}`, sections: [] }
}

function sectionOf(article: Article, title: string): Section {
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
  words: string
  /** Whatever must be open for it to be seen. */
  section?: Section
  /** Where it stands, for people. */
  place: string
}

/** Everything that can be read, in order. */
export const passages: readonly Passage[] = [
  { key: 'preamble', words: 'Preamble', place: 'Preamble' },
  ...constitution.preamble.map((runs, at) => ({
    key: `preamble ${at}`,
    words: wordsOf(runs),
    place: 'Preamble',
  })),
  ...constitution.articles.flatMap(({ id, title, sections }) => [
    { key: id, words: title, place: title },
    ...sections.flatMap((section) => [
      { key: section.id, words: section.title, place: section.citation, section },
      ...section.paragraphs.map((runs, at) => ({
        key: `${section.id} ${at}`,
        words: wordsOf(runs),
        place: section.citation,
        section,
      })),
    ]),
  ]),
]
