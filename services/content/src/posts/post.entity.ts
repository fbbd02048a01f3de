/** A blog post. */
import {
  ContentType,
  type Context,
  createInputType,
  Flag,
  Instant,
  JsonList,
  ManagedItem,
  type Order,
  Text,
  TextList,
} from '@access/service-kit'
import { raw } from '@mikro-orm/postgresql'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { PictureCopy } from '../content-type/picture-copy.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { FullTextIndex, joinTextList, truncateText } from '../search/full-text-index.ts'
import { guideCategory } from './post.rules.ts'

@NotifyChanges('BlogPost')
@FullTextIndex('blog_post', {
  A: ['title'],
  B: ['excerpt', 'category', joinTextList('tags')],
  D: [truncateText('content')],
})
@ContentType('BlogPost')
export class BlogPost extends ManagedItem {
  @Text() title!: string
  @Text({ isUnique: true }) slug!: string
  @Text({ isOptional: true }) excerpt!: string | null
  @Text({ neededBy: ['warnings'] }) content!: string
  @Text({ isOptional: true, neededBy: ['warnings'] }) featuredImage!: string | null
  @Text({ isOptional: true }) featuredImageAlt!: string | null
  @Flag({ defaultValue: false }) featuredImageDecorative!: boolean
  @Text() category!: string
  @TextList({ isOptional: true }) tags!: string[] | null
  @Text({ defaultValue: 'draft' }) status!: string
  @Instant({ isOptional: true }) publishDate!: Date | null
  @JsonList(() => PictureCopy, { isOptional: true, isReadOnly: true, neededBy: ['warnings'] })
  pictures!: PictureCopy[] | null
}

export const BlogPostInput = createInputType(BlogPost, 'BlogPostInput')

/** By publication date, or else by the date of creation. */
export const newestFirst: Order<BlogPost> = [{ [raw('coalesce(publish_date, created_at)')]: 'desc' }]

/** The public posts, newest first: published ones whose publication date has passed. */
export const publicPosts = createPublicQueries(BlogPost, { where: buildPublicPosts, order: newestFirst })

/** Those that tell what to do oneself, and all others. */
export const publicGuides = createPublicQueries(BlogPost, {
  where: () => ({ ...buildPublicPosts(), category: guideCategory }),
  order: newestFirst,
})
export const publicArticles = createPublicQueries(BlogPost, {
  where: () => ({ ...buildPublicPosts(), category: { $ne: guideCategory } }),
  order: newestFirst,
})

function buildPublicPosts() {
  return { status: 'published', $or: [{ publishDate: null }, { publishDate: { $lte: new Date() } }] }
}

/** The publication date of the next post that was not yet public at that moment. */
export async function findNextPublicationDate(em: Context['em'], after: Date): Promise<Date | null> {
  const where = { status: 'published', publishDate: { $gt: after } }
  const [next] = await em.find(BlogPost, where, {
    orderBy: { publishDate: 'asc' },
    limit: 1,
    ...dateOnlyOptions,
  })
  return next?.publishDate ?? null
}

const dateOnlyOptions = { fields: ['publishDate'], disableIdentityMap: true } as const
