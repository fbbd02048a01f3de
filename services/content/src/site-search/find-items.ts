/** Finds the public items of a type, in one statement. */
import { type Context, type Item, queryRows } from '@access/service-kit'
import { readQueryCitations } from '../citations/query-citations.ts'
import type { PublicQueries } from '../content-type/public-queries.ts'
import { formatWordPrefixPattern } from '../search/query-conditions.ts'

type Em = Context['em']

/** The most relevant items, and how many match. */
export interface FoundItems {
  ids: string[]
  /** Those among them that the search cites. */
  citedIds?: string[]
  total: number
  isTotalExact: boolean
}

interface SearchedTable {
  queries: Pick<PublicQueries<Item>, 'selectIds'>
  table: string
  /** A column or an expression. */
  titleColumn: string
}

const query = "websearch_to_tsquery('english', $1)"

/** By full-text search, or by the beginning of a word in the title. */
export async function findItems(
  em: Em,
  { queries, table, titleColumn }: SearchedTable,
  searchText: string,
  limit: number,
): Promise<FoundItems> {
  const { webSearch } = readQueryCitations(searchText)
  const rows = await queryRows<{ id: string; total: number }>(
    em,
    `select id, (count(*) over ())::integer as total from "${table}"
     where (searchable @@ ${query} or search_words(${titleColumn}) ~ $2) and id in (${queries.selectIds(em)})
     order by ts_rank(searchable, ${query}, 1) desc, id limit $3`,
    [webSearch, formatWordPrefixPattern(searchText), limit],
  )
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0, isTotalExact: true }
}

/** How many items have these words; parts of words do not count. */
export async function countItems(
  em: Em,
  { queries, table }: SearchedTable,
  searchText: string,
): Promise<number> {
  const [row] = await queryRows<{ total: number }>(
    em,
    `select count(*)::integer as total from "${table}" where searchable @@ ${query} and id in (${queries.selectIds(em)})`,
    [readQueryCitations(searchText).webSearch],
  )
  return row!.total
}
