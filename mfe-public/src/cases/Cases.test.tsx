import { buildCase } from '@access/content/cases/case.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

const tenants = buildCase({ id: '1', title: 'Nine families stay', category: 'Housing Rights', status: 'won' })
const cleaner = buildCase({ id: '2', title: 'Paid for every hour', category: 'Employment', status: 'active' })

function renderCases(path: string, cases = [tenants, cleaner]) {
  return renderScreen(routes, { path, gateway: createFakeGateway({ Cases: { cases } }) })
}

const listTitles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

test('a case shows its category, status, number, summary and outcome, and leads to its story', async () => {
  renderCases('/cases', [
    buildCase({
      id: '7',
      title: 'A ramp',
      category: 'Housing Rights',
      status: 'won',
      caseNumber: 'ATJ-2022-017',
      summary: 'A landlord refused a ramp.',
      outcome: 'The ramp was built.',
    }),
  ])
  const card = within(await screen.findByRole('article'))
  for (const text of ['Housing Rights', 'Won', 'ATJ-2022-017', 'A landlord refused a ramp.'])
    expect(card.getByText(text)).toBeDefined()
  expect(card.getByText(/The ramp was built\./)).toBeDefined()
  expect(card.getByRole('link', { name: 'A ramp' }).getAttribute('href')).toBe('/cases/7')
})

test('typing filters the list, changes the URL and is announced', async () => {
  const { user, getAddress } = renderCases('/cases')
  await screen.findByText('2 cases')
  await user.type(screen.getByRole('searchbox'), 'families')
  expect(listTitles()).toEqual(['Nine families stay'])
  await waitFor(() => expect(getAddress()).toBe('/cases?q=families'))
  expect(screen.getByRole('status').textContent).toContain('1 case')
})

test('category and status narrow the list together', async () => {
  const { user, getAddress } = renderCases('/cases')
  await screen.findByText('2 cases')
  await user.selectOptions(screen.getByLabelText('Category'), 'Employment')
  expect(listTitles()).toEqual(['Paid for every hour'])
  await user.selectOptions(screen.getByLabelText('Status'), 'Won')
  expect(listTitles()).toEqual([])
  await waitFor(() => expect(getAddress()).toBe('/cases?category=Employment&status=won'))
})

test('twelve cases are shown at a time, each page with an address of its own; a filter begins on the first', async () => {
  const cases = Array.from({ length: 14 }, (_, index) =>
    buildCase({ id: String(index), title: `Case ${index + 1}`, category: 'Employment' }),
  )
  const { user, getAddress } = renderCases('/cases?category=Employment', cases)
  await screen.findByText('14 cases')
  expect(listTitles()).toHaveLength(12)
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Cases' })
  expect([...new FormData(form).keys()]).toEqual(['q', 'category', 'status'])
  expect(screen.getByText('Filters:').textContent).toBe('Filters: Employment')
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(getAddress()).toBe('/cases?category=Employment&page=2'))
  expect(listTitles()).toEqual(['Case 13', 'Case 14'])
  expect(document.activeElement?.textContent).toContain('page 2 of 2')
  await user.type(screen.getByRole('searchbox'), '1')
  await waitFor(() => expect(getAddress()).toBe('/cases?q=1&category=Employment'))
})

test('a filter without results says what to try, and can be cleared', async () => {
  const { user, getAddress } = renderCases('/cases?q=nothing+like+it')
  await screen.findByRole('heading', { name: 'No Cases Found' })
  expect(screen.getByText('Try adjusting your filters')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Clear filters' }))
  expect(listTitles()).toHaveLength(2)
  await waitFor(() => expect(getAddress()).toBe('/cases'))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})
