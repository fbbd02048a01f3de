/** Places at events: anybody may register, and whoever has the secret link may change or cancel. */
import { type Context, check, NotFound } from '@access/service-kit'
import { Arg, Ctx, Field, Float, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql'
import { keysOf } from '../sealedItem.ts'
import { unseal } from '../sealing.ts'
import { takeOnce } from '../submissions/takeOnce.ts'
import { cancelPlace, changePlace, heldPlace, placeOf } from './changing.ts'
import { KeptEvent } from './kept-event.ts'
import { EventPlaces, numberOrNull, Place, placesOf, RegistrationReceipt } from './place.ts'
import { type Book, countedIn, freeSeats, positionOf } from './placing.ts'
import { register } from './registering.ts'
import { placeChange, registration } from './registration.rules.ts'
import { Registration, type ToldInRegistration } from './registration.ts'
import { theEvent } from './theEvent.ts'

// As far as GraphQL is concerned everything may be left out: the rules say what is required, and name all of it at once.
@InputType()
class RegistrationInput {
  @Field(() => ID, { nullable: true }) event?: string
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string
  @Field(() => Int, { nullable: true }) seats?: number
  @Field(() => String, { nullable: true }) needs?: string
  @Field(() => String, { nullable: true }) website?: string
  @Field(() => Float, { nullable: true }) seconds?: number
}

@Resolver()
export class RegistrationsResolver {
  @Mutation(() => RegistrationReceipt)
  async registerForEvent(
    @Arg('input', () => RegistrationInput) input: RegistrationInput,
    @Ctx() context: Context,
  ): Promise<RegistrationReceipt> {
    const answers = check(registration, input)
    const { website: _, seconds: _too, ...content } = answers
    // Asked before the transaction, which must not wait for another service; judged in it, so that what was taken
    // before is answered all the same.
    const [asked] = await Promise.allSettled([theEvent(context.settings, answers.event)])
    const id = await takeOnce(context, 'registerForEvent', content, (em) => {
      if (asked.status === 'rejected') throw asked.reason
      if (!asked.value) throw new NotFound('event', answers.event)
      return register({ ...bookOf(context), em }, answers, asked.value)
    })
    return receiptOf(bookOf(context), id)
  }

  @Query(() => EventPlaces)
  async eventPlaces(@Arg('event', () => ID) id: string, @Ctx() context: Context): Promise<EventPlaces> {
    const { em, settings } = context
    const [asked] = await Promise.allSettled([theEvent(settings, id)])
    // While nobody can say how it is, it is as it was.
    const event = asked.status === 'fulfilled' ? asked.value : await em.findOne(KeptEvent, { id })
    if (!event && asked.status === 'rejected') throw asked.reason
    if (!event) throw new NotFound('event', id)
    return placesOf(event, (await countedIn(em, [event.id])).get(event.id))
  }

  @Query(() => Place, { nullable: true })
  async placeByLink(@Arg('link', () => String) link: string, @Ctx() context: Context): Promise<Place | null> {
    const book = bookOf(context)
    const found = await placeOf(book, link)
    return found && placeIn(book, found)
  }

  @Mutation(() => Place)
  changePlace(
    @Arg('link', () => String) link: string,
    @Arg('seats', () => Int) seats: number,
    @Arg('needs', () => String, { nullable: true }) needs: string | null,
    @Arg('phone', () => String, { nullable: true }) phone: string | null,
    @Ctx() context: Context,
  ): Promise<Place> {
    const change = check(placeChange, { seats, needs, phone })
    return context.em.transactional(async (em) => {
      const book = { ...bookOf(context), em }
      const { event, registration } = await heldPlace(book, await placeOf(book, link))
      await changePlace(book, event, registration, change)
      return placeIn(book, registration)
    })
  }

  @Mutation(() => Place)
  cancelPlace(@Arg('link', () => String) link: string, @Ctx() context: Context): Promise<Place> {
    return context.em.transactional(async (em) => {
      const book = { ...bookOf(context), em }
      const { event, registration } = await heldPlace(book, await placeOf(book, link))
      await cancelPlace(book, event, registration, 'Website')
      return placeIn(book, registration)
    })
  }
}

/** What places are written with, for one call. */
export const bookOf = (context: Context): Book => {
  const { em, settings } = context
  return { em, settings, keys: keysOf(context) }
}

async function receiptOf({ em, keys }: Book, id: string): Promise<RegistrationReceipt> {
  const found = await em.findOneOrFail(Registration, { id })
  const { reference, state, seats } = found
  const { link } = unseal<ToldInRegistration>(keys, id, found)
  return { reference, state, seats, position: await positionOf(em, found), link }
}

async function placeIn({ em, keys }: Book, found: Registration): Promise<Place> {
  const { id, reference, event, seats, state } = found
  const { name, needs, phone } = unseal<ToldInRegistration>(keys, id, found)
  const seatsFree = numberOrNull(await freeSeats(em, await em.findOneOrFail(KeptEvent, { id: event })))
  const position = await positionOf(em, found)
  return { reference, event, name, seats, needs, phone, state, position, seatsFree }
}
