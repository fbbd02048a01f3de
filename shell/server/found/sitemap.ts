/** Every public address, for search engines: an index, and a part for each kind. */
import { escaped } from '../escaped.ts'
import type { Ask } from './ask.ts'
import {
  caseIdsDocument,
  eventsDocument,
  type FoundPlace,
  judgmentIdsDocument,
  postsDocument,
} from './documents.ts'
import { postChangedAt } from './postChangedAt.ts'

type Place = { path: string; lastmod?: string }

/** Pages that stand by themselves; those that no live release has are left out. */
export const standingPages = [
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
  '/contact',
  '/get-help',
  '/promise',
  '/stay-safe',
  '/accessibility',
  '/privacy',
  '/terms',
]

export type Sources = { ask: Ask; hasPage(path: string): boolean }

/** What there is to find, by the name of its part. */
const kinds: Record<string, (sources: Sources) => Promise<Place[]>> = {
  pages: async ({ hasPage }) => standingPages.filter(hasPage).map((path) => ({ path })),
  cases: async ({ ask }) => (await ask(caseIdsDocument)).cases.map(placeUnder('/cases')),
  judgments: async ({ ask }) => (await ask(judgmentIdsDocument)).judgments.map(placeUnder('/judgments')),
  events: async ({ ask }) => (await ask(eventsDocument)).events.map(placeUnder('/events')),
  articles: async ({ ask }) =>
    (await ask(postsDocument)).posts.map((post) => ({
      path: `/blog/${encodeURIComponent(post.slug)}`,
      lastmod: postChangedAt(post),
    })),
}

const placeUnder =
  (folder: string) =>
  ({ id, updatedAt }: FoundPlace): Place => ({ path: `${folder}/${id}`, lastmod: updatedAt })

/** How many addresses a part holds. */
export const perPart = 5000

/** The index: a kind with more than one part numbers them from the second. */
export async function sitemapIndex(origin: string, sources: Sources): Promise<string> {
  const counts = await Promise.all(
    Object.entries(kinds).map(async ([name, find]) => [name, (await find(sources)).length] as const),
  )
  const names = counts.flatMap(([name, count]) =>
    Array.from({ length: Math.ceil(count / perPart) }, (_, before) =>
      before === 0 ? name : `${name}-${before + 1}`,
    ),
  )
  return documentOf(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${escaped(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`),
  )
}

/** One part, or null when there is none of that name. */
export async function sitemapPart(part: string, origin: string, sources: Sources): Promise<string | null> {
  const [, name = '', number = '1'] = /^([a-z]+)(?:-([1-9]\d{0,3}))?$/.exec(part) ?? []
  if (!Object.hasOwn(kinds, name) || part === `${name}-1`) return null
  const from = (Number(number) - 1) * perPart
  const places = (await kinds[name]!(sources)).slice(from, from + perPart)
  if (places.length === 0) return null
  return documentOf(
    'urlset',
    places.map((place) => urlOf(place, origin)),
  )
}

const urlOf = ({ path, lastmod }: Place, origin: string) =>
  `<url><loc>${escaped(origin + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`

const documentOf = (root: string, lines: string[]) =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
