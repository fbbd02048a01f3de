/** The validation rules of a blog post. */
import { retainedWhenOmitted } from '@access/service-kit/validation/retained-fields.rules'
import { z } from 'zod'
import {
  alternativeText,
  choice,
  flag,
  ignoredField,
  optionalDay,
  optionalIdentifierLine,
  optionalInstant,
  optionalLine,
  optionalPictureUrl,
  optionalText,
  optionalTextList,
  requiredIdentifierLine,
  requiredLine,
  requiredText,
} from '../content-type/fields.rules.ts'
import { type ManagedType, managedPaths } from '../content-type/managed-type.rules.ts'

export const categories = [
  'Legal Updates',
  'Case Analysis',
  'Know Your Rights',
  'Success Stories',
  'Organizational News',
] as const

/** The posts of this category are guides: a search shows them first, and a page of their own lists them by topic. */
export const guideCategory = 'Know Your Rights' satisfies (typeof categories)[number]

/** In lower case wherever they are stored or sent; screens capitalise them. */
export const postStatuses = ['draft', 'published'] as const

export const limits = {
  title: 200,
  slug: 120,
  excerpt: 1000,
  content: 200_000,
  topic: 80,
  reviewedBy: 200,
  letterTemplate: 10_000,
} as const

export const post = z.strictObject({
  id: ignoredField(),
  title: requiredLine('Enter a title', limits.title),
  slug: requiredIdentifierLine('Enter a slug, like know-your-rights-guide', limits.slug).regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Write the slug in small letters, digits and single hyphens, like know-your-rights-guide',
  ),
  excerpt: optionalText(limits.excerpt),
  content: requiredText('Enter the content', limits.content),
  featuredImage: optionalPictureUrl(),
  featuredImageAlt: retainedWhenOmitted(alternativeText()),
  featuredImageDecorative: retainedWhenOmitted(flag(false)),
  category: choice(categories, 'Choose a category'),
  tags: optionalTextList(),
  status: choice(postStatuses, 'Choose a status'),
  publishDate: optionalInstant(),
  /** One of the office's practice areas, which leads from a guide to the request form. */
  topic: retainedWhenOmitted(optionalIdentifierLine(limits.topic)),
  reviewedBy: retainedWhenOmitted(optionalLine(limits.reviewedBy)),
  reviewedAt: retainedWhenOmitted(optionalDay()),
  /** A letter with its blanks in square brackets: `[your name]`. */
  letterTemplate: retainedWhenOmitted(optionalText(limits.letterTemplate)),
})

export type PostInput = z.infer<typeof post>

export const posts: ManagedType = {
  typeName: 'BlogPost',
  path: managedPaths.BlogPost,
  itemType: 'blog post',
  pluralLabel: 'Blog posts',
  rules: post,
}
