import { renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

test('any other path is the not-found page, with its two sentences and status 404', async () => {
  const { page } = renderScreen(routes, { path: '/no-such-page' })
  await screen.findByRole('heading', { name: '404 Page Not Found' })
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined()
  expect(page).toMatchObject({ title: '404 Page Not Found – Access to Justice', status: 404 })
})
