/** What may be asked of the audit: which lines, and from where on. */
import { Field, ID, InputType, Int } from 'type-graphql'
import { z } from 'zod'
import { DayScalar, InstantScalar } from '../columns/scalars.ts'
import { calendarDay, isInRange } from '../days.rules.ts'
import { isUuid } from '../uuid.ts'

/** A line's place in the order of the audit, whichever service wrote it. */
@InputType()
class ActivityPlace {
  @Field(() => InstantScalar) at!: string
  @Field(() => ID) id!: string
}

/** Lines of which all this is true, newest first; of equal times the greatest id comes first. */
@InputType()
export class ActivityQuestion {
  @Field(() => String, { nullable: true, description: 'Words that a line must hold, all of them' })
  search?: string | null

  @Field(() => String, { nullable: true }) who?: string | null
  @Field(() => String, { nullable: true }) action?: string | null
  @Field(() => String, { nullable: true }) noun?: string | null

  @Field(() => DayScalar, { nullable: true, description: 'The first day, where the organisation is' })
  from?: string | null

  @Field(() => DayScalar, { nullable: true, description: 'The last day, that day included' })
  until?: string | null

  @Field(() => ActivityPlace, { nullable: true, description: 'The last line that is known already' })
  before?: ActivityPlace | null

  @Field(() => Int, { nullable: true, description: 'From 1 to 100; 50 unless said' })
  limit?: number | null
}

const longestText = 200
const limitMessage = 'Enter a number from 1 to 100'

/** Without what PostgreSQL cannot hold, and no longer than anyone types. */
const text = z
  .string()
  .nullish()
  .transform((told) => (told ?? '').replaceAll('\0', '').slice(0, longestText).toWellFormed())

const day = calendarDay('Enter a day as YYYY-MM-DD').nullish()

const place = 'Give the time of the last line'

/** The rules of such a question. */
export const activityQuestion = z.object({
  search: text,
  who: text,
  action: text,
  noun: text,
  from: day,
  until: day,
  before: z
    .object({
      at: z.iso
        .datetime({ error: place, abort: true })
        .refine((at) => isInRange(at.slice(0, 10)), { error: place }),
      id: z.string().refine(isUuid, 'Give the id of the last line'),
    })
    .nullish(),
  limit: z
    .int(limitMessage)
    .min(1, limitMessage)
    .max(100, limitMessage)
    .nullish()
    .transform((limit) => limit ?? 50),
})

/** What the rules make of it. */
export type Asked = z.output<typeof activityQuestion>
