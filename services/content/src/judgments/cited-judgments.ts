/** The judgments that a judgment cites, and those that cite it, as far as they are public. */
import { type Context, isUuid, queryRows } from '@access/service-kit'
import { findCitations } from '../citations/find-citations.ts'
import type { Judgment } from './judgment.entity.ts'
import { type CitedJudgment, type LinkedJudgment, listLinked } from './linked-judgments.ts'

/** How many are listed, the most recent first. */
export const maxCited = 50
export const maxCiting = 10

/** Those that the full text cites. What several judgments are cited by leads to none of them. */
export async function listCited(
  em: Context['em'],
  { id, fullText }: Pick<Judgment, 'id' | 'fullText'>,
): Promise<CitedJudgment[]> {
  const citations = findCitations(fullText ?? '')
  if (citations.length === 0) return []
  const rows = await queryRows<{ key: string; id: string }>(
    em,
    `select key, min(judgment_id::text) as id
     from unnest($1::text[]) as cited(key) cross join lateral (
       select judgment_id from judgment_identifier identifier where identifier.key = cited.key limit 2) named
     group by key having count(*) = 1`,
    [[...new Set(citations.map(({ key }) => key))]],
  )
  const ids = new Map(rows.filter((row) => row.id !== id).map((row) => [row.key, row.id]))
  const judgments = await listLinked(em, [...new Set(ids.values())], maxCited)
  return judgments.map((judgment) => ({
    judgment,
    texts: citations.filter(({ key }) => ids.get(key) === judgment.id).map(({ text }) => text),
  }))
}

/** The latest that cite this one. */
export async function listCiting(em: Context['em'], id: string): Promise<LinkedJudgment[]> {
  const rows = await queryRows<{ id: string }>(
    em,
    `select distinct citing.judgment_id as id, citing.judgment_date
     from judgment_identifier own cross join lateral (
       select citation.judgment_id, citation.judgment_date
       from judgment_citation citation join judgment on judgment.id = citation.judgment_id
       where citation.key = own.key and is_visible and citation.judgment_id <> own.judgment_id
       order by citation.judgment_date desc, citation.judgment_id limit ${maxCiting}) citing
     where own.judgment_id = $1 and not exists (
       select from judgment_identifier other where other.key = own.key and other.judgment_id <> own.judgment_id)
     order by citing.judgment_date desc limit ${maxCiting}`,
    [id],
  )
  return listLinked(
    em,
    rows.map((row) => row.id),
  )
}

/** How many judgments cite any of these, hidden ones too and without these themselves. */
export async function countCiting(em: Context['em'], ids: readonly string[]): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    em,
    `select count(distinct citation.judgment_id)::int as count
     from judgment_identifier own join judgment_citation citation on citation.key = own.key
     where own.judgment_id = any($1::uuid[]) and citation.judgment_id <> all($1::uuid[]) and not exists (
       select from judgment_identifier other where other.key = own.key and other.judgment_id <> own.judgment_id)`,
    [ids.filter(isUuid)],
  )
  return row!.count
}
