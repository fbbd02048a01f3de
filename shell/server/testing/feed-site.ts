/** A site whose gateway has these items, for tests of feeds, sitemaps and structured data. */
import type { OfficeFacts } from '@access/kit'
import { demoFacts } from '@access/kit/organisation-examples'
import type { Settings } from '../settings.ts'
import { buildBundle, readBody, type Site, startSite } from './site.ts'

export type GatewayQuery = { operationName: string; query: string; variables?: Record<string, unknown> }
export type RecordedQuery = GatewayQuery & { authorization: string | undefined }

export type Items = Partial<
  Record<'posts' | 'events' | 'judgments' | 'cases', Record<string, unknown>[]> & {
    error: boolean
    timeZone: string
  }
>

const pageRoutes = `[
  { index: true, element: page('Home'), handle: { chunk: 'home' } },
  { path: 'donate', element: page('Give'), handle: { chunk: 'home' } },
  { path: 'press', element: page('Press'), handle: { chunk: 'home' } },
  { path: 'events', element: page('Events'), handle: { chunk: 'home' } },
  { path: 'events/:id', element: page('Event'), handle: { chunk: 'home' } },
  { path: '*', element: page('404', { status: 404 }) },
]`

export async function startFeedSite(
  items: Items = {},
  settings: Partial<Settings> = {},
  office: OfficeFacts = demoFacts,
): Promise<Site & { queries: RecordedQuery[] }> {
  const { posts = [], events = [], judgments = [], cases = [], timeZone = office.timeZone } = items
  const responses: Record<string, (variables: Record<string, unknown>) => object> = {
    FeedPosts: () => ({ posts }),
    FeedEvents: () => ({ events }),
    FeedEvent: ({ id }) => ({ event: events.find((one) => one.id === id) ?? null }),
    FeedJudgments: () => ({
      newest: { items: judgments.slice(0, 24) },
      next: { items: judgments.length > 24 ? judgments.slice(24, 48) : judgments.slice(0, 24) },
    }),
    JudgmentText: ({ id }) => ({ judgment: judgments.find(({ slug }) => slug === id) ?? null }),
    SitemapJudgments: () => ({ judgments: judgments.map(({ slug, updatedAt }) => ({ slug, updatedAt })) }),
    SitemapCases: () => ({ cases: cases.map(({ id, updatedAt }) => ({ id, updatedAt })) }),
  }
  const queries: RecordedQuery[] = []
  const site = await startSite({
    bundle: buildBundle(pageRoutes),
    settings,
    office: () => ({ ...office, timeZone }),
    async gateway(request, response) {
      const query = JSON.parse(await readBody(request)) as GatewayQuery
      queries.push({ ...query, authorization: request.headers.authorization })
      const data = items.error ? null : responses[query.operationName]?.(query.variables ?? {})
      const answer = data ? { data } : { data: null, errors: [{ message: 'broken' }] }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    },
  })
  return Object.assign(site, { queries })
}

export const buildPost = (fields: object = {}) => ({
  id: '5c2b7a10-0000-4000-8000-000000000004',
  title: 'You Got an Eviction Notice',
  slug: 'eviction-notice',
  excerpt: 'A notice is a warning.',
  category: 'Know Your Rights',
  publishedAt: '2026-03-05T14:00:00.000Z',
  updatedAt: '2026-04-01T09:30:00.000Z',
  ...fields,
})

export const buildEvent = (fields: object = {}) => ({
  id: '5c2b7a10-0000-4000-8000-000000000003',
  title: 'Tenants’ Workshop',
  description: 'How to document a problem.',
  eventDate: '2099-03-05T22:30:00.000Z',
  startsAt: '2099-03-05T22:30:00.000Z',
  endsAt: '2099-03-06T00:30:00.000Z',
  lastDay: null,
  location: 'Ropewalk Hall, Port Maren',
  eventType: 'Workshop',
  status: 'upcoming',
  version: 3,
  updatedAt: '2026-04-02T09:30:00.000Z',
  ...fields,
})

export const buildJudgment = (fields: object = {}) => ({
  id: '5c2b7a10-0000-4000-8000-000000000001',
  slug: 'talbot-v-linden-court-2026',
  title: 'Talbot v. Linden Court',
  courtName: 'Appeals Court',
  judgmentDate: '2026-06-04T00:00:00.000Z',
  category: 'Housing',
  summary: 'A tenant may show her photographs.',
  updatedAt: '2026-07-03T09:30:00.000Z',
  ...fields,
})

/** Text that needs escaping. */
export const awkwardText = 'Rent & <b>"Heat"</b> \'v.\' ]]> \u0007; commas, back\\slash'
