/** Reads the audit: the lines that are asked for, newest first, and what there is to choose among. */
import { type EntityManager, type FilterQuery, raw } from '@mikro-orm/postgresql'
import { Activity } from '../audit.ts'
import { all, type Condition, holding, plain, saying } from '../managed/conditions.ts'
import { beginningOfDay, daysLater } from '../timeZone.ts'
import type { Asked } from './question.ts'

/** The lines that match, at most `limit` of them; days are those of the time zone. */
export function linesOf(
  em: EntityManager,
  asked: Omit<Asked, 'limit'>,
  { timeZone, limit }: { timeZone: string; limit: number },
): Promise<Activity[]> {
  const { sql, values } = all(conditionsOf(asked, timeZone))
  const where = { [raw(sql, values)]: [] } as FilterQuery<Activity>
  return em.find(Activity, where, { orderBy: { at: 'desc', id: 'desc' }, limit, disableIdentityMap: true })
}

const searched = ['who', 'action', 'noun', 'title', `array_to_string(fields, ' ')`]

function conditionsOf(asked: Omit<Asked, 'limit'>, timeZone: string): Condition[] {
  const { search, who, action, noun, from, until, before } = asked
  const conditions = [
    saying(search, searched.map(plain)),
    ...Object.entries({ who, action, noun }).map(([column, value]) =>
      holding(plain(column), value ? [value] : []),
    ),
  ]
  if (from) conditions.push({ sql: 'at >= ?', values: [beginningOfDay(from, timeZone)] })
  if (until) conditions.push({ sql: 'at < ?', values: [beginningOfDay(daysLater(until, 1), timeZone)] })
  // Not by counting: what is written meanwhile would push lines from one page onto the next.
  if (before) conditions.push({ sql: '(at, id) < (?::timestamptz, ?::uuid)', values: [before.at, before.id] })
  return conditions
}

/** Whoever, whatever and whichever act stands in the audit at least once. */
export async function choicesOf(em: EntityManager) {
  const [row] = await em.execute<{ whos: string[]; actions: string[]; nouns: string[] }[]>(
    `select coalesce(array_agg(distinct who), '{}') as whos,
      coalesce(array_agg(distinct action), '{}') as actions,
      coalesce(array_agg(distinct noun), '{}') as nouns from activity`,
  )
  return row!
}
