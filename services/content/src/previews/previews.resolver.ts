/** Preview links: issued and revoked by those who manage content, opened by anyone who has one. */
import { Authorized, type Context, isUuid, NotFound, Public, requireAdministrator } from '@access/service-kit'
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { NewPreviewLink, PreviewLink, SharedPreview } from './preview-link.entity.ts'
import {
  buildSharedPreview,
  findPreviewLink,
  issuePreviewLink,
  listPreviewLinks,
  revokePreviewLink,
} from './preview-links.ts'

@Resolver(() => PreviewLink)
export class PreviewsResolver {
  @Authorized('manageContent')
  @Query(() => [PreviewLink], { description: 'Those that still work, the newest first' })
  async previewLinks(
    @Arg('itemId', () => ID) itemId: string,
    @Ctx() { em }: Context,
  ): Promise<PreviewLink[]> {
    if (!isUuid(itemId)) throw new NotFound('item', itemId)
    return listPreviewLinks(em, itemId)
  }

  @Authorized('manageContent')
  @Mutation(() => NewPreviewLink)
  createPreviewLink(
    @Arg('type', () => String, { description: "A type with pages, like 'BlogPost'" }) type: string,
    @Arg('itemId', () => ID) itemId: string,
    @Arg('days', () => Int, { nullable: true, description: 'How long it works; seven by default' })
    days: number | null,
    @Ctx() context: Context,
  ): Promise<NewPreviewLink> {
    const actor = requireAdministrator(context)
    return context.em.transactional((em) => issuePreviewLink(em, actor, { type, itemId, days }))
  }

  @Authorized('manageContent')
  @Mutation(() => PreviewLink, { description: 'It stops working at once' })
  revokePreviewLink(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<PreviewLink> {
    const actor = requireAdministrator(context)
    return context.em.transactional((em) => revokePreviewLink(em, actor, id))
  }

  /** A mutation, though it changes nothing: answers to queries of visitors are cached until the next change of content. */
  @Public()
  @Mutation(() => SharedPreview, { nullable: true })
  async openPreview(
    @Arg('token', () => String) token: string,
    @Ctx() context: Context,
  ): Promise<SharedPreview | null> {
    const em = context.em
    const link = await findPreviewLink(em, context.settings, token)
    return link && buildSharedPreview(em, link)
  }
}
