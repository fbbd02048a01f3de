/** The managed content types: what each has an admin screen for, four REST calls and its GraphQL ones. Plain data. */
import type { z } from 'zod'
import { legalCase } from './cases/case.rules.ts'
import { constitutionVersion } from './constitution/constitution-version.rules.ts'
import { event } from './events/event.rules.ts'
import { judgment } from './judgments/judgment.rules.ts'
import { legalService } from './legal-services/legal-service.rules.ts'
import { paths } from './paths.rules.ts'
import { post } from './posts/post.rules.ts'
import { relatedDocument } from './related-documents/related-document.rules.ts'
import { teamMember } from './team/team-member.rules.ts'

export interface ManagedType {
  /** In GraphQL: `allBlogPosts`, `pageOfBlogPosts`, `anyBlogPost`, `createBlogPost`, `updateBlogPost` ... */
  type: string
  /** In REST: /api/admin/blog. */
  path: string
  /** In a sentence: 'blog post'. */
  noun: string
  /** On a button or over a list: 'Blog posts'. */
  label: string
  rules: z.ZodObject
}

export const posts: ManagedType = {
  type: 'BlogPost',
  path: paths.BlogPost,
  noun: 'blog post',
  label: 'Blog posts',
  rules: post,
}

export const cases: ManagedType = {
  type: 'Case',
  path: paths.Case,
  noun: 'case',
  label: 'Cases',
  rules: legalCase,
}

export const events: ManagedType = {
  type: 'Event',
  path: paths.Event,
  noun: 'event',
  label: 'Events',
  rules: event,
}

export const judgments: ManagedType = {
  type: 'Judgment',
  path: paths.Judgment,
  noun: 'judgment',
  label: 'Judgments',
  rules: judgment,
}

export const teamMembers: ManagedType = {
  type: 'TeamMember',
  path: paths.TeamMember,
  noun: 'team member',
  label: 'Team members',
  rules: teamMember,
}

export const legalServices: ManagedType = {
  type: 'LegalService',
  path: paths.LegalService,
  noun: 'service',
  label: 'Services',
  rules: legalService,
}

export const constitutionVersions: ManagedType = {
  type: 'ConstitutionVersion',
  path: paths.ConstitutionVersion,
  noun: 'constitution version',
  label: 'Constitution versions',
  rules: constitutionVersion,
}

export const relatedDocuments: ManagedType = {
  type: 'RelatedDocument',
  path: paths.RelatedDocument,
  noun: 'related document',
  label: 'Related documents',
  rules: relatedDocument,
}

export const catalogue: readonly ManagedType[] = [
  posts,
  cases,
  events,
  judgments,
  teamMembers,
  legalServices,
  constitutionVersions,
  relatedDocuments,
]
