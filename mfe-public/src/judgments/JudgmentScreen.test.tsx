import { aJudgment } from '@access/content/judgments/judgment.examples'
import { categories } from '@access/content/judgments/judgment.rules'
import { categories as offered } from '@access/requests/legal-aid-requests/legal-aid-request.rules'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '../routes.tsx'
import type { Related } from './documents.ts'
import { helpCategories } from './helpAbout.ts'

const nothing: Related = { service: null, post: null, event: null }

const judgmentAt = (judgment: ReturnType<typeof aJudgment> | null, related = nothing) =>
  renderScreen(routes, { path: '/judgments/9', gateway: fakeGateway({ Judgment: { judgment, related } }) })

test('a judgment is there in full, its implications in a card of their own', async () => {
  const { page } = judgmentAt(
    aJudgment({
      title: 'Talbot v. Linden Court',
      parties: 'Corinne Talbot (tenant); Linden Court LLC (landlord)',
      fullText: 'Background\n\nThe boiler failed.\n\nOrder\n\nReversed.',
      legalImplications: 'You may raise bad conditions.',
      pdfUrl: 'https://example.org/talbot.pdf',
    }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Talbot v. Linden Court' })
  const implications = within(screen.getByRole('region', { name: 'Legal Implications' }))
  expect(implications.getByText('You may raise bad conditions.')).toBeDefined()
  const paper = within(screen.getByRole('article', { name: 'Judgment text' }))
  for (const text of ['Corinne Talbot', 'Linden Court LLC', 'The boiler failed.', 'Reversed.'])
    expect(paper.getByText(text)).toBeDefined()
  expect(paper.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Summary',
    'Background',
    'Order',
  ])
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
    'https://example.org/talbot.pdf',
  )
  expect(page).toMatchObject({ title: 'Talbot v. Linden Court – Access to Justice', status: 200 })
})

test('what a judgment does not say is left out', async () => {
  judgmentAt(
    aJudgment({ legalImplications: null, legalIssues: null, keywords: [], pdfUrl: null, fullText: null }),
  )
  await screen.findByRole('heading', { level: 1 })
  for (const name of ['Legal Implications', 'Legal Issues', 'Keywords'])
    expect(screen.queryByRole('region', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull()
})

test('help with the same is asked for with the category chosen, where the form knows it', async () => {
  judgmentAt(aJudgment({ category: 'Housing' }))
  const link = await screen.findByRole('link', { name: 'Request legal aid about this' })
  expect(link.getAttribute('href')).toBe('/get-help?category=Housing%20Rights')
})

test('a category that the form does not know leads to the form all the same', async () => {
  judgmentAt(aJudgment({ category: 'Maritime' }))
  const link = await screen.findByRole('link', { name: 'Request legal aid about this' })
  expect(link.getAttribute('href')).toBe('/get-help')
})

test('the form offers every category that judgments lead to it with', () => {
  expect(new Set(Object.values(helpCategories))).toEqual(new Set(offered))
  expect(categories.filter((category) => !helpCategories[category])).toEqual([])
})

test('each keyword leads to a search for it', async () => {
  judgmentAt(aJudgment({ keywords: ['rent escrow', 'heat & hot water'] }))
  const words = within(await screen.findByRole('list', { name: 'Keywords' }))
  expect(words.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/judgments?q=rent%20escrow',
    '/judgments?q=heat%20%26%20hot%20water',
  ])
})

test('the citation stands there to be selected, and is copied with one press', async () => {
  const { user } = judgmentAt(
    aJudgment({
      title: 'Talbot v. Elm',
      caseNumber: 'NL-App 2026-0087',
      courtName: 'Appeals Court',
      judgmentDate: '2026-06-04T00:00:00.000Z',
    }),
  )
  const citation = 'Talbot v. Elm, No. NL-App 2026-0087 (Appeals Court, June 4, 2026)'
  await screen.findByText(citation)
  await user.click(screen.getByRole('button', { name: 'Copy citation' }))
  await screen.findByText('Copied')
  expect(await navigator.clipboard.readText()).toBe(citation)
})

test('where copying is not allowed the citation is selected instead', async () => {
  const { user } = judgmentAt(aJudgment({ title: 'Talbot v. Elm', caseNumber: null }))
  const button = await screen.findByRole('button', { name: 'Copy citation' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(button)
  await screen.findByText('Selected: copy it from here')
  expect(getSelection()?.toString()).toBe('Talbot v. Elm (Appeals Court, June 4, 2026)')
})

test('a service, an article and an event on the subject follow the judgment', async () => {
  judgmentAt(aJudgment({ category: 'Housing' }), {
    service: { id: '1', title: 'Keeping Your Home', description: 'We stand beside you.', icon: 'housing' },
    post: { id: '2', slug: 'repairs', title: 'Repairs', excerpt: null },
    event: {
      id: '3',
      title: 'Tenants’ Workshop',
      eventDate: '2099-03-05T22:30:00.000Z',
      eventTime: '5:30 PM',
      location: 'Library',
    },
  })
  const more = within(await screen.findByRole('region', { name: 'More on Housing' }))
  for (const [name, address] of [
    ['Keeping Your Home', '/services'],
    ['Repairs', '/blog/repairs'],
    ['Tenants’ Workshop', '/events/3'],
    ['All Housing judgments', '/judgments?category=Housing'],
  ] as const)
    expect(more.getByRole('link', { name }).getAttribute('href')).toBe(address)
  expect(more.getByText('March 5, 2099, 5:30 PM, Library')).toBeDefined()
})

test('where there is nothing more on the subject, nothing is announced', async () => {
  judgmentAt(aJudgment())
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: /^More on/ })).toBeNull()
})

test('a judgment about a family can be left at once', async () => {
  judgmentAt(aJudgment({ category: 'Family Law' }))
  await screen.findByRole('link', { name: /leave this site/i })
})

test('a judgment that does not exist is said to be missing, with the way back and status 404', async () => {
  const { page } = judgmentAt(null)
  await screen.findByRole('heading', { name: 'Judgment Not Found' })
  expect(screen.getByRole('link', { name: 'Back to Judgments' }).getAttribute('href')).toBe('/judgments')
  expect(page.status).toBe(404)
})
