/** When a post last changed for its readers. */
import type { FeedPostFragment } from './feeds.generated.ts'

/** A scheduled post is new when it becomes visible, whenever it was written. */
export const getPostUpdatedAt = ({ publishedAt, updatedAt }: FeedPostFragment) =>
  publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt
