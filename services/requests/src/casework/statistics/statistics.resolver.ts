/** Statistics of requests. Nothing is decrypted for them, so there is nothing to record. */
import { Authorized, type Context, Invalid } from '@access/service-kit'
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { getRequestStatistics, RequestStatistics } from './request-statistics.ts'
import { type StatisticsRange, statisticsRanges } from './statistics.rules.ts'

@Resolver()
export class StatisticsResolver {
  /** They are the whole office's, so they are for who sees all of its requests. */
  @Authorized('readAllRequests')
  @Query(() => RequestStatistics)
  async requestStatistics(
    @Arg('weeks', () => Int, { description: `One of these: ${statisticsRanges.join(', ')}` }) weeks: number,
    @Ctx() context: Context,
  ): Promise<RequestStatistics> {
    if (!isStatisticsRange(weeks))
      throw new Invalid({ weeks: `Name one of these: ${statisticsRanges.join(', ')}` })
    const { timeZone } = await getOfficeSettings(context)
    return getRequestStatistics(context.em, weeks, new Date(), timeZone)
  }
}

const isStatisticsRange = (weeks: number): weeks is StatisticsRange =>
  (statisticsRanges as readonly number[]).includes(weeks)
