/** What a link to another judgment says. */
import type { Context } from '@access/service-kit'
import { type Judgment, publicJudgments } from './judgment.entity.ts'

const columns = ['id', 'title', 'caseNumber', 'courtName', 'judgmentDate'] as const

export type LinkedRow = Pick<Judgment, (typeof columns)[number]>

/** The public ones among these, the most recent first. */
export async function listLinked(
  em: Context['em'],
  ids: readonly string[],
  limit = ids.length,
): Promise<LinkedRow[]> {
  if (ids.length === 0) return []
  return publicJudgments.list(em, { where: { id: [...ids] }, columns: [...columns], limit })
}
