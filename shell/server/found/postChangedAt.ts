/** When a post last became another one for its readers. */
import type { FoundPost } from './documents.ts'

/** A scheduled post is new when it becomes visible, whenever it was written. */
export const postChangedAt = ({ publishDate, updatedAt }: FoundPost) =>
  publishDate && publishDate > updatedAt ? publishDate : updatedAt
