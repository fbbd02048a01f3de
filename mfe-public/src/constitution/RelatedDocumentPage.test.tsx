import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

async function renderBylaws(pdfUrl: string | null) {
  const gateway = createFakeGateway({ StaticPage: { staticPage: buildStaticPage('bylaws', { pdfUrl }) } })
  renderScreen(routes, { path: '/constitution/bylaws', gateway })
  await screen.findByRole('heading', { level: 1, name: 'Bylaws of Access to Justice' })
}

test('the bylaws link to their PDF', async () => {
  await renderBylaws('/documents/bylaws.pdf')
  expect(screen.getByRole('link', { name: /^Download PDF/ }).getAttribute('href')).toBe(
    '/documents/bylaws.pdf',
  )
})

test('while there is no PDF of the text there is no link to one', async () => {
  await renderBylaws(null)
  expect(screen.queryByRole('link', { name: /^Download PDF/ })).toBeNull()
})
