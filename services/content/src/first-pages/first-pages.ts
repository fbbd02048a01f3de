/** The first texts of the fixed pages: those of the demonstration, or templates that name nobody. */
import { fillItem, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { StaticPage } from '../static-pages/static-page.entity.ts'
import {
  createStaticPageRules,
  type StaticPageSlug,
  staticPageSlugs,
} from '../static-pages/static-page.rules.ts'
import { demoPages } from './demo/demo-pages.rules.ts'

type Em = Pick<EntityManager, 'find' | 'persist' | 'flush'>

const language = 'en'

/** Stores the pages that are missing. */
export async function ensureStaticPages(em: Em, _settings: Pick<Settings, 'seed'>): Promise<void> {
  const stored = await em.find(StaticPage, { language }, { fields: ['slug'] })
  const slugs = new Set(stored.map(({ slug }) => slug))
  for (const slug of staticPageSlugs)
    if (!slugs.has(slug)) em.persist(fillItem(new StaticPage(), parseTexts(slug, demoPages[slug])))
  await em.flush()
}

/** The pages that are as the demonstration came with them: nobody has saved one. */
export async function listDemoPages(em: Em): Promise<StaticPage[]> {
  const pages = await em.find(StaticPage, { language, version: 1 }, { orderBy: { slug: 'asc' } })
  return pages.filter((page) => {
    const { title, text, content } = parseTexts(page.slug, demoPages[page.slug])
    return page.title === title && page.text === (text ?? null) && page.content === (content ?? null)
  })
}

const parseTexts = (slug: StaticPageSlug, texts: object) =>
  createStaticPageRules(slug, language).parse(texts) as Record<string, unknown>
