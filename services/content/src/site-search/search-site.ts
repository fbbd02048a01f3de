/** The site search: the public items of each type, what helps first, and the best match of them all. */
import type { Context, Item } from '@access/service-kit'
import type { FilterQuery } from '@mikro-orm/postgresql'
import { highlightTexts } from '../search/highlight.ts'
import { hasWordPrefix, matchesQuery, normalizeQuery, orderByRelevance } from '../search/query-conditions.ts'
import { suggestSpelling } from '../search/suggest-spelling.ts'
import { compareTitles, compareTitlesClosely, findMatchingTitles, type TitleMatch } from './rank-titles.ts'
import type { SearchGroup, SearchMatch, SearchResults } from './search-results.ts'
import { type FoundItems, type SearchableType, searchableTypes } from './searchable-types.ts'

const matchesPerGroup = 5
const matchesOfSingleGroup = 50

/** A few matches of each group, or many of one, with the total. */
export async function searchSite(
  em: Context['em'],
  text: string,
  groupName: string | null,
): Promise<SearchResults> {
  const query = normalizeQuery(text)
  if (query === '')
    return { query, total: 0, isTotalExact: true, bestMatch: null, groups: [], didYouMean: null }
  const types = groupName ? searchableTypes.filter(({ group }) => group === groupName) : searchableTypes
  const limit = groupName ? matchesOfSingleGroup : matchesPerGroup
  const typeGroups = await Promise.all(types.map((type) => searchType(em, type, query, limit)))
  const rankTitle = await findMatchingTitles(
    em,
    query,
    typeGroups.flatMap(({ matches }) => matches.map(({ title }) => title)),
  )
  const groups = showNamesFirst(mergeGroups(typeGroups, limit, rankTitle))
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return {
    query,
    total,
    isTotalExact: groups.every(({ isTotalExact }) => isTotalExact),
    bestMatch: groupName ? null : findBestMatch(groups, rankTitle),
    groups,
    didYouMean: total === 0 ? await suggestQuery(em, query) : null,
  }
}

/** Types of the same group together, those first whose titles match. */
function mergeGroups(typeGroups: SearchGroup[], limit: number, rankTitle: TitleMatch): SearchGroup[] {
  const byKind = Map.groupBy(
    typeGroups.filter(({ total }) => total > 0),
    ({ kind }) => kind,
  )
  return [...byKind].map(([kind, groups]) => ({
    kind,
    total: groups.reduce((sum, { total }) => sum + total, 0),
    isTotalExact: groups.every(({ isTotalExact }) => isTotalExact),
    matches: groups
      .flatMap(({ matches }) => matches)
      .toSorted(compareTitlesClosely(rankTitle))
      .slice(0, limit),
  }))
}

/** A search for a name lists people first. */
const showNamesFirst = (groups: SearchGroup[]) => [
  ...groups.filter(isNameMatch),
  ...groups.filter((group) => !isNameMatch(group)),
]

const isNameMatch = ({ kind, matches }: SearchGroup) =>
  kind === 'TeamMember' && matches.some(({ title }) => title.some(({ isMatch }) => isMatch))

/** The first whose title says it best. */
const findBestMatch = (groups: SearchGroup[], rankTitle: TitleMatch): SearchMatch | null =>
  groups.flatMap(({ matches }) => matches).toSorted(compareTitles(rankTitle))[0] ?? null

async function searchType(
  em: Context['em'],
  type: SearchableType,
  query: string,
  limit: number,
): Promise<SearchGroup> {
  const { group, name, table, titleColumn, excerptColumns, find = createFind(type) } = type
  const { items, total, isTotalExact } = await find(em, query, limit, ['id', ...type.columns])
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
    const moment = type.getDate?.(item)
    return [
      {
        type: name,
        id: item.id,
        slug: type.getSlug?.(item) ?? null,
        path: type.getPath?.(item) ?? null,
        category: type.getCategory(item),
        date: moment ? new Date(moment).toISOString() : null,
        ...texts,
      },
    ]
  })
  return { kind: group, total, isTotalExact, matches }
}

/** By full-text search, or by the beginning of a word in the title. */
const createFind =
  ({ queries, titleColumn }: SearchableType) =>
  async (em: Context['em'], query: string, limit: number, columns: string[]): Promise<FoundItems> => {
    const where: FilterQuery<Item> = { $or: [matchesQuery(query), hasWordPrefix(titleColumn, query)] }
    const items = await queries.list(em, { where, order: orderByRelevance(query), limit, columns })
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
