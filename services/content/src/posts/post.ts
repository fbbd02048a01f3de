/** An article of the blog. */
import {
  ContentType,
  type Context,
  Flag,
  Instant,
  inputOf,
  ManagedItem,
  type Order,
  Text,
  Words,
} from '@access/service-kit'
import { raw } from '@mikro-orm/postgresql'
import { Announced } from '../announced.ts'
import { listed, long, Searched } from '../search/searched.ts'
import { shown } from '../shown.ts'

@Announced('BlogPost')
@Searched('blog_post', {
  A: ['title'],
  B: ['excerpt', 'category', listed('tags')],
  D: [long('content')],
})
@ContentType('BlogPost')
export class BlogPost extends ManagedItem {
  @Text() title!: string
  @Text({ unique: true }) slug!: string
  @Text({ optional: true }) excerpt!: string | null
  @Text() content!: string
  @Text({ optional: true }) featuredImage!: string | null
  @Text({ optional: true }) featuredImageAlt!: string | null
  @Flag({ otherwise: false }) featuredImageDecorative!: boolean
  @Text() category!: string
  @Words({ optional: true }) tags!: string[] | null
  @Text({ otherwise: 'draft' }) status!: string
  @Instant({ optional: true }) publishDate!: Date | null
}

export const BlogPostInput = inputOf(BlogPost, 'BlogPostInput')

/** By the date it carries, or was written when it carries none. */
export const newestFirst: Order<BlogPost> = [{ [raw('coalesce(publish_date, created_at)')]: 'desc' }]

/** Posts as visitors may see them, newest first: published ones, from the moment that they carry. */
export const shownPosts = shown(BlogPost, {
  where: () => ({
    status: 'published',
    $or: [{ publishDate: null }, { publishDate: { $lte: new Date() } }],
  }),
  order: newestFirst,
})

/** When the next of the scheduled posts will be shown that was not yet shown at that moment. */
export async function nextPublication(em: Context['em'], after: Date): Promise<Date | null> {
  const where = { status: 'published', publishDate: { $gt: after } }
  const [next] = await em.find(BlogPost, where, { orderBy: { publishDate: 'asc' }, limit: 1, ...onlyDate })
  return next?.publishDate ?? null
}

const onlyDate = { fields: ['publishDate'], disableIdentityMap: true } as const
