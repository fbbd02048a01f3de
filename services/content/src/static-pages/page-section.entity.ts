/** The sections of the pages that are no items, so that the site search finds them as it finds items. */
import { type Context, Item, type Order, Property, Table } from '@access/service-kit'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { neutralOrganisation } from '../organisation/default-organisation.rules.ts'
import { isSwitchedOff } from '../organisation/extra-pages.rules.ts'
import { Organisation, organisationId } from '../organisation/organisation.entity.ts'
import { FullTextIndex } from '../search/full-text-index.ts'
import { buildPageSections, type PageKind, type PageSectionText } from './page-sections.rules.ts'
import { formatMessageAnswerHours } from './placeholders.rules.ts'
import { publicStaticPages } from './static-page.entity.ts'
import { omitPageGaps } from './static-page.rules.ts'

type Em = Context['em']

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

/** Stores the sections of the pages as they are now, in place of those of before; nothing when they are the same. */
export async function storePageSections(em: Em): Promise<void> {
  // Two saves at once: the later one reads what the earlier one has stored.
  await em.execute('lock table page_section in share row exclusive mode')
  await replacePageSections(em, await readPageSections(em))
}

async function readPageSections(em: Em): Promise<PageSectionText[]> {
  const stored = await publicStaticPages.list(em, { where: { language: 'en' } })
  const [organisation] = await em.find(Organisation, { id: organisationId })
  const pages = stored.filter(({ slug }) => !isSwitchedOff(slug, organisation?.extraPages ?? []))
  return buildPageSections(
    new Map(pages.map((page) => [page.slug, omitPageGaps(page)])),
    getOfficeValues(organisation ?? neutralOrganisation),
  )
}

type NamedValues = Pick<
  Organisation,
  'name' | 'serviceArea' | 'emergencyNumber' | 'firstAnswerHours' | 'emergencyAnswerHours'
>

/** Numbers and names, as the texts have them. */
const getOfficeValues = (organisation: NamedValues) => ({
  organisationName: organisation.name,
  serviceArea: organisation.serviceArea,
  emergencyNumber: organisation.emergencyNumber,
  firstAnswerHours: String(organisation.firstAnswerHours),
  emergencyAnswerHours: String(organisation.emergencyAnswerHours),
  messageAnswerHours: formatMessageAnswerHours(organisation.firstAnswerHours),
})

/** Stores these sections and no others. */
export async function replacePageSections(em: Em, texts: readonly PageSectionText[]): Promise<void> {
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
