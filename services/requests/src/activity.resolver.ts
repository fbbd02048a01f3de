/** What came in and who opened it, for administrators. */
import { Activity, administratorsOnly, type Context, latestActivity } from '@access/service-kit'
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'

@Resolver(() => Activity)
export class ActivityResolver {
  @Query(() => [Activity])
  async requestActivity(
    @Arg('first', () => Int, { nullable: true, defaultValue: 10 }) first: number | null,
    @Ctx() context: Context,
  ): Promise<Activity[]> {
    administratorsOnly(context)
    return latestActivity(context.em, first ?? 10)
  }
}
