/** When a post last changed for its readers. */
import type { FeedPost } from './feeds.queries.ts'

/** A scheduled post is new when it becomes visible, whenever it was written. */
export const getPostUpdatedAt = ({ publishDate, updatedAt }: FeedPost) =>
  publishDate && publishDate > updatedAt ? publishDate : updatedAt
