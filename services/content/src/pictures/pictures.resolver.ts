/** The GraphQL fields of items with pictures: what could not be fetched, and the mutation that tries again. */
import { Authorized, type Context, findById } from '@access/service-kit'
import { Arg, type ClassType, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql'
import { type PicturedItem, type PicturedType, picturedTypes } from './pictured-types.ts'

function createPicturesResolver(type: PicturedType): ClassType<object> {
  const { typeName, Type } = type

  @Resolver(() => Type)
  class PicturesResolver {
    @Authorized('manageContent')
    @FieldResolver(() => [String], {
      nullable: true,
      description:
        'The pictures that visitors do not see, and why, one sentence each; null when there are none',
    })
    warnings(@Root() item: PicturedItem): string[] | null {
      const warnings = type.listAddresses(item).flatMap((address) => {
        const copy = item.pictures?.find((picture) => picture.address === address)
        return copy?.url ? [] : formatPictureWarning(address, copy?.error)
      })
      return warnings.length > 0 ? warnings : null
    }

    @Authorized('manageContent')
    @Mutation(() => Type, {
      name: `fetch${typeName}Pictures`,
      description: 'Tries again to fetch the pictures of other sites that could not be fetched',
    })
    async fetchPictures(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<PicturedItem> {
      const item = await findById<PicturedItem>(context.em, Type, typeName, id)
      // Without those that failed they are new ones.
      item.pictures = item.pictures?.filter(({ url }) => url !== null) ?? null
      await context.afterSave?.(item, context)
      return item
    }
  }
  return PicturesResolver
}

export const picturesResolvers: readonly ClassType<object>[] = picturedTypes.map(createPicturesResolver)

/** What an administrator reads of a picture that could not be fetched: `error` is a sentence; without one the picture is still on its way. */
const formatPictureWarning = (address: string, error: string | null | undefined) =>
  error
    ? `Visitors do not see the picture at ${address}. ${error}`
    : `Visitors do not see the picture at ${address} yet. It is still being fetched.`
