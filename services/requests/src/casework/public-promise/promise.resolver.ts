/** How often we keep our public promise, for everybody. Nothing is decrypted for it. */
import { type Context, Public } from '@access/service-kit'
import { Ctx, Query, Resolver } from 'type-graphql'
import { getPromiseStatistics, PromiseStatistics } from './promise-statistics.ts'

@Resolver()
export class PromiseResolver {
  @Public()
  @Query(() => PromiseStatistics)
  promiseStatistics(@Ctx() { em, settings }: Context): Promise<PromiseStatistics> {
    return getPromiseStatistics(em, settings)
  }
}
