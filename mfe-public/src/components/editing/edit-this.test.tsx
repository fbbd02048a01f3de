import { buildAdministrator, createFakeGateway, renderScreen } from '@access/shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EditThis } from './EditThis.tsx'

const render = (role?: string) =>
  renderScreen([{ path: 'judgments/:id', element: <EditThis /> }], {
    path: '/judgments/7',
    gateway: createFakeGateway(),
    ...(role && { signedInUser: buildAdministrator({ role }) }),
  })

test('an editor gets from the page of an item to its form', async () => {
  render('editor')
  const link = await screen.findByRole('link', { name: 'Edit this judgment' })
  expect(link.getAttribute('href')).toBe('/admin/judgments/7/edit')
})

test('nobody else is offered it', async () => {
  const { gateway } = render('attorney')
  await waitFor(() => expect(gateway.countRequests('GET /api/auth/verify')).toBe(1))
  await act(() => import('./EditLink.tsx'))
  expect(screen.queryByRole('link')).toBeNull()
})

test('a visitor is offered nothing', () => {
  render()
  expect(screen.getByRole('main').textContent).toBe('')
})
