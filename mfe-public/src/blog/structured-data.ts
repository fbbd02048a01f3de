/** Structured data of an article. */
import { findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import { getMachineDate } from './PublicationDate.tsx'
import type { StoredArticleFragment } from './posts.generated.ts'

export function buildArticleStructuredData(article: StoredArticleFragment, organisationName: string): object {
  const {
    slug,
    title,
    excerpt,
    featuredImage,
    pictures,
    category,
    tags,
    publishDate,
    publishedAt,
    updatedAt,
  } = article
  const publisher = { '@type': 'NGO', name: organisationName, url: '/' }
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: `/blog/${slug}`,
    mainEntityOfPage: `/blog/${slug}`,
    description: excerpt ?? undefined,
    datePublished: publishDate ? getMachineDate(publishDate) : undefined,
    // A scheduled post is new when it becomes visible, whenever it was written.
    dateModified: publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt,
    image: findPictureUrl(featuredImage, pictures) ?? undefined,
    articleSection: category,
    keywords: tags?.length ? tags : undefined,
    author: publisher,
    publisher,
    inLanguage: 'en-US',
  }
}
