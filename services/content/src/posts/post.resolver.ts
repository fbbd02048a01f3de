/** The GraphQL resolver of blog posts. */
import {
  Authorized,
  type Context,
  getBeginning,
  getRequestedFields,
  InstantScalar,
  Managed,
  Public,
  rawSql,
} from '@access/service-kit'
import { cleanIdentifier } from '@access/service-kit/text/text.rules'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql'
import { getTimeZoneOnce } from '../organisation/organisation.entity.ts'
import {
  BlogPost,
  BlogPostInput,
  newestFirst,
  publicationBeginning,
  publicGuides,
  publicPosts,
} from './post.entity.ts'
import { posts } from './post.rules.ts'

const recentPostLimit = 6

@Resolver(() => BlogPost)
export class PostResolver extends Managed(BlogPost, BlogPostInput, posts, {
  permission: 'manageContent',
  order: newestFirst,
  listColumns: {
    searchable: ['title', 'slug', 'excerpt', 'category'],
    sortable: ['title', 'category', 'status', 'publishDate'],
    filterable: ['category', 'status'],
  },
  computed: { publishDate: rawSql(publicationBeginning) },
  bulkEditable: ['status'],
}) {
  @Public()
  @Query(() => [BlogPost])
  posts(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<BlogPost[]> {
    return publicPosts.list(em, { columns: getRequestedFields(BlogPost, info) })
  }

  @Public()
  @Query(() => [BlogPost])
  recentPosts(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<BlogPost[]> {
    return publicPosts.list(em, { columns: getRequestedFields(BlogPost, info), limit: recentPostLimit })
  }

  @Public()
  @Query(() => [BlogPost], { description: 'Those that tell what to do oneself: "Know Your Rights"' })
  guides(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<BlogPost[]> {
    return publicGuides.list(em, { columns: getRequestedFields(BlogPost, info) })
  }

  @Public()
  @Query(() => BlogPost, { nullable: true })
  async post(@Arg('slug', () => String) slug: string, @Ctx() { em }: Context): Promise<BlogPost | null> {
    return slug.includes('\0') ? null : publicPosts.findOne(em, { slug: cleanIdentifier(slug) })
  }

  @FieldResolver(() => InstantScalar, {
    nullable: true,
    description:
      'From when visitors see it: its publication date, or when that day begins where the organisation is',
  })
  async publishedAt(@Root() { publishDate }: BlogPost, @Ctx() context: Context): Promise<Date | null> {
    return publishDate && getBeginning(await getTimeZoneOnce(context), publishDate)
  }

  @Authorized('manageContent')
  @Query(() => Boolean, {
    description: 'Whether a post has this slug, other than the post with `excludedId`',
  })
  async isSlugTaken(
    @Arg('slug', () => String) slug: string,
    @Arg('excludedId', () => ID, { nullable: true }) excludedId: string | null,
    @Ctx() context: Context,
  ): Promise<boolean> {
    if (slug.includes('\0')) return false
    const existing = await context.em.findOne(BlogPost, { slug: cleanIdentifier(slug) }, { fields: ['id'] })
    return existing !== null && existing.id !== excludedId?.toLowerCase()
  }

  @Authorized('manageContent')
  @Query(() => Int, { nullable: true, description: 'Null while this service does not answer' })
  async postCount(@Ctx() context: Context): Promise<number> {
    return context.em.count(BlogPost)
  }
}
