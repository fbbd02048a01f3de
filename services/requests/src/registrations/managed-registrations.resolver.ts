/** Places at events, for administrators. */
import {
  Authorized,
  type Context,
  clampRange,
  createReferenceType,
  type ItemReference,
  isUuid,
  ListRange,
  maxListLength,
  recordAuditEvent,
  requireAdministrator,
} from '@access/service-kit'
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { decryptItem } from '../platform/encryption/encrypted-item.entity.ts'
import {
  cancelSeats,
  checkIn,
  lockRegistration,
  releaseRegistration,
  undoCheckIn,
} from './change-registration.ts'
import { EventSeats, getEventSeats, RegistrationTotals } from './event-seats.ts'
import { EventSnapshot } from './event-snapshot.entity.ts'
import { itemType, Registration } from './registration.entity.ts'
import { getRegistrationContext } from './registrations.resolver.ts'
import {
  countRegistrations,
  countSeats,
  getWaitingListPosition,
  listRegistrations,
} from './seat-allocation.ts'

@Resolver()
export class ManagedRegistrationsResolver {
  @Authorized('manageRegistrations')
  @Query(() => [EventSeats])
  async allEventSeats(@Ctx() context: Context): Promise<EventSeats[]> {
    const { em } = context
    const latest = { orderBy: { eventDate: 'desc', id: 'desc' }, limit: maxListLength } as const
    const events = (await em.find(EventSnapshot, {}, latest)).toReversed()
    const ids = events.map(({ id }) => id)
    const seatCounts = await countSeats(em, ids)
    return events.map((event) => getEventSeats(event, seatCounts.get(event.id)))
  }

  /** For the people who delete events: numbers alone, of nobody in particular. */
  @Authorized('manageContent')
  @Query(() => RegistrationTotals, {
    description: 'How much hangs on these events, to be said before they are deleted',
  })
  registrationTotals(
    @Arg('events', () => [ID]) events: string[],
    @Ctx() { em }: Context,
  ): Promise<RegistrationTotals> {
    return countRegistrations(em, events)
  }

  @Authorized('manageRegistrations')
  @Mutation(() => [Registration])
  async listRegistrations(
    @Arg('event', () => ID) event: string,
    @Args(() => ListRange) range: ListRange,
    @Ctx() context: Context,
  ): Promise<Registration[]> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const stored = await listRegistrations(em, event, clampRange(range))
      // We promise that each opening is recorded.
      const title = `${stored.length} for one event`
      if (stored.length > 0)
        recordAuditEvent(em, { actor, action: 'opened', itemType: `${itemType}s`, title })
      return stored.map((registration) => decryptItem(registration, context))
    })
  }

  @Authorized('manageRegistrations')
  @Mutation(() => Registration)
  cancelRegistration(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Registration> {
    return performOnRegistration(context, id, cancelSeats)
  }

  @Authorized('manageRegistrations')
  @Mutation(() => Registration, { description: 'It is no spam: the email that was held goes out' })
  releaseRegistration(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Registration> {
    return performOnRegistration(context, id, releaseRegistration)
  }

  @Authorized('manageRegistrations')
  @Mutation(() => Registration)
  checkInRegistration(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Registration> {
    return performOnRegistration(context, id, checkIn)
  }

  @Authorized('manageRegistrations')
  @Mutation(() => Registration)
  undoCheckIn(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Registration> {
    return performOnRegistration(context, id, undoCheckIn)
  }
}

/** Acts on a locked registration, in the name of the administrator. */
function performOnRegistration(
  context: Context,
  id: string,
  perform: typeof cancelSeats,
): Promise<Registration> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    const registrationContext = { ...getRegistrationContext(context), em }
    const stored = isUuid(id) ? await em.findOne(Registration, { id }) : null
    const { event, registration } = await lockRegistration(registrationContext, stored)
    await perform(registrationContext, event, registration, actor)
    registration.position = await getWaitingListPosition(em, registration)
    return decryptItem(registration, context)
  })
}

const EventReference = createReferenceType('Event')

@Resolver(() => Registration)
export class RegisteredEventResolver {
  @FieldResolver(() => EventReference, { nullable: true, description: 'Null for one that has been deleted' })
  event(@Root() { event: id }: Registration): ItemReference {
    return { id }
  }
}
