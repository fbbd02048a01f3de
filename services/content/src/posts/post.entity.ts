/** A blog post. */
import {
  ContentType,
  type Context,
  createInputType,
  Day,
  Flag,
  Instant,
  JsonList,
  ManagedItem,
  type Order,
  Text,
  TextList,
} from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { PictureCopy } from '../content-type/picture-copy.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { selectBeginning } from '../organisation/select-beginning.ts'
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
  @Text({ neededBy: ['warnings', 'relatedJudgments'] }) content!: string
  @Text({ isOptional: true, neededBy: ['warnings'] }) featuredImage!: string | null
  @Text({ isOptional: true, describes: 'featuredImage' }) featuredImageAlt!: string | null
  @Flag({ defaultValue: false, describes: 'featuredImage' }) featuredImageDecorative!: boolean
  @Text() category!: string
  @TextList({ isOptional: true, neededBy: ['relatedJudgments'] }) tags!: string[] | null
  @Text({ defaultValue: 'draft' }) status!: string
  /** As it was sent: an instant, or at exactly midnight UTC a day. */
  @Instant({ isOptional: true, neededBy: ['publishedAt'] }) publishDate!: Date | null
  @Text({ isOptional: true, neededBy: ['relatedJudgments'] }) topic!: string | null
  @Text({ isOptional: true }) reviewedBy!: string | null
  @Day({ isOptional: true }) reviewedAt!: string | null
  @Text({ isOptional: true }) letterTemplate!: string | null
  @JsonList(() => PictureCopy, { isOptional: true, isReadOnly: true, neededBy: ['warnings'] })
  pictures!: PictureCopy[] | null
}

export const BlogPostInput = createInputType(BlogPost, 'BlogPostInput')

/** When its publication date begins, as SQL. */
export const publicationBeginning = selectBeginning('publish_date')

/** By publication date, or else by the date of creation. */
export const newestFirst: Order<BlogPost> = [
  { [raw(`coalesce(${publicationBeginning}, created_at)`)]: 'desc' },
]

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
  const isPublished: FilterQuery<BlogPost> = { [raw(`${publicationBeginning} <= ?`, [new Date()])]: [] }
  return { status: 'published', $or: [{ publishDate: null }, isPublished] }
}

/** Whether a scheduled post became public between these moments. */
export async function hasPublication(em: Context['em'], after: Date, until: Date): Promise<boolean> {
  const [published] = await em.execute<object[]>(
    `select from "blog_post" where status = 'published'
       and ${publicationBeginning} > ? and ${publicationBeginning} <= ? limit 1`,
    [after, until],
  )
  return published !== undefined
}
