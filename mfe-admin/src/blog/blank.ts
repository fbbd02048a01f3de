import type { BlogPostDraft } from './documents.ts'

/** A new blog post. What is optional is sent only when it is filled. */
export const blank: BlogPostDraft = {
  title: '',
  slug: '',
  excerpt: undefined,
  content: '',
  featuredImage: undefined,
  featuredImageAlt: undefined,
  featuredImageDecorative: undefined,
  category: '',
  tags: null,
  status: 'draft',
  publishDate: null,
}
