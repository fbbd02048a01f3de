/** Beside and under an article: how long it takes to read, and what to read next. */
import type { RelatedPostFragment } from './posts.generated.ts'

const wordsPerMinute = 200

/** '3 minutes to read', never less than one. */
export function getReadingTime(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))
  return minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`
}

/** The nearest first; among equally near ones they stay in their order, newest first. */
export function findRelatedPosts(
  article: RelatedPostFragment,
  posts: readonly RelatedPostFragment[],
  limit = 3,
): RelatedPostFragment[] {
  const tags = new Set(article.tags)
  const scoreSimilarity = (post: RelatedPostFragment) =>
    2 * (post.tags ?? []).filter((tag) => tags.has(tag)).length + Number(post.category === article.category)
  return posts
    .filter((post) => post.slug !== article.slug && scoreSimilarity(post) > 0)
    .sort((one, other) => scoreSimilarity(other) - scoreSimilarity(one))
    .slice(0, limit)
}
