/** The judgments that a search names by a citation, such as `987 US 654`. */
import type { Context } from '@access/service-kit'
import type { QueryCitations } from '../citations/query-citations.ts'
import { countJudgments, type JudgmentFilters } from './judgment-counts.ts'

/** A citation names one; more have it where numbers of several courts are alike. */
const maxNamed = 24

/** Of those that were saved a moment ago and whose citations are not read yet, so many are looked at. */
const maxUnread = 1_000

/** Matches no text. */
const nothing = '$.'

/** The ids of the public ones, the newest first. */
export async function findNamed(
  em: Context['em'],
  { keys, pattern }: QueryCitations,
  filters: JudgmentFilters,
): Promise<string[]> {
  if (keys.length === 0) return []
  const { filter } = await countJudgments(em, filters)
  const rows = await em.execute<{ id: string }[]>(
    `select id from judgment where is_visible ${filter.sql} and (
       id in (select judgment_id from judgment_identifier where key in (select jsonb_array_elements_text(?::jsonb)))
       or id in (select judgment_id from unread_judgment limit ${maxUnread})
         and exists (select from unnest(keywords || coalesce(case_number, '')) one where one ~* ?))
     order by judgment_date desc, id limit ${maxNamed}`,
    [...filter.values, JSON.stringify(keys), `^(?:${pattern ?? nothing})\\s*(?:\\(\\d{4}\\))?$`],
  )
  return rows.map(({ id }) => id)
}
