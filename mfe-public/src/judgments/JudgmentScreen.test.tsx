import { aJudgment } from '@access/content/judgments/judgment.examples'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

const judgmentAt = (judgment: ReturnType<typeof aJudgment> | null) =>
  renderScreen(routes, { path: '/judgments/9', gateway: fakeGateway({ Judgment: { judgment } }) })

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

test('a judgment that does not exist is said to be missing, with the way back and status 404', async () => {
  const { page } = judgmentAt(null)
  await screen.findByRole('heading', { name: 'Judgment Not Found' })
  expect(screen.getByRole('link', { name: 'Back to Judgments' }).getAttribute('href')).toBe('/judgments')
  expect(page.status).toBe(404)
})
