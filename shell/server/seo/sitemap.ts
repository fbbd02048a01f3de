/** Every public address, for search engines: an index, and a part for each kind. */

import {
  FeedEventsDocument,
  FeedPostsDocument,
  SitemapCasesDocument,
  SitemapJudgmentsDocument,
} from '../feeds/feeds.generated.ts'
import { getPostUpdatedAt } from '../feeds/feeds.ts'
import type { QueryGateway } from '../gateway/gateway-query.ts'
import { escapeMarkup } from '../http/escape-markup.ts'

type SitemapUrl = { path: string; lastmod?: string }

/** Pages without data; those that no active release has are left out. */
export const staticPages = [
  '/',
  '/about',
  '/constitution',
  '/constitution/bylaws',
  '/constitution/code-of-conduct',
  '/services',
  '/team',
  '/cases',
  '/judgments',
  '/events',
  '/blog',
  '/know-your-rights',
  '/contact',
  '/get-help',
  '/get-help/can-we-help',
  '/promise',
  '/stay-safe',
  '/accessibility',
  '/privacy',
  '/terms',
]

export type Sources = {
  query: QueryGateway
  /** Pages that the organization has switched on. */
  extraPages: readonly string[]
  hasPage(path: string): boolean
}

/** What there is to find, by the name of its part. */
const sitemapSections: Record<string, (sources: Sources) => Promise<SitemapUrl[]>> = {
  pages: async ({ hasPage, extraPages }) =>
    [...staticPages, ...extraPages.map((slug) => `/${slug}`)].filter(hasPage).map((path) => ({ path })),
  cases: async ({ query }) => (await query(SitemapCasesDocument)).cases.map(createUrlBuilder('/cases')),
  judgments: async ({ query }) =>
    (await query(SitemapJudgmentsDocument)).judgments.map(({ slug, updatedAt }) => ({
      path: `/judgments/${slug}`,
      lastmod: updatedAt,
    })),
  events: async ({ query }) => (await query(FeedEventsDocument)).events.map(createUrlBuilder('/events')),
  articles: async ({ query }) =>
    (await query(FeedPostsDocument)).posts.map((post) => ({
      path: `/blog/${encodeURIComponent(post.slug)}`,
      lastmod: getPostUpdatedAt(post),
    })),
}

const createUrlBuilder =
  (folder: string) =>
  ({ id, updatedAt }: { id: string; updatedAt: string }): SitemapUrl => ({
    path: `${folder}/${id}`,
    lastmod: updatedAt,
  })

/** How many addresses a part holds. */
export const maxUrlsPerPart = 5000

/** The index: a kind with more than one part numbers them from the second. */
export async function renderSitemapIndex(origin: string, sources: Sources): Promise<string> {
  const counts = await Promise.all(
    Object.entries(sitemapSections).map(
      async ([name, listUrls]) => [name, (await listUrls(sources)).length] as const,
    ),
  )
  const names = counts.flatMap(([name, count]) =>
    Array.from({ length: Math.ceil(count / maxUrlsPerPart) }, (_, index) =>
      index === 0 ? name : `${name}-${index + 1}`,
    ),
  )
  return renderXml(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${escapeMarkup(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`),
  )
}

/** One part, or null when there is none of that name. */
export async function renderSitemapPart(
  part: string,
  origin: string,
  sources: Sources,
): Promise<string | null> {
  const [, name = '', number = '1'] = /^([a-z]+)(?:-([1-9]\d{0,3}))?$/.exec(part) ?? []
  if (!Object.hasOwn(sitemapSections, name) || part === `${name}-1`) return null
  const offset = (Number(number) - 1) * maxUrlsPerPart
  const urls = (await sitemapSections[name]!(sources)).slice(offset, offset + maxUrlsPerPart)
  if (urls.length === 0) return null
  return renderXml(
    'urlset',
    urls.map((url) => renderUrl(url, origin)),
  )
}

const renderUrl = ({ path, lastmod }: SitemapUrl, origin: string) =>
  `<url><loc>${escapeMarkup(origin + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`

const renderXml = (root: string, elements: string[]) =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n')
