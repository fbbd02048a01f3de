// The tour of the portal, for the first visit.
import { createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAs } from '../../testing/render-at.ts'

const openDashboard = (path = '/admin/dashboard') =>
  renderAs('editor', path, createFakeGateway({ Dashboard: {} }))

test('who comes for the first time is led from stop to stop, and not asked again', async () => {
  const { user, unmount, getAddress } = openDashboard('/admin/dashboard?weeks=26')
  await user.click(await screen.findByRole('button', { name: 'Take the tour' }))
  const tour = within(await screen.findByRole('region', { name: 'Tour' }))
  const first = tour.getByRole('heading').textContent
  tour.getByText(/^1 of \d$/)
  await user.click(tour.getByRole('button', { name: 'Next' }))
  expect(tour.getByRole('heading').textContent).not.toBe(first)
  expect(document.activeElement).toBe(tour.getByRole('heading'))
  await user.click(tour.getByRole('button', { name: 'Back' }))
  expect(tour.getByRole('heading').textContent).toBe(first)
  while (tour.queryByRole('button', { name: 'Next' }))
    await user.click(tour.getByRole('button', { name: 'Next' }))
  await user.click(tour.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/dashboard?weeks=26'))
  unmount()
  openDashboard()
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(screen.queryByRole('button', { name: 'Take the tour' })).toBeNull()
})

test('who wants none is not asked again', async () => {
  const { user } = openDashboard()
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('region', { name: 'First visit' })).toBeNull()
})

test('Escape ends it', async () => {
  const { user, getAddress } = openDashboard('/admin/dashboard?tour=1')
  await screen.findByRole('region', { name: 'Tour' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Tour' })).toBeNull())
  expect(getAddress()).toBe('/admin/dashboard')
})
