/** An article in the words of schema.org. */
import { organisation } from '@access/kit'
import type { Article } from './documents.ts'

export function structuredArticle(article: Article): object {
  const { slug, title, excerpt, featuredImage, category, tags, publishDate } = article
  const publisher = { '@type': 'NGO', name: organisation.name, url: '/' }
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: `/blog/${slug}`,
    mainEntityOfPage: `/blog/${slug}`,
    description: excerpt ?? undefined,
    datePublished: publishDate ?? undefined,
    image: featuredImage ?? undefined,
    articleSection: category,
    keywords: tags?.length ? tags : undefined,
    author: publisher,
    publisher,
    inLanguage: 'en-US',
  }
}
