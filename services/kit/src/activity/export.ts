/** The audit as rows of a table. Taking it away is an act like any other, and is written down. */
import { Directive, Field, ID, ObjectType } from 'type-graphql'
import { type Activity, record } from '../audit.ts'
import { check } from '../check.ts'
import { InstantScalar } from '../columns/scalars.ts'
import { asCsv, asRecord } from '../csv.ts'
import { administratorsOnly, type Context } from '../service/context.ts'
import { linesOf } from './lines.ts'
import { type ActivityQuestion, activityQuestion } from './question.ts'

// The audits of all services become one file: whoever puts them together needs the place of each row, not its cells.
@Directive('@shareable')
@ObjectType('ActivityRow', { simpleResolvers: true })
class ActivityRow {
  @Field(() => InstantScalar) at!: Date
  @Field(() => ID) id!: string
  /** Its line of CSV. */
  @Field(() => String) record!: string
}

@Directive('@shareable')
@ObjectType('ActivityExport', { simpleResolvers: true })
export class ActivityExport {
  /** How the file begins. */
  @Field(() => String) heads!: string
  /** Newest first. */
  @Field(() => [ActivityRow]) rows!: ActivityRow[]
  /** False when there are older lines than one file takes. */
  @Field(() => Boolean) isWhole!: boolean
}

const mostRows = 10_000
const heads = asCsv(['Time', 'Who', 'Did', 'What', 'Which', 'Fields', 'Id of the item', 'Id of the line'], [])

/** The lines that match, at most 10,000; the question's `before` and `limit` do not count. */
export async function exported(context: Context, question: ActivityQuestion): Promise<ActivityExport> {
  const { name: who } = administratorsOnly(context)
  const { limit: _, ...asked } = check(activityQuestion, { ...question, before: null, limit: null })
  const { timeZone } = context.settings
  return context.em.transactional(async (em) => {
    const lines = await linesOf(em, asked, { timeZone, limit: mostRows + 1 })
    const rows = lines.slice(0, mostRows).map(rowOf)
    const title = rows.length === 1 ? '1 line' : `${rows.length.toLocaleString('en-US')} lines`
    record(em, { who, action: 'exported', noun: 'activity', title })
    return { heads, rows, isWhole: lines.length <= mostRows }
  })
}

function rowOf({ id, at, who, action, noun, title, fields, itemId }: Activity): ActivityRow {
  return { id, at, record: asRecord([at, who, action, noun, title, fields, itemId, id]) }
}
