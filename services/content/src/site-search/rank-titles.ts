/** Which titles say what is searched for: it is what somebody means who finds a page by its name. */
import { type Context, queryRows } from '@access/service-kit'
import { toSearchWords } from '@access/service-kit/text/search-text.rules'
import { readQueryCitations } from '../citations/query-citations.ts'
import type { TextPart } from '../search/highlight.ts'

/** How well a title matches: 3 when the search cites its item, 2 when it is the search itself, 1 when it has all of it, else 0. */
export type TitleMatch = (title: readonly TextPart[]) => 0 | 1 | 2 | 3

interface Titled {
  title: readonly TextPart[]
}

/** Says how well each of these titles matches, some of which the search cites; all are looked at by one statement. */
export async function createTitleRanking(
  em: Context['em'],
  query: string,
  titles: readonly (readonly TextPart[])[],
  citedTitles: ReadonlySet<readonly TextPart[]>,
): Promise<TitleMatch> {
  if (titles.length === 0) return () => 0
  const rows = await queryRows<{ title: string }>(
    em,
    `select title from unnest($1::text[]) title
     where to_tsvector('english', search_words(title)) @@ websearch_to_tsquery('english', $2)`,
    [titles.map(joinParts), readQueryCitations(query).webSearch],
  )
  const matching = new Set(rows.map(({ title }) => title))
  const words = toSearchWords(query)
  return (parts) => {
    if (citedTitles.has(parts)) return 3
    const title = joinParts(parts)
    if (toSearchWords(title) === words) return 2
    // The beginning of a word matches as a whole or not at all.
    return matching.has(title) || parts.some(({ isMatch, text }) => isMatch && toSearchWords(text) === words)
      ? 1
      : 0
  }
}

/** Those first whose titles match better; others stay in their order. */
export const compareTitles =
  (rank: TitleMatch) =>
  (one: Titled, other: Titled): number =>
    rank(other.title) - rank(one.title)

/** The same, and of two titles that have all of the search the one first that says less beside it. */
export const compareTitlesClosely =
  (rank: TitleMatch) =>
  (one: Titled, other: Titled): number =>
    compareTitles(rank)(one, other) ||
    (rank(one.title) === 0 ? 0 : getMatchingShare(other.title) - getMatchingShare(one.title))

const getMatchingShare = (parts: readonly TextPart[]) =>
  joinParts(parts.filter(({ isMatch }) => isMatch)).length / joinParts(parts).length

const joinParts = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('')
