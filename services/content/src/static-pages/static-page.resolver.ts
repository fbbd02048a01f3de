/** The GraphQL resolver of fixed pages: read by all, edited by who manages content. */
import {
  Authorized,
  type Context,
  createItemStore,
  getRequestedFields,
  NotFound,
  Public,
  versionArgument,
} from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { isSwitchedOff } from '../organisation/extra-pages.rules.ts'
import { getOrganisation } from '../organisation/organisation.entity.ts'
import { publicStaticPages, StaticPage, StaticPageInput } from './static-page.entity.ts'
import {
  createStaticPageRules,
  listPageGaps,
  staticPageType as managedType,
  omitPageGaps,
} from './static-page.rules.ts'

@Resolver(() => StaticPage)
export class StaticPageResolver {
  @Public()
  @Query(() => StaticPage, { nullable: true })
  async staticPage(
    @Arg('slug', () => String) slug: string,
    @Arg('language', () => String, { defaultValue: 'en' }) language: string,
    @Ctx() { em, settings }: Context,
  ): Promise<StaticPage | null> {
    const { extraPages } = await getOrganisation(em, settings)
    if (isSwitchedOff(slug, extraPages)) return null
    const page = await publicStaticPages.findOne(em, { slug, language } as object)
    return page && omitPageGaps(page)
  }

  @Authorized('manageContent')
  @Query(() => [StaticPage])
  staticPages(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<StaticPage[]> {
    return publicStaticPages.list(em, { columns: getRequestedFields(StaticPage, info) })
  }

  @Authorized('manageContent')
  @Query(() => StaticPage, { nullable: true })
  anyStaticPage(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<StaticPage | null> {
    return publicStaticPages.findById(em, id)
  }

  @Authorized('manageContent')
  @Mutation(() => StaticPage)
  async updateStaticPage(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => StaticPageInput) input: object,
    @Arg('version', () => Int, versionArgument)
    version: number | null,
    @Ctx() context: Context,
  ): Promise<StaticPage> {
    const stored = await publicStaticPages.findById(context.em, id)
    if (!stored) throw new NotFound(managedType.itemType, id)
    const page = await createStaticPageStore(stored).update(context, id, input, version)
    await context.afterSave?.(page, context)
    return page
  }

  @FieldResolver(() => [String], { description: 'What only the office can fill, in the order of the text' })
  gaps(@Root() page: StaticPage): string[] {
    return listPageGaps(page)
  }
}

/** Saves a page; what is right depends on which one it is. */
export const createStaticPageStore = ({ slug, language }: StaticPage) =>
  createItemStore(StaticPage, {
    itemType: managedType.itemType,
    rules: createStaticPageRules(slug, language),
    getTitle: ({ title }) => title,
  })
