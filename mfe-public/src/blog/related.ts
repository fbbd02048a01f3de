/** What to read next: articles that share tags with this one, then those of its category. */
import type { PostToRead } from './documents.ts'

/** The nearest first; among equally near ones they stay in their order, newest first. */
export function related(article: PostToRead, posts: readonly PostToRead[], most = 3): PostToRead[] {
  const tags = new Set(article.tags)
  const nearness = (post: PostToRead) =>
    2 * (post.tags ?? []).filter((tag) => tags.has(tag)).length + Number(post.category === article.category)
  return posts
    .filter((post) => post.slug !== article.slug && nearness(post) > 0)
    .sort((one, other) => nearness(other) - nearness(one))
    .slice(0, most)
}
