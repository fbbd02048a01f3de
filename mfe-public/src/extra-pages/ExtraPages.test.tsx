import { buildRelatedDocument } from '@access/content/related-documents/related-document.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { answerStaticPages } from '../testing/static-pages.ts'

test('a page that is switched off is not there', async () => {
  const gateway = createFakeGateway({ StaticPage: { staticPage: null } })
  const { page } = renderScreen(routes, { path: '/donate', gateway })
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
  expect(page.status).toBe(404)
})

test('the page about giving leads to the payment page of the organization', async () => {
  renderScreen(routes, { path: '/donate', gateway: createFakeGateway(answerStaticPages()) })
  const link = await screen.findByRole('link', { name: 'Give on our payment page' })
  expect(link.getAttribute('href')).toBe('https://give.example.org/')
})

test('the press finds the office and its logo, where it has one', async () => {
  const gateway = createFakeGateway(answerStaticPages())
  const { unmount } = renderScreen(routes, {
    path: '/press',
    gateway,
    office: { logo: '/api/files/1/logo.webp' },
  })
  await screen.findByRole('heading', { level: 2, name: 'Press contact' })
  const download = screen.getByRole('link', { name: 'Download the logo' })
  expect([download.getAttribute('href'), download.hasAttribute('download')]).toEqual([
    '/api/files/1/logo.webp',
    true,
  ])
  unmount()
  renderScreen(routes, { path: '/press', gateway })
  await screen.findByRole('heading', { level: 2, name: 'Press contact' })
  expect(screen.queryByRole('heading', { name: 'Our logo' })).toBeNull()
})

test('the page about the board has the documents that are online', async () => {
  const file = '/api/files/2/report.pdf'
  const gateway = createFakeGateway({
    ...answerStaticPages(),
    Reports: {
      relatedDocuments: [
        buildRelatedDocument({ id: '1', title: 'Annual report', available: true, file }),
        buildRelatedDocument({ id: '2', title: 'Policies', available: false, file: null }),
      ],
    },
  })
  renderScreen(routes, { path: '/board', gateway })
  const report = await screen.findByRole('link', { name: /^Annual report/ })
  expect(report.getAttribute('href')).toBe(file)
  expect(screen.queryByText('Policies')).toBeNull()
})
