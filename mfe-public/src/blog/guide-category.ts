/** The posts of this category are guides. */
import type { categories } from '@access/content/posts/post.rules'

export const guideCategory = 'Know Your Rights' satisfies (typeof categories)[number]
