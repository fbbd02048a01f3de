/** The sections of the pages whose texts are fixed, so that the site search finds them as it finds items. */
import { type Context, Item, type Order, Property, Table } from '@access/service-kit'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { FullTextIndex } from '../search/full-text-index.ts'
import type { PageKind, PageSectionText } from './page-section.rules.ts'
import sections from './page-sections.generated.json' with { type: 'json' }

@NotifyChanges('PageSection')
@FullTextIndex('page_section', { A: ['title'], B: ['page_title'], C: ['text'] })
@Table('page_section')
export class PageSection extends Item implements PageSectionText {
  @Property({ type: 'integer' }) position!: number
  @Property({ type: 'text' }) path!: string
  @Property({ type: 'text' }) kind!: PageKind
  @Property({ type: 'text' }) title!: string
  @Property({ type: 'text' }) pageTitle!: string
  @Property({ type: 'text' }) text!: string
}

const inReadingOrder: Order<PageSection> = [{ position: 'asc' }]

/** The sections in reading order: of all pages, and of those of one kind. */
export const publicSections = createPublicQueries(PageSection, { order: inReadingOrder })
export const guideSections = createPublicQueries(PageSection, {
  where: { kind: 'Guide' },
  order: inReadingOrder,
})
export const otherSections = createPublicQueries(PageSection, {
  where: { kind: 'Page' },
  order: inReadingOrder,
})

/** Stores the sections that this release has, in place of those of another; nothing when they are there. */
export async function storePageSections(
  em: Context['em'],
  texts: readonly PageSectionText[] = sections as PageSectionText[],
): Promise<void> {
  const stored = await publicSections.list(em)
  if (JSON.stringify(stored.map(getText)) === JSON.stringify(texts.map(getText))) return
  await em.nativeDelete(PageSection, {})
  for (const [position, text] of texts.entries())
    em.persist(Object.assign(new PageSection(), getText(text), { position }))
  await em.flush()
}

const getText = ({ path, kind, title, pageTitle, text }: PageSectionText): PageSectionText => ({
  path,
  kind,
  title,
  pageTitle,
  text,
})
