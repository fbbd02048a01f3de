/** The filter of the audit log and its pagination cursor. */
import { Field, ID, InputType, Int } from 'type-graphql'
import { z } from 'zod'
import { DayScalar, InstantScalar } from '../columns/scalars.ts'
import { calendarDay, isDayInRange } from '../dates/calendar-day.rules.ts'
import { isUuid } from '../validation/is-uuid.ts'

/** The position of an event in the order of the audit log, whichever service recorded it. */
@InputType()
class AuditEventCursor {
  @Field(() => InstantScalar) occurredAt!: string
  @Field(() => ID) id!: string
}

/** Events that meet all of these conditions, newest first; among equal times the greatest id comes first. */
@InputType()
export class AuditEventFilter {
  @Field(() => String, { nullable: true, description: 'Words that an event must contain, all of them' })
  search?: string | null

  @Field(() => String, { nullable: true }) actor?: string | null
  @Field(() => String, { nullable: true }) action?: string | null
  @Field(() => String, { nullable: true }) itemType?: string | null

  @Field(() => DayScalar, { nullable: true, description: "The first day, in the organisation's time zone" })
  fromDay?: string | null

  @Field(() => DayScalar, { nullable: true, description: 'The last day, inclusive' })
  toDay?: string | null

  @Field(() => AuditEventCursor, { nullable: true, description: 'The last event of the page before' })
  before?: AuditEventCursor | null

  @Field(() => Int, { nullable: true, description: 'From 1 to 100; 50 by default' })
  limit?: number | null
}

const maxTextLength = 200
const limitMessage = 'Enter a number from 1 to 100'

/** Removes what PostgreSQL cannot store, and limits the length. */
const text = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').replaceAll('\0', '').slice(0, maxTextLength).toWellFormed())

const day = calendarDay('Enter a day as YYYY-MM-DD').nullish()

const cursorMessage = 'Give the time of the last event'

/** The validation rules of the filter. */
export const auditEventFilterSchema = z.object({
  search: text,
  actor: text,
  action: text,
  itemType: text,
  fromDay: day,
  toDay: day,
  before: z
    .object({
      occurredAt: z.iso
        .datetime({ error: cursorMessage, abort: true })
        .refine((moment) => isDayInRange(moment.slice(0, 10)), { error: cursorMessage }),
      id: z.string().refine(isUuid, 'Give the id of the last event'),
    })
    .nullish(),
  limit: z
    .int(limitMessage)
    .min(1, limitMessage)
    .max(100, limitMessage)
    .nullish()
    .transform((limit) => limit ?? 50),
})

/** The filter after validation. */
export type ParsedAuditEventFilter = z.output<typeof auditEventFilterSchema>
