/** Events in the graph. */
import { askedColumns, beginningOfDay, type Context, dayIn, Managed } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import { events } from '../catalogue.ts'
import { timeZoneOf } from '../organisation/organisation.ts'
import { Event, EventInput, latestFirst, shownEvents, soonestFirst } from './event.ts'

@Resolver(() => Event)
export class EventResolver extends Managed(Event, EventInput, events, {
  order: latestFirst,
  listed: {
    searched: ['title', 'eventType', 'location'],
    sorted: ['title', 'eventType', 'eventDate', 'status'],
    filtered: ['eventType', 'status', 'registrationRequired'],
  },
  switched: ['registrationRequired', 'status'],
}) {
  /** What is to come, soonest first, and then what is past, latest first. */
  @Query(() => [Event])
  async events(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Event[]> {
    const columns = askedColumns(Event, info)
    const today = await beginningOfToday(context)
    const [coming, past] = await Promise.all([
      shownEvents.list(context.em, { where: { eventDate: { $gte: today } }, order: soonestFirst, columns }),
      shownEvents.list(context.em, { where: { eventDate: { $lt: today } }, columns }),
    ])
    return [...coming, ...past]
  }

  @Query(() => [Event])
  async upcomingEvents(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Event[]> {
    return shownEvents.list(context.em, {
      where: { status: 'upcoming', eventDate: { $gte: await beginningOfToday(context) } },
      order: soonestFirst,
      columns: askedColumns(Event, info),
    })
  }

  @Query(() => Event, { nullable: true })
  event(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<Event | null> {
    return shownEvents.byId(em, id)
  }
}

/** An event is past when its day is, where the organisation is. */
async function beginningOfToday(context: Context): Promise<Date> {
  const timeZone = await timeZoneOf(context)
  return beginningOfDay(dayIn(timeZone), timeZone)
}
