import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import type { SearchHit, SearchResults } from './documents.ts'

const aHit = (about: Partial<SearchHit> = {}): SearchHit => ({
  id: '7',
  slug: null,
  about: 'Housing',
  date: null,
  title: [
    { text: 'The ', isMatch: false },
    { text: 'eviction', isMatch: true },
  ],
  excerpt: [
    { text: '… an ', isMatch: false },
    { text: 'evicted', isMatch: true },
    { text: ' tenant …', isMatch: false },
  ],
  ...about,
})

const found = (about: Partial<SearchResults> = {}): SearchResults => ({
  words: 'eviction',
  total: 0,
  groups: [],
  didYouMean: null,
  ...about,
})

const searchAt = (path: string, search = found()) =>
  renderScreen(routes, { path, gateway: fakeGateway({ Search: { search } }) })

test('before anything is searched for there are hints, and nothing is asked', async () => {
  const { gateway, page } = searchAt('/search')
  await screen.findByRole('heading', { level: 1, name: 'Search' })
  expect(screen.getByRole('link', { name: 'unpaid wages' }).getAttribute('href')).toBe(
    '/search?q=unpaid+wages',
  )
  expect(screen.getByRole('heading', { name: 'How to search' })).toBeDefined()
  expect(gateway.asked).toEqual([])
  expect(page).toMatchObject({ title: 'Search – Access to Justice', status: 200, robots: 'noindex' })
})

test('every kind leads to where it is read, with the matches marked', async () => {
  const kinds = ['LegalService', 'Case', 'Judgment', 'Event', 'BlogPost', 'TeamMember']
  const groups = kinds.map((kind) => ({ kind, total: 1, hits: [aHit({ slug: 'on-eviction' })] }))
  const { gateway, page } = searchAt('/search?q=eviction', found({ total: 6, groups }))
  await screen.findByText('6 results')
  for (const [name, address] of [
    ['Services', '/services'],
    ['Cases', '/cases/7'],
    ['Judgments', '/judgments/7'],
    ['Events', '/events/7'],
    ['Articles', '/blog/on-eviction'],
    ['People', '/team'],
  ] as const) {
    const group = within(screen.getByRole('region', { name: new RegExp(`^${name} 1 `) }))
    const link = group.getByRole('link', { name: 'The eviction' })
    expect(link.getAttribute('href')).toBe(address)
    expect(group.getAllByText(/^evict/, { selector: 'mark' }).map((mark) => mark.textContent)).toEqual([
      'eviction',
      'evicted',
    ])
  }
  expect(gateway.asked[0]?.variables).toEqual({ text: 'eviction', kind: null })
  expect(page).toMatchObject({ title: 'Search: eviction – Access to Justice', robots: 'noindex' })
})

test('where there is more of a kind, all of it can be reached', async () => {
  const hits = [aHit()]
  searchAt(
    '/search?q=eviction',
    found({
      total: 3441,
      groups: [
        { kind: 'Judgment', total: 3412, hits },
        { kind: 'Case', total: 29, hits },
      ],
    }),
  )
  const all = await screen.findByRole('link', { name: 'All 3,412 judgments' })
  expect(all.getAttribute('href')).toBe('/judgments?q=eviction')
  expect(screen.getByRole('link', { name: 'All 29 cases' }).getAttribute('href')).toBe(
    '/search?q=eviction&kind=cases',
  )
})

test('one kind alone is asked for by its address, with a way back to everything', async () => {
  const { gateway } = searchAt(
    '/search?q=eviction&kind=cases',
    found({ total: 1, groups: [{ kind: 'Case', total: 1, hits: [aHit()] }] }),
  )
  await screen.findByText('1 result')
  expect(gateway.asked[0]?.variables).toEqual({ text: 'eviction', kind: 'Case' })
  expect(screen.getByRole('link', { name: 'Search everything' }).getAttribute('href')).toBe(
    '/search?q=eviction',
  )
})

test('a search that finds nothing says so, and what may have been meant', async () => {
  searchAt('/search?q=evicton', found({ words: 'evicton', didYouMean: 'eviction' }))
  await screen.findByRole('heading', { name: 'Nothing Found' })
  expect(screen.getByText('0 results')).toBeDefined()
  expect(screen.getByRole('link', { name: 'eviction' }).getAttribute('href')).toBe('/search?q=eviction')
})

test('what is typed is searched for when it is sent, and the form works without scripts too', async () => {
  const { user, address, gateway } = searchAt('/search?q=rent&kind=cases', found({ words: 'rent' }))
  await screen.findByText('0 results')
  const box = screen.getByRole('searchbox', { name: 'Search the whole site' })
  expect((box as HTMLInputElement).value).toBe('rent')
  expect(box.getAttribute('name')).toBe('q')
  expect(box.closest('form')?.getAttribute('action')).toBe('/search')
  await user.clear(box)
  await user.type(box, ' late rent{Enter}')
  expect(address()).toBe('/search?q=late+rent')
  expect(gateway.asked.at(-1)?.variables).toEqual({ text: 'late rent', kind: null })
})

test('what no keyboard types is left out of what is searched for', async () => {
  const { gateway } = searchAt('/search?q=late%00%07+rent', found({ words: 'late rent' }))
  await screen.findByText('0 results')
  expect(gateway.asked[0]?.variables).toMatchObject({ text: 'late  rent' })
})

test('markup in what was found stays text', async () => {
  const title = [{ text: '<img src=x onerror=alert(1)>', isMatch: true }]
  searchAt(
    '/search?q=img',
    found({ total: 1, groups: [{ kind: 'Case', total: 1, hits: [aHit({ title })] }] }),
  )
  await screen.findByRole('link', { name: '<img src=x onerror=alert(1)>' })
})

test('a search that could not be made says so and can be tried again', async () => {
  const gateway = fakeGateway({ Search: new Error('down') })
  const { user } = renderScreen(routes, { path: '/search?q=eviction', gateway })
  const again = await screen.findByRole('link', { name: 'Try again' })
  expect(screen.queryByText(/results/)).toBeNull()
  gateway.answer({ Search: { search: found() } })
  await user.click(again)
  await screen.findByText('0 results')
})
