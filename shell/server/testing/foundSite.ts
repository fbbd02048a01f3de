/** A site whose gateway has these items, for tests of what machines read. */
import { usualFacts } from '@access/kit'
import type { Settings } from '../settings.ts'
import { aSite, bodyOf, bundleOf, type Site } from './site.ts'

export type Question = { operationName: string; query: string; variables?: Record<string, unknown> }
export type Asked = Question & { authorization: string | undefined }

export type Items = Partial<
  Record<'posts' | 'events' | 'judgments' | 'cases', Record<string, unknown>[]> & {
    error: boolean
    timeZone: string
  }
>

const pagesOf = `[
  { index: true, element: page('Home'), handle: { chunk: 'home' } },
  { path: 'events', element: page('Events'), handle: { chunk: 'home' } },
  { path: 'events/:id', element: page('Event'), handle: { chunk: 'home' } },
  { path: '*', element: page('404', { status: 404 }) },
]`

export async function foundSite(
  items: Items = {},
  settings: Partial<Settings> = {},
): Promise<Site & { asked: Asked[] }> {
  const { posts = [], events = [], judgments = [], cases = [], timeZone = usualFacts.timeZone } = items
  const answers: Record<string, (variables: Record<string, unknown>) => object> = {
    FoundPosts: () => ({ posts }),
    FoundEvents: () => ({ events }),
    FoundEvent: ({ id }) => ({ event: events.find((one) => one.id === id) ?? null }),
    FoundJudgments: () => ({
      newest: { items: judgments.slice(0, 24) },
      next: { items: judgments.length > 24 ? judgments.slice(24, 48) : judgments.slice(0, 24) },
    }),
    FoundJudgmentIds: () => ({ judgments: judgments.map(({ id, updatedAt }) => ({ id, updatedAt })) }),
    FoundCaseIds: () => ({ cases: cases.map(({ id, updatedAt }) => ({ id, updatedAt })) }),
  }
  const asked: Asked[] = []
  const site = await aSite({
    settings,
    office: () => ({ ...usualFacts, timeZone }),
    async gateway(request, response) {
      const question = JSON.parse(await bodyOf(request)) as Question
      asked.push({ ...question, authorization: request.headers.authorization })
      const data = items.error ? null : answers[question.operationName]?.(question.variables ?? {})
      const answer = data ? { data } : { data: null, errors: [{ message: 'broken' }] }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    },
  })
  site.release('mfe_public', 'one', bundleOf(pagesOf))
  return Object.assign(site, { asked })
}

export const aPost = (about: object = {}) => ({
  id: '5c2b7a10-0000-4000-8000-000000000004',
  title: 'You Got an Eviction Notice',
  slug: 'eviction-notice',
  excerpt: 'A notice is a warning.',
  category: 'Know Your Rights',
  publishDate: '2026-03-05T14:00:00.000Z',
  updatedAt: '2026-04-01T09:30:00.000Z',
  ...about,
})

export const anEvent = (about: object = {}) => ({
  id: '5c2b7a10-0000-4000-8000-000000000003',
  title: 'Tenants’ Workshop',
  description: 'How to document a problem.',
  eventDate: '2099-03-05T22:30:00.000Z',
  eventTime: '5:30 PM',
  duration: '2 hours',
  location: 'Ropewalk Hall, Port Maren',
  eventType: 'Workshop',
  status: 'upcoming',
  version: 3,
  updatedAt: '2026-04-02T09:30:00.000Z',
  ...about,
})

export const aJudgment = (about: object = {}) => ({
  id: '5c2b7a10-0000-4000-8000-000000000001',
  title: 'Talbot v. Linden Court',
  courtName: 'Appeals Court',
  judgmentDate: '2026-06-04T00:00:00.000Z',
  category: 'Housing',
  summary: 'A tenant may show her photographs.',
  updatedAt: '2026-07-03T09:30:00.000Z',
  ...about,
})

/** What tries to be more than text. */
export const nasty = 'Rent & <b>"Heat"</b> \'v.\' ]]> \u0007; commas, back\\slash'
