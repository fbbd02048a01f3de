import { createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAsAdministrator, renderSignedOut } from '../testing/render-at.ts'

const createGateway = () =>
  createFakeGateway({
    LetterTemplates: { templates: [] },
    MessageTemplates: { templates: [] },
    'POST /api/auth/logout': true,
  })

const heading = () => screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })

function expectPortalsOwn() {
  screen.getByText('Did you forget to add the page to the router?')
  expect(screen.queryByRole('link', { name: 'Request Legal Aid' })).toBeNull()
}

test.each(['/admin/nowhere', '/admin/blog/new/again'])(
  'who is signed in reads at %s, in the portal, that there is nothing, and goes on',
  async (path) => {
    const { page, user, getAddress } = renderAsAdministrator(path, createGateway())
    await heading()
    expectPortalsOwn()
    expect(page.status).toBe(404)
    expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe(
      '/admin/dashboard',
    )
    const rail = within(await screen.findByRole('navigation', { name: 'Portal' }))
    await user.click(rail.getByRole('link', { name: 'Letters' }))
    await screen.findByRole('heading', { level: 1, name: 'Letters' })
    await waitFor(() => expect(getAddress()).toBe('/admin/letters'))
  },
)

test('who is not signed in reads the same, without being asked to sign in first', async () => {
  const { page, getAddress, gateway } = renderSignedOut('/admin/nowhere')
  // At once, as the server renders it, which does not know who comes.
  screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })
  expect(page.status).toBe(404)
  await heading()
  expectPortalsOwn()
  expect(page.status).toBe(404)
  expect(getAddress()).toBe('/admin/nowhere')
  expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe(
    '/admin/dashboard',
  )
  expect(gateway.requests).toEqual([])
})

test('signing out at an unknown address leads to the login', async () => {
  const { user, getAddress } = renderAsAdministrator('/admin/nowhere', createGateway())
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/login'))
})
