/** What the site search searches: how the items of each type are found, and how a match describes one. */
import type { Item } from '@access/service-kit'
import { type LegalCase, publicCases } from '../cases/case.entity.ts'
import {
  type ConstitutionVersion,
  publicConstitutionVersions,
  titleOfVersion,
} from '../constitution/constitution-version.entity.ts'
import type { PublicQueries } from '../content-type/public-queries.ts'
import { type Event, publicEvents } from '../events/event.entity.ts'
import { type Judgment, publicJudgments } from '../judgments/judgment.entity.ts'
import { findMatches } from '../judgments/judgment-matches.ts'
import { findMostRelevant } from '../judgments/search-judgments.ts'
import { type LegalService, publicLegalServices } from '../legal-services/legal-service.entity.ts'
import { type BlogPost, publicArticles, publicGuides } from '../posts/post.entity.ts'
import { publicRelatedDocuments, type RelatedDocument } from '../related-documents/related-document.entity.ts'
import { guideSections, otherSections, type PageSection } from '../static-pages/page-section.entity.ts'
import { publicTeamMembers, type TeamMember } from '../team/team-member.entity.ts'
import type { countItems, findItems } from './find-items.ts'

export interface SearchableType<T extends Item = Item> {
  /** The group of its matches; types of the same one are shown together. */
  group: string
  /** As the API calls it. */
  name: string
  queries: PublicQueries<T>
  table: string
  /** The column with the title of an item, or an expression. */
  titleColumn: string
  /** What of an item is read, beside its id, for the other functions. */
  columns: (keyof T & string)[]
  /** The columns of the excerpt. */
  excerptColumns: string[]
  /** The category, or what corresponds to it. */
  getCategory(item: T): string
  getSlug?(item: T): string
  getPath?(item: T): string
  getDate?(item: T): string | Date | null
  /** How many of its titles are suggested while somebody types, in the order of its queries. */
  suggestedCount?: number
  /** Finds the matches of a type that has too many items for a count of all that match. */
  find?: typeof findItems
  /** Counts the matches of whole words; beyond a number that says enough it need not count. */
  countWords?: typeof countItems
}

/** What Markdown has around and before words, in the order of its removal; each is global and knows lines. */
const markdownSyntax: readonly (readonly [pattern: string, replacement: string])[] = [
  // The label of a link or an image.
  ['!?\\[([^\\]]*)\\]\\((?:[^()]|\\([^()]*\\))*\\)', '\\1'],
  ['~~([^~]+(?:~[^~]+)*)~~', '\\1'],
  ['(\\*{1,3})([^\\s*](?:[^*]*[^\\s*])?)\\1', '\\2'],
  // Headings, quotes, and the lines of tables.
  ['^ {0,3}(?:#{1,6} +|> ?)', ''],
  ['^\\|?(?: *:?-+:? *\\|)+(?: *:?-+:? *)?$', ''],
  ['[`|]+', ''],
]

/** Excerpts are plain text. */
const stripMarkdown = (markdown: string) =>
  markdownSyntax.reduce(
    (text, [pattern, replacement]) => `regexp_replace(${text}, '${pattern}', '${replacement}', 'gn')`,
    markdown,
  )

/** What posts and pages have in common, whichever of them are searched. */
const posts = {
  name: 'BlogPost',
  table: 'blog_post',
  titleColumn: 'title',
  columns: ['category', 'slug', 'publishDate'],
  excerptColumns: ['excerpt', stripMarkdown('content')],
  getCategory: ({ category }) => category,
  getSlug: ({ slug }) => slug,
  getDate: ({ publishDate }) => publishDate,
} satisfies Partial<SearchableType<BlogPost>>

const sections = {
  name: 'PageSection',
  table: 'page_section',
  titleColumn: 'title',
  columns: ['pageTitle', 'path'],
  excerptColumns: ['text'],
  getCategory: ({ pageTitle }) => pageTitle,
  getPath: ({ path }) => path,
} satisfies Partial<SearchableType<PageSection>>

/** In the order of display: what helps first. */
export const searchableTypes: readonly SearchableType[] = [
  defineType<BlogPost>({ group: 'Guide', queries: publicGuides, suggestedCount: 80, ...posts }),
  defineType<PageSection>({ group: 'Guide', queries: guideSections, suggestedCount: 60, ...sections }),
  defineType<LegalService>({
    group: 'LegalService',
    name: 'LegalService',
    queries: publicLegalServices,
    suggestedCount: 30,
    table: 'legal_service',
    titleColumn: 'title',
    columns: ['category'],
    excerptColumns: ['description', 'eligibility', 'how_to_apply'],
    getCategory: ({ category }) => category,
  }),
  defineType<LegalCase>({
    group: 'Case',
    name: 'Case',
    queries: publicCases,
    suggestedCount: 50,
    table: 'legal_case',
    titleColumn: 'title',
    columns: ['category', 'startDate'],
    excerptColumns: ['summary', 'legal_issues', 'outcome', 'impact_story', 'description'],
    getCategory: ({ category }) => category,
    getDate: ({ startDate }) => startDate,
  }),
  defineType<BlogPost>({ group: 'BlogPost', queries: publicArticles, suggestedCount: 50, ...posts }),
  defineType<Event>({
    group: 'Event',
    name: 'Event',
    queries: publicEvents,
    suggestedCount: 20,
    table: 'event',
    titleColumn: 'title',
    columns: ['eventType', 'eventDate'],
    excerptColumns: ['description', 'location'],
    getCategory: ({ eventType }) => eventType,
    getDate: ({ eventDate }) => eventDate,
  }),
  defineType<TeamMember>({
    group: 'TeamMember',
    name: 'TeamMember',
    queries: publicTeamMembers,
    suggestedCount: 40,
    table: 'team_member',
    titleColumn: 'name',
    columns: ['designation'],
    excerptColumns: ['bio', 'join_text_list(expertise)', 'qualifications'],
    getCategory: ({ designation }) => designation,
  }),
  defineType<Judgment>({
    group: 'Judgment',
    name: 'Judgment',
    queries: publicJudgments,
    table: 'judgment',
    titleColumn: 'title',
    columns: ['category', 'judgmentDate', 'slug'],
    find: (em, _type, query, limit) => findMostRelevant(em, query, limit),
    countWords: async (em, _type, query) => (await findMatches(em, query, { isWordsOnly: true })).ids.length,
    excerptColumns: ['summary', 'legal_issues', 'legal_implications', 'full_text'],
    getCategory: ({ category }) => category,
    getSlug: ({ slug }) => slug!,
    getDate: ({ judgmentDate }) => judgmentDate,
  }),
  defineType<PageSection>({ group: 'Page', queries: otherSections, suggestedCount: 200, ...sections }),
  defineType<ConstitutionVersion>({
    group: 'Page',
    name: 'ConstitutionVersion',
    queries: publicConstitutionVersions,
    table: 'constitution_version',
    titleColumn: titleOfVersion,
    columns: ['effectiveDate'],
    excerptColumns: ['changes'],
    getCategory: () => 'Version history',
    getDate: ({ effectiveDate }) => effectiveDate,
  }),
  defineType<RelatedDocument>({
    group: 'Page',
    name: 'RelatedDocument',
    queries: publicRelatedDocuments,
    suggestedCount: 20,
    table: 'related_document',
    titleColumn: 'title',
    columns: [],
    excerptColumns: ['description'],
    getCategory: () => 'Related documents',
  }),
]

/** Erases the item type, for the list of all types. */
function defineType<T extends Item>(type: SearchableType<T>): SearchableType {
  return type as unknown as SearchableType
}
