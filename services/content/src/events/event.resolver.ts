/** The GraphQL resolver of events. */
import {
  type Context,
  DayScalar,
  getRequestedFields,
  InstantScalar,
  Managed,
  Public,
  rawSql,
} from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql'
import { getTimeZoneOnce } from '../organisation/organisation.entity.ts'
import { Event, EventInput, eventBeginning, latestFirst, publicEvents } from './event.entity.ts'
import { events } from './event.rules.ts'
import { readEventTimes } from './event-times.rules.ts'
import { listEvents, listUpcomingEvents, sortByTimes, timeColumns } from './list-events.ts'

@Resolver(() => Event)
export class EventResolver extends Managed(Event, EventInput, events, {
  permission: 'manageContent',
  order: latestFirst,
  arrangement: { sort: 'eventDate', columns: timeColumns, arrange: sortByTimes },
  listColumns: {
    searchable: ['title', 'eventType', 'location'],
    sortable: ['title', 'eventType', 'eventDate', 'status'],
    filterable: ['eventType', 'status', 'registrationRequired'],
  },
  computed: { eventDate: rawSql(eventBeginning) },
  bulkEditable: ['registrationRequired', 'status'],
}) {
  /** Upcoming events, soonest first, then past ones, latest first. */
  @Public()
  @Query(() => [Event])
  events(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Event[]> {
    return listEvents(context, { columns: getRequestedFields(Event, info) })
  }

  @Public()
  @Query(() => [Event])
  upcomingEvents(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Event[]> {
    return listUpcomingEvents(context, { columns: getRequestedFields(Event, info) })
  }

  @Public()
  @Query(() => Event, { nullable: true })
  event(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<Event | null> {
    return publicEvents.findById(em, id)
  }

  @FieldResolver(() => InstantScalar, {
    nullable: true,
    description: 'When it begins, as its words say; null for a whole day, and where they give no one time',
  })
  async startsAt(@Root() event: Event, @Ctx() context: Context): Promise<Date | null> {
    return (await readTimes(event, context)).startsAt
  }

  @FieldResolver(() => InstantScalar, {
    nullable: true,
    description: 'When it ends, as its words say; null where they do not',
  })
  async endsAt(@Root() event: Event, @Ctx() context: Context): Promise<Date | null> {
    return (await readTimes(event, context)).endsAt
  }

  @FieldResolver(() => DayScalar, {
    nullable: true,
    description: 'The last day of one that takes several',
  })
  async lastDay(@Root() event: Event, @Ctx() context: Context): Promise<string | null> {
    const { day, lastDay } = await readTimes(event, context)
    return lastDay === day ? null : lastDay
  }
}

const readTimes = async (event: Event, context: Context) =>
  readEventTimes(event, await getTimeZoneOnce(context))
