import { renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

const pages = [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/accessibility', 'Accessibility'],
  ['/stay-safe', 'Staying Safe on This Site'],
] as const

for (const [path, title] of pages)
  test(`${path} is a page whose contents lead to its parts, and it asks for nothing`, async () => {
    const { page, gateway } = renderScreen(routes, { path })
    await screen.findByRole('heading', { level: 1, name: title })
    const contents = within(screen.getByRole('navigation', { name: 'On this page', hidden: true }))
    const links = contents.getAllByRole('link', { hidden: true })
    expect(links.length).toBeGreaterThan(3)
    for (const link of links)
      expect(document.getElementById(link.getAttribute('href')!.slice(1))?.textContent).toBe(link.textContent)
    expect(page).toMatchObject({ title: `${title} – Access to Justice`, status: 200 })
    expect(gateway.asked).toEqual([])
  })

test('nothing is left of the marks that the texts are written with', async () => {
  for (const [path, title] of pages) {
    const { container, unmount } = renderScreen(routes, { path })
    await screen.findByRole('heading', { level: 1, name: title })
    expect(container.textContent).not.toMatch(/\*\*|\]\(|\|---|^#/m)
    unmount()
  }
})

test('what we ask for is a table whose rows and columns are named', async () => {
  renderScreen(routes, { path: '/privacy' })
  const [asked] = await screen.findAllByRole('table')
  const table = within(asked!)
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'What we ask',
    'Why',
  ])
  expect(table.getByRole('rowheader', { name: 'Name' })).toBeDefined()
})

test('how long we keep it is a table too', async () => {
  renderScreen(routes, { path: '/privacy' })
  const [, kept] = await screen.findAllByRole('table')
  const rows = within(kept!).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Request we could not take, or that you withdrew',
    'Request that became a case',
    'Contact message',
    'Event registration',
    'Record of who opened what, without the content',
  ])
})

test('whoever is in danger finds the way out and the number first, then what cannot be erased', async () => {
  renderScreen(routes, { path: '/stay-safe' })
  await screen.findByRole('heading', { name: 'If you are in danger now, call 911.' })
  expect(screen.getByRole('link', { name: 'Leave this site' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'What it cannot erase' })).toBeDefined()
  expect(screen.getByText('Your browsing history.')).toBeDefined()
})
