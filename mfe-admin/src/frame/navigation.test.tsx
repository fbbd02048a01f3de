import { createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAs } from '../testing/render-at.ts'

const gatewayWith = (pendingCounts: object | null) =>
  createFakeGateway({
    Dashboard: {},
    LetterTemplates: { templates: [] },
    MessageTemplates: { templates: [] },
    PendingCounts: { pendingCounts },
  })

const findRail = async () => within(await screen.findByRole('navigation', { name: 'Portal' }))

test('what waits is said at its link, and asked again on another screen', async () => {
  const gateway = gatewayWith({ __typename: 'PendingCounts', newMessages: 5, failedEmails: 2 })
  const { user } = renderAs('administrator', '/admin/dashboard', gateway)
  const rail = await findRail()
  await rail.findByRole('link', { name: 'Messages 5 new' })
  rail.getByRole('link', { name: 'Email log 2 failed' })
  gateway.respondWith({ PendingCounts: { pendingCounts: { newMessages: 0, failedEmails: 2 } } })
  await user.click(rail.getByRole('link', { name: 'Letters' }))
  await rail.findByRole('link', { name: 'Messages' })
})

test('who may not answer messages is not told how many wait, and nothing is asked for it', async () => {
  const gateway = gatewayWith(null)
  renderAs('editor', '/admin/dashboard', gateway)
  await findRail()
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(gateway.countRequests('PendingCounts')).toBe(0)
})

test('the screen is marked where one is', async () => {
  renderAs('administrator', '/admin/letters', gatewayWith(null))
  const rail = await findRail()
  const current = rail.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(['Letters'])
})

test('the rail is folded to its icons, whose names stay, and the next page knows it', async () => {
  const { user, unmount } = renderAs('administrator', '/admin/dashboard', gatewayWith(null))
  const button = await screen.findByRole('button', { name: 'Collapse menu' })
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Expand menu' }).getAttribute('aria-expanded')).toBe('false')
  unmount()
  renderAs('administrator', '/admin/dashboard', gatewayWith(null))
  await waitFor(() => screen.getByRole('button', { name: 'Expand menu' }))
  const rail = await findRail()
  // What a mouse that rests on an icon reads.
  await user.hover(rail.getByRole('link', { name: 'Letters' }))
  expect((await screen.findByRole('tooltip')).textContent).toBe('Letters')
  localStorage.clear()
})
