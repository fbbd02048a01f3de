import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import type { SearchMatchFragment, SearchResultsFragment } from './search.generated.ts'

const buildMatch = (fields: Partial<SearchMatchFragment> = {}): SearchMatchFragment => ({
  type: 'Case',
  id: '7',
  slug: null,
  path: null,
  category: 'Housing',
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
  ...fields,
})

const buildResults = (fields: Partial<SearchResultsFragment> = {}): SearchResultsFragment => ({
  query: 'eviction',
  total: 0,
  isTotalExact: true,
  bestMatch: null,
  groups: [],
  didYouMean: null,
  ...fields,
})

const renderSearch = (path: string, search = buildResults()) =>
  renderScreen(routes, {
    path,
    gateway: createFakeGateway({ Search: { search }, SearchTitles: { searchTitles: [] } }),
  })

test('before a search there are hints, and nothing is queried', async () => {
  const { gateway, page } = renderSearch('/search')
  await screen.findByRole('heading', { level: 1, name: 'Search' })
  expect(screen.getByRole('link', { name: 'unpaid wages' }).getAttribute('href')).toBe(
    '/search?q=unpaid+wages',
  )
  expect(screen.getByRole('heading', { name: 'How to search' })).toBeDefined()
  expect(gateway.requests).toEqual([])
  expect(page).toMatchObject({ title: 'Search – Access to Justice', status: 200, robots: 'noindex' })
})

test.each([
  ['eviction', '“eviction”'],
  ['«fair hearing»', '«fair hearing»'],
  ['"fair hearing" rent', '“"fair hearing" rent”'],
])('what was searched for stands in one pair of marks: %s', async (query, expected) => {
  renderSearch(`/search?${new URLSearchParams({ q: query })}`, buildResults({ query }))
  expect((await screen.findByText(/results$/)).parentElement!.textContent).toBe(`0 resultsfor ${expected}`)
})

test('every result leads to where it is read, with the matches marked', async () => {
  const groups = [
    ['Guide', 'PageSection'],
    ['LegalService', 'LegalService'],
    ['Case', 'Case'],
    ['BlogPost', 'BlogPost'],
    ['Event', 'Event'],
    ['TeamMember', 'TeamMember'],
    ['Judgment', 'Judgment'],
    ['Page', 'ConstitutionVersion'],
  ].map(([kind = '', type]) => ({
    kind,
    total: 1,
    isTotalExact: true,
    matches: [
      buildMatch({
        type,
        slug: type === 'BlogPost' ? 'on-eviction' : null,
        path: type === 'PageSection' ? '/stay-safe#for-friends' : null,
      }),
    ],
  }))
  const { gateway, page } = renderSearch('/search?q=eviction', buildResults({ total: 8, groups }))
  await screen.findByText('8 results')
  for (const [name, address] of [
    ['Guides', '/stay-safe#for-friends'],
    ['Services', '/services#service-7'],
    ['Cases', '/cases/7'],
    ['Articles', '/blog/on-eviction'],
    ['Events', '/events/7'],
    ['People', '/team'],
    ['Judgments', '/judgments/7'],
    ['About us and our rules', '/constitution#versions'],
  ] as const) {
    const group = within(screen.getByRole('region', { name: new RegExp(`^${name} 1 `) }))
    const link = group.getByRole('link', { name: 'The eviction' })
    expect(link.getAttribute('href')).toBe(address)
    expect(
      group.getAllByText(/^evict/, { selector: 'mark' }).map((highlight) => highlight.textContent),
    ).toEqual(['eviction', 'evicted'])
  }
  expect(gateway.requests[0]?.variables).toEqual({ text: 'eviction', kind: null })
  expect(page).toMatchObject({ title: 'Search: eviction – Access to Justice', robots: 'noindex' })
})

test('the best match stands first, and its group does not repeat it', async () => {
  const bestMatch = buildMatch({ id: '1', title: [{ text: 'Evictions, day by day', isMatch: false }] })
  const groups = [
    { kind: 'Case', total: 2, isTotalExact: true, matches: [bestMatch, buildMatch()] },
    { kind: 'Judgment', total: 1, isTotalExact: true, matches: [buildMatch({ type: 'Judgment', id: '9' })] },
  ]
  renderSearch('/search?q=eviction', buildResults({ total: 3, bestMatch, groups }))
  const best = within(await screen.findByRole('region', { name: 'Best match' }))
  expect(best.getByRole('link', { name: 'Evictions, day by day' }).getAttribute('href')).toBe('/cases/1')
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Evictions, day by day', 'The eviction', 'The eviction'])
})

