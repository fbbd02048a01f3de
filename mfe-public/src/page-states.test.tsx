/** Pages without their data: while these cannot be reached, where they are missing, and where there are none yet. */
import { buildCase } from '@access/content/cases/case.examples'
import { buildEvent } from '@access/content/events/event.examples'
import { buildJudgment } from '@access/content/judgments/judgment.examples'
import { buildPost } from '@access/content/posts/post.examples'
import { buildGatewayError, createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'
import { answerStaticPages } from './testing/static-pages.ts'

const sentence = 'We cannot reach our records just now'

/** A page, the query it asks, and the heading that the specification has it show when there is nothing. */
const pages = [
  ['/cases/7', 'Case', 'Case Not Found'],
  ['/events/7', 'Event', 'Event Not Found'],
  ['/blog/a-post', 'Article', 'Article Not Found'],
  ['/judgments/7', 'Judgment', 'Judgment Not Found'],
  ['/services', 'LegalServices', 'No Services Available'],
  ['/cases', 'Cases', 'No Cases Found'],
  ['/judgments', 'Judgments', 'No Judgments Found'],
  ['/events', 'Events', 'No Events Scheduled'],
  ['/blog', 'Posts', 'No Articles Found'],
  ['/know-your-rights', 'Guides', 'No guides yet'],
  ['/team', 'Team', 'No Team Members Found'],
  ['/', 'Home', 'Free legal help'],
  ['/about', 'StaticPage', 'About Us'],
  ['/terms', 'StaticPage', 'Terms of Service'],
  ['/constitution/bylaws', 'StaticPage', 'Bylaws'],
  ['/constitution', 'Constitution', 'Constitution'],
  ['/promise', 'PromiseStatistics', 'How often we kept it'],
  ['/search?q=rent', 'Search', 'Search'],
] as const

test.each(pages)(
  '%s keeps its screen with a sentence beneath, and status 503',
  async (path, query, heading) => {
    const gateway = createFakeGateway({ ...answerStaticPages(), [query]: buildGatewayError('BUSY') })
    const { page } = renderScreen(routes, { path, gateway })
    const beneath = await screen.findByRole('heading', { name: sentence })
    const title = screen.getByRole('heading', { name: heading })
    expect(title.compareDocumentPosition(beneath)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(page.status).toBe(503)
  },
)

test('beside the specified words for what is missing, ours claim no more than we know', async () => {
  const gateway = createFakeGateway({ Case: buildGatewayError('BUSY') })
  renderScreen(routes, { path: '/cases/7', gateway })
  await screen.findByText("The case you're looking for doesn't exist or has been removed")
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('so we cannot say what is here')
  expect(notice.textContent).not.toContain('does not mean')
})

const items = [
  ['/cases/7', 'Case', { case: buildCase({ title: 'A ramp' }) }, 'A ramp'],
  ['/events/7', 'Event', { event: buildEvent({ title: 'A talk', registrationRequired: false }) }, 'A talk'],
  ['/blog/a-post', 'Article', { post: buildPost({ title: 'A guide' }), posts: [] }, 'A guide'],
  ['/judgments/7', 'Judgment', { judgment: buildJudgment({ title: 'A v. B' }) }, 'A v. B'],
] as const

test.each(items)('%s is read as soon as it can be, by trying again', async (path, query, answer, title) => {
  const gateway = createFakeGateway({ [query]: buildGatewayError('BUSY') })
  const { page, user } = renderScreen(routes, { path, gateway })
  const again = await screen.findByRole('link', { name: 'Try again' })
  gateway.respondWith({ [query]: answer })
  await user.click(again)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(screen.queryByText(sentence)).toBeNull()
  expect(page.status).toBe(200)
})

test.each([
  ['/cases/7', 'Case', { case: null }, 'Case', 'Back to Cases', '/cases'],
  ['/events/7', 'Event', { event: null }, 'Event', 'Back to Events', '/events'],
  ['/blog/a-post', 'Article', { post: null, posts: [] }, 'Article', 'Back to Blog', '/blog'],
  ['/judgments/7', 'Judgment', { judgment: null }, 'Judgment', 'Back to Judgments', '/judgments'],
])(
  '%s: what is truly missing has a link back and status 404',
  async (path, query, answer, noun, back, list) => {
    const { page } = renderScreen(routes, { path, gateway: createFakeGateway({ [query]: answer }) })
    await screen.findByRole('heading', { name: `${noun} Not Found` })
    expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe(list)
    expect(screen.queryByText(sentence)).toBeNull()
    expect(page).toMatchObject({ status: 404, structuredData: undefined })
  },
)

test.each([
  ['/cases', 'Cases', { cases: [] }, 'No Cases Found', 'Check back later for case studies'],
  [
    '/services',
    'LegalServices',
    { faq: null, legalServices: [] },
    'No Services Available',
    'Please check back later for our services',
  ],
  [
    '/events',
    'Events',
    { events: [] },
    'No Events Scheduled',
    'We are planning the next ones. You can ask for help on any day.',
  ],
  ['/blog', 'Posts', { posts: [] }, 'No Articles Found', '0 articles'],
  ['/know-your-rights', 'Guides', { guides: [] }, 'No guides yet', 'Our other articles may help until then.'],
  ['/team', 'Team', { teamMembers: [] }, 'No Team Members Found', '0 people'],
])('%s says so where there is nothing yet', async (path, query, answer, heading, text) => {
  const { page } = renderScreen(routes, { path, gateway: createFakeGateway({ [query]: answer }) })
  await screen.findByRole('heading', { name: heading })
  screen.getByText(text)
  expect(page.status).toBe(200)
})
