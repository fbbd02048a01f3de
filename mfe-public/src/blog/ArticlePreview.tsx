/** An article that is being written, as its page will show it. */
import type { Draft } from '@access/kit'
import { fillDraft } from '../components/fill-draft.ts'
import { ArticlePage } from './ArticlePage.tsx'
import type { ArticleFragment } from './posts.generated.ts'

const defaultValues: ArticleFragment = {
  id: 'preview',
  title: 'No title yet',
  slug: 'preview',
  excerpt: null,
  content: '',
  featuredImage: null,
  pictures: null,
  featuredImageAlt: null,
  featuredImageDecorative: false,
  category: 'No category yet',
  tags: null,
  publishDate: null,
  topic: null,
  reviewedBy: null,
  reviewedAt: null,
  letterTemplate: null,
}

export default function ArticlePreview({ item }: { item: Draft }) {
  return <ArticlePage article={fillDraft(item, defaultValues)} posts={[]} />
}
