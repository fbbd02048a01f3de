/** The text of a constitution as an outline, and back: articles and sections are numbered by their place. */
import { findOutlineError, formatRoman } from '@access/content/static-pages/constitution-outline.rules'

export type OutlineSection = { name: string; text: string }
export type OutlineArticle = { name: string; sections: OutlineSection[] }
export type Outline = { preamble: string; articles: OutlineArticle[] }

export const emptySection: OutlineSection = { name: '', text: '' }
export const emptyArticle: OutlineArticle = { name: '', sections: [emptySection] }

/** Null for a text that is none: only as a whole can it be edited without losing anything. */
export function parseOutline(source: string): Outline | null {
  const preamble = { text: '' }
  const articles: OutlineArticle[] = []
  // What the lines belong to; between the heading of an article and its first section, to nothing.
  let current = preamble
  for (const line of source.split('\n')) {
    const [, article] = /^## Article \w+:(.*)$/.exec(line) ?? []
    const [, section] = /^### Section \d+\.(.*)$/.exec(line) ?? []
    if (article !== undefined) {
      articles.push({ name: article.trim(), sections: [] })
      current = { text: '' }
    } else if (section !== undefined) {
      const added = { name: section.trim(), text: '' }
      articles.at(-1)?.sections.push(added)
      current = added
    } else if (line.trim() !== '## Preamble') current.text += `${line}\n`
  }
  for (const part of [preamble, ...articles.flatMap(({ sections }) => sections)]) part.text = part.text.trim()
  const outline = { preamble: preamble.text, articles }
  return squeeze(formatOutline(outline)) === squeeze(source) ? outline : null
}

export function formatOutline({ preamble, articles }: Outline): string {
  const parts = articles.flatMap(({ name, sections }, index) => [
    `## Article ${formatRoman(index + 1)}: ${name}`,
    ...sections.flatMap((section, place) => [`### Section ${place + 1}. ${section.name}`, section.text]),
  ])
  return ['## Preamble', preamble, ...parts].join('\n\n')
}

const squeeze = (source: string) => source.replaceAll(/\s+/g, ' ').trim()

export const formatArticleTitle = (position: number): string => `Article ${formatRoman(position)}`

/** What is wrong, by place: 'preamble', 'articles', '1' for an article, '1.2.name' and '1.2.text' for a section of it. */
export function findOutlineErrors(outline: Outline): Record<string, string> {
  const { preamble, articles } = outline
  const missing = [
    ...listMissing('preamble', preamble, 'Write the preamble'),
    ...(articles.length === 0 ? [['articles', 'Add an article']] : []),
    ...articles.flatMap(({ name, sections }, index) => [
      ...listMissing(`${index + 1}.name`, name, 'Name the article'),
      ...(sections.length === 0 ? [[`${index + 1}`, 'Add a section']] : []),
      ...sections.flatMap((section, place) => [
        ...listMissing(`${index + 1}.${place + 1}.name`, section.name, 'Name the section'),
        ...listMissing(`${index + 1}.${place + 1}.text`, section.text, 'Write its text'),
      ]),
    ]),
  ]
  return missing.length > 0 ? Object.fromEntries(missing) : findFirstError(outline)
}

const listMissing = (place: string, text: string, message: string) =>
  text.trim() ? [] : [[place, message] as const]

/** What the rules say of a text, at the place that they name. */
function findFirstError(outline: Outline): Record<string, string> {
  const message = findOutlineError(formatOutline(outline))
  if (!message) return {}
  const [, numeral, section, error] = /^Article (\w+)(?:, Section (\d+))?: (.+)$/s.exec(message) ?? []
  const article = outline.articles.findIndex((_, index) => formatRoman(index + 1) === numeral)
  if (article < 0 || !section || !error) return { preamble: message }
  return { [`${article + 1}.${section}.text`]: error }
}
