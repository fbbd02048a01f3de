/** What to read next: articles that share tags with this one, then those of its category. */
import type { RelatedPostFragment } from './posts.generated.ts'

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
