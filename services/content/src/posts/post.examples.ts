import type { Example } from '../content-type/item.examples.ts'
import type { Copy } from '../content-type/picture-copy.rules.ts'
import type { PostInput } from './post.rules.ts'

export type PostExample = Example<'BlogPost', PostInput> & {
  pictures?: Copy[] | null
  publishedAt?: string | null
}

/** Builds a published post as the API returns it. */
export const buildPost = (overrides: Partial<PostExample> = {}): PostExample => ({
  __typename: 'BlogPost',
  id: '5c2b7a10-0000-4000-8000-000000000004',
  title: 'You Got an Eviction Notice: What to Do First',
  slug: 'eviction-notice-first-steps',
  excerpt: 'A notice is a warning, not an order to leave.',
  content: 'A paper taped to your door can make it feel as if you must pack tonight.',
  featuredImage: null,
  featuredImageAlt: null,
  featuredImageDecorative: false,
  category: 'Know Your Rights',
  tags: ['eviction', 'tenants', 'housing', 'deadlines'],
  status: 'published',
  publishDate: '2026-03-05T14:00:00.000Z',
  topic: 'Housing Rights',
  reviewedBy: 'Ana Ruiz',
  reviewedAt: '2026-03-04T00:00:00.000Z',
  letterTemplate: 'Dear [landlord],\n\nPlease repair this: [what is broken].\n\n[your name]',
  ...overrides,
})
