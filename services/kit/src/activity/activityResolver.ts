/** The audit of a service, for administrators: its latest lines, pages of it, and all of it as a file. */
import { Arg, Ctx, Directive, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Activity, latestActivity } from '../audit.ts'
import { check } from '../check.ts'
import { administratorsOnly, type Context } from '../service/context.ts'
import { ActivityExport, exported } from './export.ts'
import { choicesOf, linesOf } from './lines.ts'
import { ActivityQuestion, activityQuestion } from './question.ts'

@Directive('@shareable')
@ObjectType('ActivityPage', { simpleResolvers: true })
class ActivityPage {
  @Field(() => [Activity]) items!: Activity[]
  /** Whether there are older lines than these. */
  @Field(() => Boolean) hasMore!: boolean
}

@Directive('@shareable')
@ObjectType('ActivityChoices', { simpleResolvers: true })
class ActivityChoices {
  @Field(() => [String]) whos!: string[]
  @Field(() => [String]) actions!: string[]
  @Field(() => [String]) nouns!: string[]
}

/** `activityResolver('content')` answers `contentActivity`, `contentActivityPage`, `contentActivityChoices` and `exportContentActivity`. */
export function activityResolver(name: string) {
  const capitalised = name.charAt(0).toUpperCase() + name.slice(1)

  @Resolver(() => Activity)
  class ActivityResolver {
    @Query(() => [Activity], { name: `${name}Activity` })
    async latest(
      @Arg('first', () => Int, { nullable: true, defaultValue: 10 }) first: number | null,
      @Ctx() context: Context,
    ): Promise<Activity[]> {
      administratorsOnly(context)
      return latestActivity(context.em, first ?? 10)
    }

    @Query(() => ActivityPage, { name: `${name}ActivityPage` })
    async page(
      @Arg('question', () => ActivityQuestion) question: ActivityQuestion,
      @Ctx() context: Context,
    ): Promise<ActivityPage> {
      administratorsOnly(context)
      const { limit, ...asked } = check(activityQuestion, question)
      const { timeZone } = context.settings
      const lines = await linesOf(context.em, asked, { timeZone, limit: limit + 1 })
      return { items: lines.slice(0, limit), hasMore: lines.length > limit }
    }

    @Query(() => ActivityChoices, { name: `${name}ActivityChoices` })
    async choices(@Ctx() context: Context): Promise<ActivityChoices> {
      administratorsOnly(context)
      return choicesOf(context.em)
    }

    @Mutation(() => ActivityExport, { name: `export${capitalised}Activity` })
    export(
      @Arg('question', () => ActivityQuestion) question: ActivityQuestion,
      @Ctx() context: Context,
    ): Promise<ActivityExport> {
      return exported(context, question)
    }
  }
  return ActivityResolver
}
