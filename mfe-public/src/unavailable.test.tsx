/** While our data cannot be reached, no page says that something is missing or that there is nothing. */
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

test('what is truly missing says nothing of our records', async () => {
  const { page } = renderScreen(routes, {
    path: '/cases/7',
    gateway: createFakeGateway({ Case: { case: null } }),
  })
  await screen.findByRole('heading', { name: 'Case Not Found' })
  expect(screen.queryByText(sentence)).toBeNull()
  expect(page.status).toBe(404)
})
