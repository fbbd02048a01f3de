/** What the admin screens, REST and GraphQL know of a content type that administrators manage. Plain data. */
import type { z } from 'zod'

export interface ManagedType {
  /** In GraphQL: `allBlogPosts`, `pageOfBlogPosts`, `anyBlogPost`, `createBlogPost`, `updateBlogPost` ... */
  typeName: string
  /** In REST: /api/admin/blog. */
  path: string
  /** In a sentence: 'blog post'. */
  itemType: string
  /** On a button or over a list: 'Blog posts'. */
  pluralLabel: string
  rules: z.ZodObject
  /** Its items tell of people whom we helped: an export wants a confirmation that it is the administrator. */
  holdsPersonalData?: boolean
}

/** The path of each managed type under /api/admin. */
export const managedPaths = {
  BlogPost: 'blog',
  Case: 'cases',
  Event: 'events',
  Judgment: 'judgments',
  TeamMember: 'team',
  LegalService: 'services',
  ConstitutionVersion: 'constitution/versions',
  RelatedDocument: 'related-documents',
} as const
