/** Places at events, for administrators. */
import { administratorsOnly, type Context, isUuid, record } from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { opened } from '../sealedItem.ts'
import { cancelPlace, heldPlace } from './changing.ts'
import { checkIn, checkOut } from './checkingIn.ts'
import { KeptEvent } from './kept-event.ts'
import { EventPlaces, placesOf } from './place.ts'
import { countedIn, positionOf, registrationsFor } from './placing.ts'
import { noun } from './registering.ts'
import { Registration } from './registration.ts'
import { bookOf } from './registrations.resolver.ts'

@Resolver()
export class AdminRegistrationsResolver {
  @Query(() => [EventPlaces])
  async allEventPlaces(@Ctx() context: Context): Promise<EventPlaces[]> {
    administratorsOnly(context)
    const { em } = context
    const events = await em.find(KeptEvent, {}, { orderBy: { eventDate: 'asc', id: 'asc' } })
    const ids = events.map(({ id }) => id)
    const counted = await countedIn(em, ids)
    return events.map((event) => placesOf(event, counted.get(event.id)))
  }

  @Query(() => [Registration])
  async registrations(
    @Arg('event', () => ID) event: string,
    @Ctx() context: Context,
  ): Promise<Registration[]> {
    const { name } = administratorsOnly(context)
    return context.em.transactional(async (em) => {
      const found = await registrationsFor(em, event)
      // We promise that each opening is recorded.
      const title = `${found.length} for one event`
      if (found.length > 0) record(em, { who: name, action: 'opened', noun: `${noun}s`, title })
      return found.map((registration) => opened(registration, context))
    })
  }

  @Mutation(() => Registration)
  cancelRegistration(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Registration> {
    return handled(context, id, cancelPlace)
  }

  @Mutation(() => Registration)
  checkInRegistration(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Registration> {
    return handled(context, id, checkIn)
  }

  @Mutation(() => Registration)
  undoCheckIn(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Registration> {
    return handled(context, id, checkOut)
  }
}

/** Does something to a place that nobody else changes meanwhile, in the name of the administrator. */
function handled(context: Context, id: string, handle: typeof cancelPlace): Promise<Registration> {
  const { name } = administratorsOnly(context)
  return context.em.transactional(async (em) => {
    const book = { ...bookOf(context), em }
    const found = isUuid(id) ? await em.findOne(Registration, { id }) : null
    const { event, registration } = await heldPlace(book, found)
    await handle(book, event, registration, name)
    registration.position = await positionOf(em, registration)
    return opened(registration, context)
  })
}
