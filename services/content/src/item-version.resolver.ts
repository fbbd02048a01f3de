/** The version history of items, for who may change them. */
import {
  Authorized,
  type Context,
  findById,
  ItemVersion,
  listItemVersions,
  type ManagedItem,
  requirePermission,
} from '@access/service-kit'
import { Arg, type ClassType, Ctx, ID, Query, Resolver } from 'type-graphql'
import { findManagedType } from './catalogue/content-types.ts'
import { Organisation, organisationItemType } from './organisation/organisation.entity.ts'

@Resolver(() => ItemVersion)
export class ItemVersionResolver {
  /** Newest first, including the current version. */
  @Authorized('manageContent')
  @Query(() => [ItemVersion])
  async itemVersions(
    @Arg('type', () => String, { description: "A managed type, like 'Judgment'" }) type: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<ItemVersion[]> {
    // The office's versions have what its settings have.
    if (type === 'Organisation') requirePermission(context, 'manageSettings')
    const { em } = context
    const { Type, itemType } = findVersionedType(type)
    return listItemVersions(em, await findById(em, Type, itemType, id))
  }
}

function findVersionedType(name: string): { Type: ClassType<ManagedItem>; itemType: string } {
  if (name === 'Organisation') return { Type: Organisation, itemType: organisationItemType }
  return findManagedType(name)
}