test('what is the only match of all stands alone', async () => {
  const bestMatch = buildMatch()
  const groups = [{ kind: 'Case', total: 1, isTotalExact: true, matches: [bestMatch] }]
  renderSearch('/search?q=eviction', buildResults({ total: 1, bestMatch, groups }))
  await screen.findByRole('region', { name: 'Best match' })
  expect(screen.getAllByRole('link', { name: 'The eviction' })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: /^Cases/ })).toBeNull()
})

test('where there is more of a kind, all of it can be reached', async () => {
  const matches = [buildMatch()]
  renderSearch(
    '/search?q=eviction',
    buildResults({
      total: 3441,
      groups: [
        { kind: 'Judgment', total: 3412, isTotalExact: true, matches },
        { kind: 'Case', total: 29, isTotalExact: true, matches },
      ],
    }),
  )
  const all = await screen.findByRole('link', { name: 'All 3,412 judgments' })
  expect(all.getAttribute('href')).toBe('/judgments?q=eviction')
  expect(screen.getByRole('link', { name: 'All 29 cases' }).getAttribute('href')).toBe(
    '/search?q=eviction&kind=cases',
  )
})

test('more judgments than are counted are so many and more', async () => {
  const groups = [{ kind: 'Judgment', total: 1000, isTotalExact: false, matches: [buildMatch({})] }]
  renderSearch('/search?q=court', buildResults({ total: 1000, isTotalExact: false, groups }))
  await screen.findByText('More than 1,000 results')
  const group = within(screen.getByRole('region', { name: /^Judgments more than 1,000 / }))
  expect(group.getByRole('link', { name: 'All judgments' })).toBeDefined()
})

test('one kind is searched by its URL, with a link back to everything', async () => {
  const { gateway } = renderSearch(
    '/search?q=eviction&kind=cases',
    buildResults({
      total: 1,
      groups: [{ kind: 'Case', total: 1, isTotalExact: true, matches: [buildMatch()] }],
    }),
  )
  await screen.findByText('1 result')
  expect(gateway.requests[0]?.variables).toEqual({ text: 'eviction', kind: 'Case' })
  expect(screen.getByRole('link', { name: 'Search everything' }).getAttribute('href')).toBe(
    '/search?q=eviction',
  )
})

test('a search without results says so, suggests a spelling and says what to do', async () => {
  renderSearch('/search?q=evicton', buildResults({ query: 'evicton', didYouMean: 'eviction' }))
  await screen.findByRole('heading', { name: 'Nothing Found' })
  expect(screen.getByText('0 results')).toBeDefined()
  for (const [name, address] of [
    ['eviction', '/search?q=eviction'],
    ['Request Legal Aid', '/get-help'],
    ['Call (555) 555-0100', 'tel:+15555550100'],
    ['See what we help with', '/services'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
})

test('the search runs when the form is submitted, and the form works without scripts too', async () => {
  const { user, getAddress, gateway } = renderSearch(
    '/search?q=rent&kind=cases',
    buildResults({ query: 'rent' }),
  )
  await screen.findByText('0 results')
  const box = screen.getByRole('combobox', { name: 'Search the whole site' })
  expect((box as HTMLInputElement).value).toBe('rent')
  expect(box.getAttribute('name')).toBe('q')
  expect(box.closest('form')?.getAttribute('action')).toBe('/search')
  await user.clear(box)
  await user.type(box, ' late rent{Enter}')
  await waitFor(() => expect(getAddress()).toBe('/search?q=late+rent'))
  expect(gateway.requests.findLast(({ name }) => name === 'Search')?.variables).toEqual({
    text: 'late rent',
    kind: null,
  })
})

test('control characters are removed from the query', async () => {
  const { gateway } = renderSearch('/search?q=late%00%07+rent', buildResults({ query: 'late rent' }))
  await screen.findByText('0 results')
  expect(gateway.requests[0]?.variables).toMatchObject({ text: 'late  rent' })
})

test('markup in results stays text', async () => {
  const title = [{ text: '<img src=x onerror=alert(1)>', isMatch: true }]
  renderSearch(
    '/search?q=img',
    buildResults({
      total: 1,
      groups: [{ kind: 'Case', total: 1, isTotalExact: true, matches: [buildMatch({ title })] }],
    }),
  )
  await screen.findByRole('link', { name: '<img src=x onerror=alert(1)>' })
})
