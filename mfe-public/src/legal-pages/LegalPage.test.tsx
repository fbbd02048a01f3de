import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { answerStaticPages } from '../testing/static-pages.ts'

const renderPage = (path: string, overrides = {}) =>
  renderScreen(routes, { path, gateway: createFakeGateway(answerStaticPages(overrides)) })

const pages = [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/accessibility', 'Accessibility'],
  ['/stay-safe', 'Staying Safe on This Site'],
] as const

for (const [path, title] of pages)
  test(`${path} is a page whose contents lead to its parts, and it asks for its text alone`, async () => {
    const { page, gateway } = renderPage(path)
    await screen.findByRole('heading', { level: 1, name: title })
    const contents = within(screen.getByRole('navigation', { name: 'On this page', hidden: true }))
    const links = contents.getAllByRole('link', { hidden: true })
    expect(links.length).toBeGreaterThan(3)
    for (const link of links)
      expect(document.getElementById(link.getAttribute('href')!.slice(1))?.textContent).toBe(link.textContent)
    expect(page).toMatchObject({ title: `${title} – Access to Justice`, status: 200 })
    expect(gateway.requests.map(({ name }) => name)).toEqual(['StaticPage'])
  })

test('nothing is left of the marks that the texts are written with', async () => {
  for (const [path, title] of pages) {
    const { container, unmount } = renderPage(path)
    await screen.findByRole('heading', { level: 1, name: title })
    expect(container.textContent).not.toMatch(/\*\*|\]\(|\|---|^#/m)
    unmount()
  }
})

test('the data we collect is a table with row and column headers', async () => {
  renderPage('/privacy')
  const [collectedData] = await screen.findAllByRole('table')
  const table = within(collectedData!)
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'What we ask',
    'Why',
  ])
  expect(table.getByRole('rowheader', { name: 'Name' })).toBeDefined()
})

test('the retention periods are a table too', async () => {
  renderPage('/privacy')
  const [, retentionPeriods] = await screen.findAllByRole('table')
  const rows = within(retentionPeriods!).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Request we could not take, or that you withdrew',
    'Request that became a case',
    'Contact message',
    'Event registration',
    'Email and search for new judgments',
    'Record of who opened what, without the content',
  ])
})

test('the quick exit and the hotline come first, then what cannot be erased', async () => {
  renderPage('/stay-safe')
  await screen.findByRole('heading', { name: 'If you are in danger now, call 911.' })
  expect(screen.getByRole('link', { name: 'Leave this site' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'What it cannot erase' })).toBeDefined()
  expect(screen.getByText('Your browsing history.')).toBeDefined()
})

test('a gap that only the office can fill is marked, and placeholders are filled', async () => {
  renderPage('/terms', {
    text: 'These are the terms of {organisationName}.\n\n## Law\n\nThe law of [[the state]] applies.',
  })
  await screen.findByText('These are the terms of Access to Justice.')
  expect(screen.getByText('[the state]').tagName).toBe('EM')
})

test('without its text the page to stay safe has the way out and the number to call', async () => {
  const gateway = createFakeGateway({ StaticPage: new Error('down') })
  renderScreen(routes, { path: '/stay-safe', gateway, office: { emergencyNumber: '112' } })
  await screen.findByText('We cannot reach our records just now')
  screen.getByRole('link', { name: 'Leave this site' })
  screen.getByRole('heading', { name: 'If you are in danger now, call 112.' })
  expect(screen.queryByText(/911/)).toBeNull()
})
