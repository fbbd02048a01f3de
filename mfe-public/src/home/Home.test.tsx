import { aCase } from '@access/content/cases/case.examples'
import { anEvent } from '@access/content/events/event.examples'
import { aLegalService } from '@access/content/legal-services/legal-service.examples'
import { aPost } from '@access/content/posts/post.examples'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

const many = <Item,>(make: (about: { id: string; title: string }) => Item, count: number) =>
  Array.from({ length: count }, (_, place) => make({ id: `${place + 1}`, title: `Item ${place + 1}` }))

const everything = (count = 8) => ({
  legalServices: many(aLegalService, count),
  featuredCases: many(aCase, count),
  upcomingEvents: many(anEvent, count),
  recentPosts: many(aPost, count),
})

async function homeWith(data: ReturnType<typeof everything>) {
  const rendered = renderScreen(routes, { path: '/', gateway: fakeGateway({ Home: data }) })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const titlesIn = (name: string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

test('home tells its sections in order', async () => {
  await homeWith(everything())
  await screen.findByRole('region', { name: 'Success Stories' })
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
})

test('the hero says since when and what for, and leads to help and to who we are', async () => {
  await homeWith(everything())
  expect(screen.getByText('Pro Bono Legal Services Since 2010')).toBeDefined()
  expect(screen.getByText('Access to Justice')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Request Free Legal Help' }).getAttribute('href')).toBe('/get-help')
  expect(screen.getByRole('link', { name: 'Learn More About Us' }).getAttribute('href')).toBe('/about')
})

test('the four figures are those of the organisation', async () => {
  await homeWith(everything())
  const figures = section('Our work in four figures')
  const said = (role: 'term' | 'definition') => figures.getAllByRole(role).map((one) => one.textContent)
  expect(said('term')).toEqual(['Cases Handled', 'Clients Served', 'Success Rate', 'Years of Service'])
  expect(said('definition')).toEqual(['2,500+', '5,000+', '92%', '14+'])
})

test('home has room for six services, three cases, three events and three articles', async () => {
  await homeWith(everything(8))
  await screen.findByRole('region', { name: 'Success Stories' })
  expect(titlesIn('Legal Services We Offer')).toHaveLength(6)
  expect(titlesIn('Success Stories')).toEqual(['Item 1', 'Item 2', 'Item 3'])
  expect(titlesIn('Upcoming Events')).toEqual(['Item 1', 'Item 2', 'Item 3'])
  expect(titlesIn('Latest News & Insights')).toEqual(['Item 1', 'Item 2', 'Item 3'])
})

test('what there is none of is not mentioned', async () => {
  await homeWith({
    legalServices: many(aLegalService, 1),
    featuredCases: [],
    upcomingEvents: [],
    recentPosts: [],
  })
  await screen.findByRole('region', { name: 'Legal Services We Offer' })
  for (const name of ['Success Stories', 'Upcoming Events', 'Latest News & Insights'])
    expect(screen.queryByRole('region', { name })).toBeNull()
})

test('every section leads onward', async () => {
  const data = everything(1)
  data.recentPosts = [aPost({ slug: 'a-guide' })]
  await homeWith(data)
  await screen.findByRole('region', { name: 'Success Stories' })
  const leadsTo = (region: string, name: string | RegExp) =>
    section(region).getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('Legal Services We Offer', /^Learn More/)).toBe('/services')
  expect(leadsTo('Legal Services We Offer', 'View All Services')).toBe('/services')
  expect(leadsTo('Success Stories', 'Item 1')).toBe('/cases/1')
  expect(leadsTo('Success Stories', 'View All Cases')).toBe('/cases')
  expect(leadsTo('Upcoming Events', 'Item 1')).toBe('/events/1')
  expect(leadsTo('Upcoming Events', 'View All Events')).toBe('/events')
  expect(leadsTo('Latest News & Insights', data.recentPosts[0]!.title)).toBe('/blog/a-guide')
  expect(leadsTo('Latest News & Insights', 'View All Articles')).toBe('/blog')
})

test('an event shows its month and day, an article its date in full', async () => {
  await homeWith({
    ...everything(0),
    upcomingEvents: [anEvent({ eventDate: '2026-12-04T22:30:00.000Z' })],
    recentPosts: [aPost({ publishDate: '2026-11-12T15:00:00.000Z' })],
  })
  await screen.findByRole('region', { name: 'Upcoming Events' })
  expect(section('Upcoming Events').getByText('Dec')).toBeDefined()
  expect(section('Upcoming Events').getByText('4')).toBeDefined()
  expect(section('Latest News & Insights').getByText('November 12, 2026')).toBeDefined()
})

test('the way to an attorney has three steps, each with its time', async () => {
  await homeWith(everything(0))
  const steps = section('Need Legal Help?').getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Submit an online request',
    'Eligibility review',
    'Matching with an attorney',
  ])
  expect(steps[1]!.textContent).toContain('Within 48 hours')
  const kept = section('Need Legal Help?').getByRole('link', { name: /^How often we keep these times/ })
  expect(kept.getAttribute('href')).toBe('/promise')
  expect(
    section('Need Legal Help?')
      .getByRole('link', { name: 'Request Free Legal Aid Now' })
      .getAttribute('href'),
  ).toBe('/get-help')
})

test('home asks for everything at once', async () => {
  const { gateway } = await homeWith(everything())
  await screen.findByRole('region', { name: 'Success Stories' })
  expect(gateway.asked.map(({ name }) => name)).toEqual(['Home'])
})

test('home stands when the data cannot be had, and can ask for it again', async () => {
  const gateway = fakeGateway({ Home: new Error('down') })
  const { user } = renderScreen(routes, { path: '/', gateway })
  await screen.findByText('We cannot reach our records just now')
  expect(screen.getByRole('heading', { name: 'Our Mission' })).toBeDefined()
  gateway.answer({ Home: everything(2) })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await screen.findByRole('region', { name: 'Success Stories' })
  expect(screen.queryByText('We cannot reach our records just now')).toBeNull()
})
