/** The list of all judgments: whole while it is short enough for one answer, and part by part at any length. */
import { type Context, isUuid, NotFound, TooLarge } from '@access/service-kit'
import { type Judgment, publicJudgments } from './judgment.entity.ts'
import { countJudgments } from './judgment-counts.ts'

/** In values. Some hundred megabytes of memory, here and in the gateway. */
const maxValues = 250_000

const maxPartLength = 250

/** All public judgments, newest first. */
export async function listAllJudgments(em: Context['em'], columns: string[]): Promise<Judgment[]> {
  const { total } = await countJudgments(em)
  if (total * columns.length > maxValues)
    throw new TooLarge('There are too many judgments for one answer: ask for pages of them.')
  return publicJudgments.list(em, { columns })
}

interface Part {
  /** The id of the judgment before it; the first part begins the list. */
  after: string | null
  limit: number
  columns: string[]
}

/** The public judgments that follow another in the same order; without any, that was the last one. */
export async function listJudgmentsAfter(
  em: Context['em'],
  { after, limit, columns }: Part,
): Promise<Judgment[]> {
  const options = { columns, limit: Math.min(Math.max(limit, 1), maxPartLength) }
  if (after === null) return publicJudgments.list(em, options)
  const [previous] = isUuid(after)
    ? await em.execute<{ date: string }[]>('select judgment_date::text as date from judgment where id = ?', [
        after,
      ])
    : []
  if (!previous) throw new NotFound('judgment', after)
  const { date } = previous
  return publicJudgments.list(em, {
    ...options,
    // The first condition alone is one that the index begins at.
    where: { judgmentDate: { $lte: date }, $or: [{ judgmentDate: { $lt: date } }, { id: { $gt: after } }] },
  })
}
