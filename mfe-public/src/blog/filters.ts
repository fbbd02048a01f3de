/** Finding an article among those that are published: by words, by category, by tag. */
import type { ListedPost } from './documents.ts'

export const categories = [
  'Legal Updates',
  'Case Analysis',
  'Know Your Rights',
  'Success Stories',
  'Organizational News',
] as const

export const filterNames = ['q', 'category', 'tag'] as const

export type PostFilters = Record<(typeof filterNames)[number], string>

/** The articles that meet every filter that is set; words are looked for in title and excerpt. */
export function found(posts: readonly ListedPost[], { q, category, tag }: PostFilters): ListedPost[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return posts.filter((post) => {
    const told = [post.title, post.excerpt].join(' ').toLowerCase()
    return (
      words.every((word) => told.includes(word)) &&
      (!category || same(post.category, category)) &&
      (!tag || (post.tags ?? []).some((one) => same(one, tag)))
    )
  })
}

/** The address of the list under these filters. */
export function addressOf(filters: Partial<PostFilters>): string {
  const params = new URLSearchParams()
  for (const name of filterNames) if (filters[name]) params.set(name, filters[name])
  return params.size > 0 ? `/blog?${params}` : '/blog'
}

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()
