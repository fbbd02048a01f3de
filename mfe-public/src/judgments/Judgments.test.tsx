import { aJudgment } from '@access/content/judgments/judgment.examples'
import {
  categories as allowedCategories,
  courts as allowedCourts,
} from '@access/content/judgments/judgment.rules'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { categories, courts } from './filters.ts'

type Answer = { items: ReturnType<typeof aJudgment>[]; total: number; page: number; pages: number }

function judgmentsAt(path: string, answer: Partial<Answer> = {}) {
  const items = answer.items ?? [aJudgment()]
  const judgmentsPage = {
    __typename: 'JudgmentPage',
    items,
    total: items.length,
    page: 1,
    pages: 1,
    ...answer,
  }
  return renderScreen(routes, { path, gateway: fakeGateway({ Judgments: { judgmentsPage } }) })
}

test('a judgment shows everything the list knows of it', async () => {
  judgmentsAt('/judgments', {
    items: [
      aJudgment({
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
  expect(card.getByRole('link', { name: /^PDF/ }).getAttribute('href')).toBe('https://example.org/talbot.pdf')
  expect(card.getByRole('link', { name: /^View Full Judgment/ }).getAttribute('href')).toBe('/judgments/9')
})

test('without a PDF there is no link to one', async () => {
  judgmentsAt('/judgments', { items: [aJudgment({ pdfUrl: null })] })
  await screen.findByRole('article')
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull()
})

test('the server is asked what the address says, and the total is told', async () => {
  const { gateway } = judgmentsAt('/judgments?q=heat&category=Housing&court=Appeals+Court&page=3', {
    total: 3409,
    page: 3,
    pages: 143,
  })
  await screen.findByText('3,409 judgments')
  expect(gateway.asked[0]).toMatchObject({
    variables: { search: 'heat', category: 'Housing', court: 'Appeals Court', page: 3 },
  })
})

test('typing asks once it rests, and a new search begins on its first page', async () => {
  const { user, gateway, address } = judgmentsAt('/judgments?page=3', { total: 60, page: 3, pages: 3 })
  await screen.findByText('60 judgments')
  await user.type(screen.getByRole('searchbox'), 'rent')
  await waitFor(() => expect(address()).toBe('/judgments?q=rent'))
  expect(gateway.asked.map(({ variables }) => variables.search)).toEqual([null, 'rent'])
  expect(gateway.asked.at(-1)?.variables.page).toBe(1)
})

test('the pages of a search are links that keep it', async () => {
  judgmentsAt('/judgments?court=Supreme+Court&page=2', { total: 60, page: 2, pages: 3 })
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }))
  expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
    '/judgments?court=Supreme+Court&page=3',
  )
  expect(pages.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(
    '/judgments?court=Supreme+Court',
  )
  expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
})

test('a search that finds nothing says so', async () => {
  judgmentsAt('/judgments?q=zzz', { items: [], total: 0 })
  await screen.findByRole('heading', { name: 'No Judgments Found' })
})

test('judgments that could not be loaded say so beside the empty state', async () => {
  renderScreen(routes, { path: '/judgments', gateway: fakeGateway({ Judgments: new Error('down') }) })
  await screen.findByText('We could not load this list')
  expect(screen.getByRole('heading', { name: 'No Judgments Found' })).toBeDefined()
})

test('the filters offer the categories and courts that the rules name', () => {
  expect(categories).toEqual(allowedCategories)
  expect(courts).toEqual(allowedCourts)
})
