/** Blog posts in the graph. */
import { administratorsOnly, askedColumns, type Context, Managed } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Int, Query, Resolver } from 'type-graphql'
import { posts } from '../catalogue.ts'
import { BlogPost, BlogPostInput, newestFirst, shownPosts } from './post.ts'

const recent = 6

@Resolver(() => BlogPost)
export class PostResolver extends Managed(BlogPost, BlogPostInput, posts, {
  order: newestFirst,
  listed: {
    searched: ['title', 'slug', 'excerpt', 'category'],
    sorted: ['title', 'category', 'status', 'publishDate'],
    filtered: ['category', 'status'],
  },
  switched: ['status'],
}) {
  @Query(() => [BlogPost])
  posts(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<BlogPost[]> {
    return shownPosts.list(em, { columns: askedColumns(BlogPost, info) })
  }

  @Query(() => [BlogPost])
  recentPosts(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<BlogPost[]> {
    return shownPosts.list(em, { columns: askedColumns(BlogPost, info), limit: recent })
  }

  @Query(() => BlogPost, { nullable: true })
  async post(@Arg('slug', () => String) slug: string, @Ctx() { em }: Context): Promise<BlogPost | null> {
    return slug.includes('\0') ? null : shownPosts.one(em, { slug })
  }

  @Query(() => Boolean, { description: 'Whether a post has this slug, other than the one that may' })
  async slugTaken(
    @Arg('slug', () => String) slug: string,
    @Arg('except', () => ID, { nullable: true }) except: string | null,
    @Ctx() context: Context,
  ): Promise<boolean> {
    administratorsOnly(context)
    if (slug.includes('\0')) return false
    const found = await context.em.findOne(BlogPost, { slug }, { fields: ['id'] })
    return found !== null && found.id !== except?.toLowerCase()
  }

  @Query(() => Int)
  async postCount(@Ctx() context: Context): Promise<number> {
    administratorsOnly(context)
    return context.em.count(BlogPost)
  }
}
