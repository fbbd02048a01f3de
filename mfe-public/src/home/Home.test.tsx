import { buildCase } from '@access/content/cases/case.examples'
import { buildEvent } from '@access/content/events/event.examples'
import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { buildLegalService } from '@access/content/legal-services/legal-service.examples'
import { buildPost } from '@access/content/posts/post.examples'
import type { HomeContent } from '@access/content/static-pages/home.rules'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

const buildMany = <Item,>(make: (fields: { id: string; title: string }) => Item, count: number) =>
  Array.from({ length: count }, (_, index) => make({ id: `${index + 1}`, title: `Item ${index + 1}` }))

const homeData = (count = 8) => ({
  page: buildStaticPage('home'),
  legalServices: buildMany(buildLegalService, count),
  featuredCases: buildMany(buildCase, count),
  upcomingEvents: buildMany(buildEvent, count),
  recentPosts: buildMany(buildPost, count),
})

async function renderHome(fields: Partial<ReturnType<typeof homeData>>) {
  const data = { ...homeData(0), ...fields }
  const rendered = renderScreen(routes, { path: '/', gateway: createFakeGateway({ Home: data }) })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const listTitles = (name: string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

test('home has its sections in order, room for some of each, and needs one query', async () => {
  const { gateway } = await renderHome(homeData())
  await screen.findByRole('region', { name: 'Success Stories' })
  expect(gateway.requests.map(({ name }) => name)).toEqual(['Home'])
  const named = within(screen.getByRole('main'))
    .getAllByRole('region')
    .map((region) => {
      const heading = region.getAttribute('aria-labelledby')
      return heading ? document.getElementById(heading)?.textContent : region.getAttribute('aria-label')
    })
  expect(named.slice(1)).toEqual([
    'Our work in four figures',
    'Our Mission',
    'Legal Services We Offer',
    'Success Stories',
    'Upcoming Events',
    'Latest News & Insights',
    'Need Legal Help?',
  ])
  expect(listTitles('Legal Services We Offer')).toHaveLength(6)
  for (const name of ['Success Stories', 'Upcoming Events', 'Latest News & Insights'])
    expect(listTitles(name)).toEqual(['Item 1', 'Item 2', 'Item 3'])
  expect(screen.getByText('Pro Bono Legal Services Since 2010')).toBeDefined()
  expect(screen.getByText('Access to Justice')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Request Free Legal Help' }).getAttribute('href')).toBe('/get-help')
  expect(screen.getByRole('link', { name: 'Learn More About Us' }).getAttribute('href')).toBe('/about')
})

test('the four figures are those of the organisation', async () => {
  await renderHome(homeData())
  const statistics = section('Our work in four figures')
  const text = (role: 'term' | 'definition') => statistics.getAllByRole(role).map((one) => one.textContent)
  expect(text('term')).toEqual(['Cases Handled', 'Clients Served', 'Success Rate', 'Years of Service'])
  expect(text('definition')).toEqual(['2,500+', '5,000+', '92%', '14+'])
})

test('empty sections are left out', async () => {
  await renderHome({
    legalServices: buildMany(buildLegalService, 1),
    featuredCases: [],
    upcomingEvents: [],
    recentPosts: [],
  })
  await screen.findByRole('region', { name: 'Legal Services We Offer' })
  for (const name of ['Success Stories', 'Upcoming Events', 'Latest News & Insights'])
    expect(screen.queryByRole('region', { name })).toBeNull()
})

test('every section leads onward', async () => {
  const data = homeData(1)
  data.recentPosts = [buildPost({ slug: 'a-guide' })]
  await renderHome(data)
  await screen.findByRole('region', { name: 'Success Stories' })
  const expectLink = (region: string, name: string | RegExp) =>
    section(region).getByRole('link', { name }).getAttribute('href')
  expect(expectLink('Legal Services We Offer', /^Learn More/)).toBe('/services')
  expect(expectLink('Legal Services We Offer', 'View All Services')).toBe('/services')
  expect(expectLink('Success Stories', 'Item 1')).toBe('/cases/1')
  expect(expectLink('Success Stories', 'View All Cases')).toBe('/cases')
  expect(expectLink('Upcoming Events', 'Item 1')).toBe('/events/1')
  expect(expectLink('Upcoming Events', 'View All Events')).toBe('/events')
  expect(expectLink('Latest News & Insights', data.recentPosts[0]!.title)).toBe('/blog/a-guide')
  expect(expectLink('Latest News & Insights', 'View All Articles')).toBe('/blog')
  expect(expectLink('Latest News & Insights', /guides by topic/)).toBe('/know-your-rights')
})

test('an event shows its month and day, an article its date in full', async () => {
  await renderHome({
    ...homeData(0),
    upcomingEvents: [buildEvent({ eventDate: '2026-12-04T22:30:00.000Z' })],
    recentPosts: [buildPost({ publishDate: '2026-11-12T15:00:00.000Z' })],
  })
  await screen.findByRole('region', { name: 'Upcoming Events' })
  expect(section('Upcoming Events').getByText('Dec')).toBeDefined()
  expect(section('Upcoming Events').getByText('4')).toBeDefined()
  expect(section('Latest News & Insights').getByText('November 12, 2026')).toBeDefined()
})

test('the way to an attorney has three steps, each with its time', async () => {
  await renderHome(homeData(0))
  const steps = section('Need Legal Help?').getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Submit an online request',
    'Eligibility review',
    'Matching with an attorney',
  ])
  expect(steps[1]!.textContent).toContain('Within 48 hours')
  const stored = section('Need Legal Help?').getByRole('link', {
    name: 'What we promise, and how we count it',
  })
  expect(stored.getAttribute('href')).toBe('/promise')
  expect(
    section('Need Legal Help?')
      .getByRole('link', { name: 'Request Free Legal Aid Now' })
      .getAttribute('href'),
  ).toBe('/get-help')
})

test('home says what its row says, and leaves out figures where there are none', async () => {
  const text: HomeContent = JSON.parse(buildStaticPage('home').content ?? '')
  const hero = { ...text.hero, badge: 'Help since 1974', heading: 'Ask {organisationName}' }
  await renderHome({
    page: buildStaticPage('home', { content: JSON.stringify({ ...text, hero, figures: [] }) }),
  })
  screen.getByText('Help since 1974')
  screen.getByRole('heading', { level: 1, name: 'Ask Access to Justice' })
  expect(screen.queryByRole('region', { name: 'Our work in four figures' })).toBeNull()
})
