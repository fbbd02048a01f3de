/** The site search: the public items of each type, the most relevant first. */
import type { Context, Item } from '@access/service-kit'
import type { FilterQuery } from '@mikro-orm/postgresql'
import { LegalCase, publicCases } from '../cases/case.entity.ts'
import type { PublicQueries } from '../content-type/public-queries.ts'
import { Event, publicEvents } from '../events/event.entity.ts'
import { Judgment, publicJudgments } from '../judgments/judgment.entity.ts'
import { findMatches } from '../judgments/judgment-matches.ts'
import { findMostRelevant } from '../judgments/search-judgments.ts'
import { LegalService, publicLegalServices } from '../legal-services/legal-service.entity.ts'
import { BlogPost, publicPosts } from '../posts/post.entity.ts'
import { highlightTexts } from '../search/highlight.ts'
import { hasWordPrefix, matchesQuery, normalizeQuery, orderByRelevance } from '../search/query-conditions.ts'
import { suggestSpelling } from '../search/suggest-spelling.ts'
import { publicTeamMembers, TeamMember } from '../team/team-member.entity.ts'
import type { SearchGroup, SearchMatch, SearchResults } from './search-results.ts'

const matchesPerType = 5
const matchesOfSingleType = 50

/** A searchable type: how its items are found, and how a match describes one. */
interface SearchableType<T extends Item = Item> {
  name: string
  queries: PublicQueries<T>
  table: string
  /** The column with the title of an item. */
  titleColumn: string
  /** Finds the matches of a type that has too many items for a count of all that match. */
  find?(em: Context['em'], query: string, limit: number): Promise<FoundItems>
  /** Counts the matches of whole words; beyond a number that says enough it need not count. */
  countWords?(em: Context['em'], query: string): Promise<number>
  /** The columns of the excerpt. */
  excerptColumns: string[]
  /** The category, or what corresponds to it. */
  getCategory(item: T): string
  getSlug?(item: T): string
  getDate?(item: T): string | Date | null
}

/** The most relevant items, and how many match. */
interface FoundItems {
  items: Item[]
  total: number
  isTotalExact: boolean
}

// Excerpts are plain text.
const stripMarkdown = (markdown: string) =>
  `regexp_replace(regexp_replace(${markdown}, '!{0,1}\\[([^\\]]*)\\]\\([^)]*\\)', '\\1', 'g'), '[#*\`>|~]+', '', 'g')`

/** In the order of display. */
const searchableTypes: readonly SearchableType[] = [
  defineType<LegalService>({
    name: 'LegalService',
    queries: publicLegalServices,
    table: 'legal_service',
    titleColumn: 'title',
    excerptColumns: ['description', 'eligibility', 'how_to_apply'],
    getCategory: ({ category }) => category,
  }),
  defineType<LegalCase>({
    name: 'Case',
    queries: publicCases,
    table: 'legal_case',
    titleColumn: 'title',
    excerptColumns: ['summary', 'legal_issues', 'outcome', 'impact_story', 'description'],
    getCategory: ({ category }) => category,
    getDate: ({ startDate }) => startDate,
  }),
  defineType<Judgment>({
    name: 'Judgment',
    queries: publicJudgments,
    table: 'judgment',
    titleColumn: 'title',
    find: findMostRelevant,
    countWords: async (em, query) => (await findMatches(em, query, { isWordsOnly: true })).ids.length,
    excerptColumns: ['summary', 'legal_issues', 'legal_implications', 'full_text'],
    getCategory: ({ category }) => category,
    getDate: ({ judgmentDate }) => judgmentDate,
  }),
  defineType<Event>({
    name: 'Event',
    queries: publicEvents,
    table: 'event',
    titleColumn: 'title',
    excerptColumns: ['description', 'location'],
    getCategory: ({ eventType }) => eventType,
    getDate: ({ eventDate }) => eventDate,
  }),
  defineType<BlogPost>({
    name: 'BlogPost',
    queries: publicPosts,
    table: 'blog_post',
    titleColumn: 'title',
    excerptColumns: ['excerpt', stripMarkdown('content')],
    getCategory: ({ category }) => category,
    getSlug: ({ slug }) => slug,
    getDate: ({ publishDate }) => publishDate,
  }),
  defineType<TeamMember>({
    name: 'TeamMember',
    queries: publicTeamMembers,
    table: 'team_member',
    titleColumn: 'name',
    excerptColumns: ['bio', 'join_text_list(expertise)', 'qualifications'],
    getCategory: ({ designation }) => designation,
  }),
]

/** A few matches of each type, or many of one, with the total. */
export async function searchSite(
  em: Context['em'],
  text: string,
  typeName: string | null,
): Promise<SearchResults> {
  const query = normalizeQuery(text)
  if (query === '') return { query, total: 0, isTotalExact: true, groups: [], didYouMean: null }
  const types = typeName ? searchableTypes.filter(({ name }) => name === typeName) : searchableTypes
  const limit = typeName ? matchesOfSingleType : matchesPerType
  const groups = (await Promise.all(types.map((kind) => findGroup(em, kind, query, limit)))).filter(
    ({ total }) => total > 0,
  )
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return {
    query,
    total,
    isTotalExact: groups.every(({ isTotalExact }) => isTotalExact),
    groups: [...groups.filter(isNameMatch), ...groups.filter((group) => !isNameMatch(group))],
    didYouMean: total === 0 ? await suggestQuery(em, query) : null,
  }
}

/** A search for a name lists people first. */
const isNameMatch = ({ kind, matches }: SearchGroup) =>
  kind === 'TeamMember' && matches.some(({ title }) => title.some(({ isMatch }) => isMatch))

async function findGroup(
  em: Context['em'],
  kind: SearchableType,
  query: string,
  limit: number,
): Promise<SearchGroup> {
  const { name, table, titleColumn, excerptColumns, find = createFind(kind) } = kind
  const { items, total, isTotalExact } = await find(em, query, limit)
  const highlights = await highlightTexts<'title' | 'excerpt'>(
    em,
    table,
    items.map(({ id }) => id),
    query,
    { whole: { title: titleColumn }, pieces: { excerpt: `concat_ws(' ', ${excerptColumns.join(', ')})` } },
  )
  const matches = items.flatMap((item): SearchMatch[] => {
    const texts = highlights.get(item.id)
    if (!texts) return []
    const moment = kind.getDate?.(item)
    return [
      {
        id: item.id,
        slug: kind.getSlug?.(item) ?? null,
        category: kind.getCategory(item),
        date: moment ? new Date(moment).toISOString() : null,
        ...texts,
      },
    ]
  })
  return { kind: name, total, isTotalExact, matches }
}

/** By full-text search, or by the beginning of a word in the title. */
const createFind =
  ({ queries, titleColumn }: SearchableType) =>
  async (em: Context['em'], query: string, limit: number): Promise<FoundItems> => {
    const where: FilterQuery<Item> = { $or: [matchesQuery(query), hasWordPrefix(titleColumn, query)] }
    const items = await queries.list(em, { where, order: orderByRelevance(query), limit })
    const total = items.length < limit ? items.length : await queries.count(em, where)
    return { items, total, isTotalExact: true }
  }

const suggestQuery = (em: Context['em'], query: string) =>
  suggestSpelling(em, query, async (query) => {
    const counts = await Promise.all(
      searchableTypes.map(({ queries, countWords }) =>
        countWords ? countWords(em, query) : queries.count(em, matchesQuery(query)),
      ),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  })

/** Erases the item type, for the list of all types. */
function defineType<T extends Item>(type: SearchableType<T>): SearchableType {
  return type as unknown as SearchableType
}
