/** Links to other judgments. */
import { type Context, DayScalar } from '@access/service-kit'
import { Field, ID, ObjectType } from 'type-graphql'
import { publicJudgments } from './judgment.entity.ts'

/** What a link to a judgment says. Not the judgment, from which one could ask on without an end. */
@ObjectType({ simpleResolvers: true })
export class LinkedJudgment {
  @Field(() => ID) id!: string
  @Field(() => String) slug?: string
  @Field(() => String) title!: string
  @Field(() => String, { nullable: true }) caseNumber!: string | null
  @Field(() => String) courtName!: string
  @Field(() => DayScalar) judgmentDate!: string
}

/** A judgment that another one cites. */
@ObjectType({ simpleResolvers: true })
export class CitedJudgment {
  @Field(() => LinkedJudgment) judgment!: LinkedJudgment
  @Field(() => [String], { description: 'How the full text cites it, as it is written there' })
  texts!: string[]
}

const columns = ['id', 'slug', 'title', 'caseNumber', 'courtName', 'judgmentDate']

/** The public ones among these, the most recent first. */
export async function listLinked(
  em: Context['em'],
  ids: readonly string[],
  limit = ids.length,
): Promise<LinkedJudgment[]> {
  if (ids.length === 0) return []
  return publicJudgments.list(em, { where: { id: [...ids] }, columns, limit })
}
