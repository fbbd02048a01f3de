/** The first texts of the fixed pages: those of the specification, or templates that name nobody. */
import { fillItem, ItemVersion, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { StaticPage } from '../static-pages/static-page.entity.ts'
import {
  createStaticPageRules,
  type StaticPageSlug,
  staticPageSlugs,
} from '../static-pages/static-page.rules.ts'
import { demoPages } from './demo-pages.rules.ts'
import { templatePages } from './template-pages.rules.ts'

type Em = Pick<EntityManager, 'find' | 'persist' | 'flush'>

const language = 'en'

/** Stores the pages that are missing. */
export async function ensureStaticPages(em: Em, { seed }: Pick<Settings, 'seed'>): Promise<void> {
  const stored = await em.find(StaticPage, { language }, { fields: ['slug'] })
  const slugs = new Set(stored.map(({ slug }) => slug))
  const pages = seed === 'own' ? templatePages : demoPages
  for (const slug of staticPageSlugs)
    if (!slugs.has(slug)) em.persist(fillItem(new StaticPage(), parseTexts(slug, pages[slug])))
  await em.flush()
}

/** The pages with a text of the demonstration that nobody has changed. */
export async function listDemoPages(em: Em): Promise<StaticPage[]> {
  const pages = await em.find(StaticPage, { language }, { orderBy: { slug: 'asc' } })
  return pages.filter((page) => {
    const { title, text = null, content = null } = parseTexts(page.slug, demoPages[page.slug])
    return page.title === title && page.text === text && page.content === content
  })
}

/** Puts the templates in the place of these pages, as their first versions: nothing of before is left in the history. */
export async function resetToTemplates(em: EntityManager, pages: readonly StaticPage[]): Promise<void> {
  await em.nativeDelete(ItemVersion, { itemId: { $in: pages.map(({ id }) => id) } })
  for (const page of pages) {
    fillItem(page, parseTexts(page.slug, templatePages[page.slug]))
    page.version = 1
    page.updatedAt = new Date()
  }
  await em.flush()
}

const parseTexts = (slug: StaticPageSlug, texts: object) =>
  createStaticPageRules(slug, language).parse(texts) as Record<string, unknown>
