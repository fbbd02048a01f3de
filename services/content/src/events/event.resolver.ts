/** The GraphQL resolver of events. */
import {
  type Context,
  getLocalDay,
  getRequestedFields,
  Managed,
  Public,
  startOfDay,
} from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import { getTimeZone } from '../organisation/organisation.entity.ts'
import { Event, EventInput, latestFirst, publicEvents, soonestFirst } from './event.entity.ts'
import { events } from './event.managed-type.ts'

@Resolver(() => Event)
export class EventResolver extends Managed(Event, EventInput, events, {
  permission: 'manageContent',
  order: latestFirst,
  listColumns: {
    searchable: ['title', 'eventType', 'location'],
    sortable: ['title', 'eventType', 'eventDate', 'status'],
    filterable: ['eventType', 'status', 'registrationRequired'],
  },
  bulkEditable: ['registrationRequired', 'status'],
}) {
  /** Upcoming events, soonest first, then past ones, latest first. */
  @Public()
  @Query(() => [Event])
  async events(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Event[]> {
    const columns = getRequestedFields(Event, info)
    const today = await beginningOfToday(context)
    const [coming, past] = await Promise.all([
      publicEvents.list(context.em, { where: { eventDate: { $gte: today } }, order: soonestFirst, columns }),
      publicEvents.list(context.em, { where: { eventDate: { $lt: today } }, columns }),
    ])
    return [...coming, ...past]
  }

  @Public()
  @Query(() => [Event])
  async upcomingEvents(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Event[]> {
    return publicEvents.list(context.em, {
      where: { status: 'upcoming', eventDate: { $gte: await beginningOfToday(context) } },
      order: soonestFirst,
      columns: getRequestedFields(Event, info),
    })
  }

  @Public()
  @Query(() => Event, { nullable: true })
  event(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<Event | null> {
    return publicEvents.findById(em, id)
  }
}

/** An event is past when its day is over in the organisation's time zone. */
async function beginningOfToday(context: Context): Promise<Date> {
  const timeZone = await getTimeZone(context)
  return startOfDay(getLocalDay(timeZone), timeZone)
}
