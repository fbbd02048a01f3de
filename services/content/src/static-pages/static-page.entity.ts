/** A page whose text is fixed until somebody edits it: one row for each page and language. */
import { createInputType, ManagedItem, type Order, Table, Text, Unique } from '@access/service-kit'
import { ObjectType } from 'type-graphql'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import type { StaticPageSlug, StaticPageTexts } from './static-page.rules.ts'

@NotifyChanges('StaticPage', 'ConstitutionVersion', 'RelatedDocument')
@Unique({ properties: ['slug', 'language'] })
@Table('static_page')
@ObjectType('StaticPage', { simpleResolvers: true })
export class StaticPage extends ManagedItem implements StaticPageTexts {
  /** Which page it is; stays as it is, like the language. */
  @Text({ neededBy: ['pdfUrl'] }) slug!: StaticPageSlug
  @Text() language!: string
  @Text({ neededBy: ['gaps'] }) title!: string
  /** Of a page that is one text: the little Markdown of `static-text.rules.ts`. */
  @Text({ isOptional: true, neededBy: ['gaps'] }) text!: string | null
  /** Of a structured page: JSON, by the rules of its slug. */
  @Text({ isOptional: true, neededBy: ['gaps'] }) content!: string | null
  /** Of the constitution: which version the text is. */
  @Text({ isOptional: true, neededBy: ['pdfUrl'] }) versionNumber!: string | null
}

export const StaticPageInput = createInputType(StaticPage, 'StaticPageInput')

const bySlug: Order<StaticPage> = [{ slug: 'asc' }, { language: 'asc' }]

/** Fixed pages, those that are switched off too. */
export const publicStaticPages = createPublicQueries(StaticPage, { order: bySlug })
