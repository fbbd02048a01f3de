import type { BlogPostDraft } from './blog.queries.ts'

/** A new blog post. What is optional is sent only when it is filled. */
export const defaultValues: BlogPostDraft = {
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
