import { buildPublicJudgment } from '@access/content/judgments/judgment.examples'
import { courts as allowedCourts } from '@access/content/judgments/judgment.rules'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { courts } from './judgment-filters.ts'
import type { JudgmentsQuery } from './judgments.generated.ts'

type JudgmentsResponse = JudgmentsQuery['judgmentsPage']

function renderJudgments(path: string, response: Partial<JudgmentsResponse> = {}) {
  const items = response.items ?? [buildPublicJudgment()]
  const judgmentsPage = {
    __typename: 'JudgmentPage',
    items,
    total: items.length,
    isTotalExact: true,
    page: 1,
    pages: 1,
    matches: [],
    didYouMean: null,
    ...response,
  }
  return renderScreen(routes, { path, gateway: createFakeGateway({ Judgments: { judgmentsPage } }) })
}

test('a judgment shows everything the list knows of it', async () => {
  renderJudgments('/judgments', {
    items: [
      buildPublicJudgment({
        id: '9',
        title: 'Talbot v. Linden Court',
        category: 'Housing',
        courtName: 'Appeals Court',
        caseNumber: 'NL-App 2026-0087',
        parties: 'Corinne Talbot; Linden Court',
        judgmentDate: '2026-06-04T00:00:00.000Z',
        judgeName: 'Judge Amadi',
        summary: 'A tenant may show her photographs.',
        legalIssues: 'Repairs as a defense',
        keywords: ['heat', 'eviction'],
        pdfUrl: 'https://example.org/talbot.pdf',
      }),
    ],
  })
  const card = within(await screen.findByRole('article'))
  for (const text of [
    'Housing',
    'Appeals Court',
    'NL-App 2026-0087',
    'Corinne Talbot; Linden Court',
    'June 4, 2026',
    'Judge Amadi',
    'A tenant may show her photographs.',
    'Repairs as a defense',
    'heat',
    'eviction',
  ])
    expect(card.getByText(text)).toBeDefined()
  expect(card.getByText('June 4, 2026').closest('details')).toBeNull()
  expect(card.getByRole('link', { name: /^PDF/ }).getAttribute('href')).toBe('https://example.org/talbot.pdf')
  expect(card.getByRole('link', { name: /^View Full Judgment/ }).getAttribute('href')).toBe(
    '/judgments/talbot-v-linden-court-apartments-2026',
  )
})

test('the query has the filters of the URL, and the total is shown', async () => {
  const { gateway } = renderJudgments('/judgments?q=heat&category=Housing&court=Appeals+Court&page=3', {
    total: 3409,
    page: 3,
    pages: 143,
  })
  await screen.findByText('3,409 judgments')
  expect(gateway.requests[0]).toMatchObject({
    variables: { search: 'heat', category: 'Housing', court: 'Appeals Court', page: 3 },
  })
})

test('a search with more matches than are listed says so', async () => {
  renderJudgments('/judgments?q=court', { total: 1000, isTotalExact: false, pages: 42 })
  await screen.findByText('More than 1,000 judgments')
})

test('the search is debounced, and begins on its first page', async () => {
  const { gateway, getAddress } = renderJudgments('/judgments?page=3', { total: 60, page: 3, pages: 3 })
  await screen.findByText('60 judgments')
  // In one go: on a busy machine, keys pressed one after the other would seem to rest between them.
  for (const value of ['r', 're', 'ren', 'rent'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
  await waitFor(() => expect(getAddress()).toBe('/judgments?q=rent'))
  await waitFor(() =>
    expect(gateway.requests.map(({ variables }) => variables.search)).toEqual([null, 'rent']),
  )
  expect(gateway.requests.at(-1)?.variables.page).toBe(1)
})

test('the pages of a search are links that keep it', async () => {
  renderJudgments('/judgments?court=Supreme+Court&page=2', { total: 60, page: 2, pages: 3 })
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }))
  expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
    '/judgments?court=Supreme+Court&page=3',
  )
  expect(pages.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(
    '/judgments?court=Supreme+Court',
  )
  expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
})

test('a search without results suggests a spelling, with the same filters', async () => {
  renderJudgments('/judgments?q=evicton&court=Appeals+Court', { items: [], total: 0, didYouMean: 'eviction' })
  const link = await screen.findByRole('link', { name: 'eviction' })
  expect(link.parentElement?.textContent).toBe('Did you mean eviction?')
  expect(link.getAttribute('href')).toBe('/judgments?q=eviction&court=Appeals+Court')
})

