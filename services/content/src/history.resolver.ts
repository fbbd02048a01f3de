/** What an item said after each save, for administrators. */
import {
  administratorsOnly,
  type Context,
  historyOf,
  Invalid,
  ItemVersion,
  isUuid,
  type ManagedItem,
  NotFound,
} from '@access/service-kit'
import { Arg, type ClassType, Ctx, ID, Query, Resolver } from 'type-graphql'
import { catalogue } from './catalogue.ts'
import { contentTypes } from './contentTypes.ts'
import { noun, Organisation } from './organisation/organisation.ts'

@Resolver(() => ItemVersion)
export class HistoryResolver {
  /** Newest first, what the item says now included. */
  @Query(() => [ItemVersion])
  async historyOf(
    @Arg('type', () => String, { description: "A managed type, like 'Judgment'" }) type: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<ItemVersion[]> {
    administratorsOnly(context)
    const { em } = context
    const { Type, noun } = managedType(type)
    const item = isUuid(id) ? await em.findOne(Type, { id }) : null
    if (!item) throw new NotFound(noun, id)
    return historyOf(em, item)
  }
}

function managedType(name: string): { Type: ClassType<ManagedItem>; noun: string } {
  if (name === 'Organisation') return { Type: Organisation, noun }
  const line = catalogue.find(({ type }) => type === name)
  if (!line) throw new Invalid({ type: `Name one of these: ${catalogue.map(({ type }) => type).join(', ')}` })
  const { type } = contentTypes.find((contentType) => contentType.name === name)!
  return { Type: type as ClassType<ManagedItem>, noun: line.noun }
}
