/** A slug from a title: 'You Can’t Wait: Élan' is 'you-cant-wait-elan'. */
import { limits } from '@access/content/posts/post.rules'

export const slugify = (title: string) =>
  title
    // A letter with its accent becomes the letter and the accent, and accents go.
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.slug)
    .replace(/^-|-$/g, '')