test('matches are highlighted, and quoted where only the full text has them', async () => {
  const part = (text: string, isMatch = false) => ({ text, isMatch })
  renderJudgments('/judgments?q=boiler', {
    items: [
      buildPublicJudgment({ id: '1', title: 'Talbot v. Boiler' }),
      buildPublicJudgment({ id: '2', title: 'Boiler v. Elm' }),
    ],
    matches: [
      {
        id: '1',
        title: [part('Talbot v. '), part('Boiler', true)],
        summary: [part('Heat.')],
        excerpt: [part('… the '), part('boilers', true), part(' failed …')],
      },
      {
        id: '2',
        title: [part('Boiler', true), part(' v. Elm')],
        summary: [part('A '), part('boiler', true)],
        excerpt: [part('the '), part('boilers', true)],
      },
    ],
  })
  const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card))
  const highlights = (card = first) =>
    card?.getAllByText(/boiler/i, { selector: 'mark' }).map((m) => m.textContent)
  expect(highlights()).toEqual(['Boiler', 'boilers'])
  expect(first?.getByText('In the full text:')).toBeDefined()
  expect(highlights(second)).toEqual(['Boiler', 'boiler'])
  expect(second?.queryByText('In the full text:')).toBeNull()
})

test('results are sorted by relevance or by date, and the order is in the URL', async () => {
  const two = { items: [buildPublicJudgment({ id: '1' }), buildPublicJudgment({ id: '2' })] }
  const { gateway } = renderJudgments('/judgments?q=heat&court=Appeals+Court&sort=date&page=2', two)
  const orders = within(await screen.findByRole('navigation', { name: 'Sort by' }))
  expect(orders.getByRole('link', { name: 'Newest' }).getAttribute('aria-current')).toBe('true')
  expect(orders.getByRole('link', { name: 'Most relevant' }).getAttribute('href')).toBe(
    '/judgments?q=heat&court=Appeals+Court',
  )
  expect(gateway.requests[0]?.variables).toMatchObject({ search: 'heat', sort: 'date', page: 2 })
})

test('without a search text the only order is by date', async () => {
  renderJudgments('/judgments', {
    items: ['1', '2'].map((id) => buildPublicJudgment({ id, pdfUrl: null })),
  })
  await screen.findByText('newest first')
  expect(screen.queryByRole('navigation', { name: 'Sort by' })).toBeNull()
  // Neither has a PDF.
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull()
})

test('the filters offer the courts that the rules name', () => {
  expect(courts).toEqual(allowedCourts)
})

test('a search is followed by its own feed, which a reader also finds by the address of the page', async () => {
  const { page } = renderJudgments('/judgments?q=heat%20%26%20rent&category=Housing&sort=date&page=2')
  const link = await screen.findByRole('link', { name: 'Follow this search in your feed reader' })
  const feed = '/feeds/judgments.xml?q=heat+%26+rent&category=Housing'
  expect(link.getAttribute('href')).toBe(feed)
  expect(page.feed).toBe(feed)
  expect(screen.getByRole('link', { name: 'Follow this search by email' }).getAttribute('href')).toBe(
    '/judgments/follow?q=heat+%26+rent&category=Housing',
  )
})

test('without a search there is the feed of all judgments', async () => {
  const { page } = renderJudgments('/judgments')
  const link = await screen.findByRole('link', { name: 'New judgments in your feed reader' })
  expect(link.getAttribute('href')).toBe('/feeds/judgments.xml')
  expect(page.feed).toBeUndefined()
})

test('judgments are narrowed by judge and days, which nobody can follow', async () => {
  const { gateway, page } = renderJudgments('/judgments?judge=amadi&from=2026-01-01&to=2026-06-30')
  expect(await screen.findByLabelText<HTMLInputElement>('Judge')).toHaveProperty('value', 'amadi')
  expect(screen.getByLabelText('Decided until')).toHaveProperty('value', '2026-06-30')
  const variables = { judge: 'amadi', from: '2026-01-01', to: '2026-06-30' }
  expect(gateway.requests[0]?.variables).toMatchObject(variables)
  expect(screen.queryByRole('link', { name: /feed reader/ })).toBeNull()
  expect(page.feed).toBeUndefined()
  fireEvent.change(screen.getByLabelText('Decided from'), { target: { value: '2026-03-01' } })
  await waitFor(() => expect(gateway.requests.at(-1)?.variables).toMatchObject({ from: '2026-03-01' }))
})
