/** The event that a registration is for: content has it. */
import { createReferenceType, type ItemReference } from '@access/service-kit'
import { FieldResolver, Resolver, Root } from 'type-graphql'
import { Registration } from './registration.entity.ts'

const EventReference = createReferenceType('Event')

@Resolver(() => Registration)
export class RegisteredEventResolver {
  @FieldResolver(() => EventReference, { nullable: true, description: 'Null for one that has been deleted' })
  event(@Root() { event: id }: Registration): ItemReference {
    return { id }
  }
}
