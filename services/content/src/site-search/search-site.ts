/** The site search: the public items of each type, what helps first, and the best match of them all. */
import type { Context } from '@access/service-kit'
import { highlightTexts } from '../search/highlight.ts'
import { normalizeQuery } from '../search/query-conditions.ts'
import { suggestSpelling } from '../search/suggest-spelling.ts'
import { countItems, findItems } from './find-items.ts'
import { compareTitles, compareTitlesClosely, createTitleRanking, type TitleMatch } from './rank-titles.ts'
import type { SearchGroup, SearchMatch, SearchResults } from './search-results.ts'
import { type SearchableType, searchableTypes } from './searchable-types.ts'

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
  const rankTitle = await createTitleRanking(
    em,
    query,
    typeGroups.flatMap(({ matches }) => matches.map(({ title }) => title)),
    new Set(typeGroups.flatMap(({ citedTitles }) => citedTitles)),
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
function mergeGroups(typeGroups: TypeGroup[], limit: number, rankTitle: TitleMatch): SearchGroup[] {
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

/** The matches of one type, and the titles of those among them that the search cites. */
type TypeGroup = SearchGroup & { citedTitles: SearchMatch['title'][] }

async function searchType(
  em: Context['em'],
  type: SearchableType,
  query: string,
  limit: number,
): Promise<TypeGroup> {
  const { group, find = findItems } = type
  const { ids, citedIds, total, isTotalExact } = await find(em, type, query, limit)
  const matches = ids.length === 0 ? [] : await describeMatches(em, type, query, ids)
  const citedTitles = matches.filter(({ id }) => citedIds?.includes(id)).map(({ title }) => title)
  return { kind: group, total, isTotalExact, matches, citedTitles }
}

async function describeMatches(
  em: Context['em'],
  type: SearchableType,
  query: string,
  ids: string[],
): Promise<SearchMatch[]> {
  const { name, queries, table, titleColumn, excerptColumns } = type
  const [items, highlights] = await Promise.all([
    queries.list(em, { where: { id: ids }, columns: ['id', ...type.columns] }),
    highlightTexts<'title' | 'excerpt'>(em, table, ids, query, {
      whole: { title: titleColumn },
      pieces: { excerpt: `concat_ws(' ', ${excerptColumns.join(', ')})` },
    }),
  ])
  const itemsById = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id): SearchMatch[] => {
    const [item, texts] = [itemsById.get(id), highlights.get(id)]
    if (!item || !texts) return []
    const moment = type.getDate?.(item)
    return [
      {
        type: name,
        id,
        slug: type.getSlug?.(item) ?? null,
        path: type.getPath?.(item) ?? null,
        category: type.getCategory(item),
        date: moment ? new Date(moment).toISOString() : null,
        ...texts,
      },
    ]
  })
}

const suggestQuery = (em: Context['em'], query: string) =>
  suggestSpelling(em, query, async (query) => {
    const counts = await Promise.all(
      searchableTypes.map((type) => (type.countWords ?? countItems)(em, type, query)),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  })
