/** While our data cannot be reached, no page says that something is missing or that there is nothing. */
import { aCase } from '@access/content/cases/case.examples'
import { anEvent } from '@access/content/events/event.examples'
import { aJudgment } from '@access/content/judgments/judgment.examples'
import { aPost } from '@access/content/posts/post.examples'
import { fakeGateway, refused, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

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
  ['/', 'Home', 'Legal Services We Offer'],
  ['/constitution', 'Constitution', 'Constitution'],
  ['/promise', 'PromiseKept', 'How often we kept it'],
  ['/search?q=rent', 'Search', 'Search'],
] as const

test.each(pages)(
  '%s keeps its screen with a sentence beneath, and status 503',
  async (path, query, heading) => {
    const gateway = fakeGateway({ [query]: refused('BUSY') })
    const { page } = renderScreen(routes, { path, gateway })
    const beneath = await screen.findByRole('heading', { name: sentence })
    const title = screen.getByRole('heading', { name: heading })
    expect(title.compareDocumentPosition(beneath)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(page.status).toBe(503)
  },
)

const items = [
  ['/cases/7', 'Case', { case: aCase({ title: 'A ramp' }) }, 'A ramp'],
  ['/events/7', 'Event', { event: anEvent({ title: 'A talk', registrationRequired: false }) }, 'A talk'],
  ['/blog/a-post', 'Article', { post: aPost({ title: 'A guide' }), posts: [] }, 'A guide'],
  ['/judgments/7', 'Judgment', { judgment: aJudgment({ title: 'A v. B' }), related: null }, 'A v. B'],
] as const

test.each(items)('%s is read as soon as it can be, by trying again', async (path, query, answer, title) => {
  const gateway = fakeGateway({ [query]: refused('BUSY') })
  const { page, user } = renderScreen(routes, { path, gateway })
  const again = await screen.findByRole('link', { name: 'Try again' })
  gateway.answer({ [query]: answer })
  await user.click(again)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(screen.queryByText(sentence)).toBeNull()
  expect(page.status).toBe(200)
})

test('what is truly missing says nothing of our records', async () => {
  const { page } = renderScreen(routes, { path: '/cases/7', gateway: fakeGateway({ Case: { case: null } }) })
  await screen.findByRole('heading', { name: 'Case Not Found' })
  expect(screen.queryByText(sentence)).toBeNull()
  expect(page.status).toBe(404)
})
