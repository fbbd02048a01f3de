// A button whose action is under way, shown with a case that is saved.
import { buildCase } from '@access/content/cases/case.examples'
import { buildGatewayError } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createManagedGateway } from '../testing/managed-gateway.ts'
import { renderScreenAt } from '../testing/render-part.tsx'

test('a button is busy as long as its action, and has its own name again once that has failed', async () => {
  // With motion, which jsdom never ends.
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: false }))
  const gateway = createManagedGateway('Case', [buildCase()])
  let fail = (_error: Error) => {}
  gateway.respondWith({ UpdateCase: () => new Promise((_, reject) => (fail = reject)) })
  const { user } = renderScreenAt('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await screen.findByLabelText('Title')
  const button = screen.getByRole('button', { name: 'Save' })
  await user.click(button)
  await screen.findByRole('button', { name: 'Saving...' })
  expect(button.querySelector('svg')).not.toBeNull()
  fail(buildGatewayError('INTERNAL_SERVER_ERROR'))
  await screen.findByText('Failed to update case')
  expect(screen.getByRole('button', { name: 'Save' })).toBe(button)
  expect(button.querySelector('svg')).toBeNull()
})
