import { buildCase } from '@access/content/cases/case.examples'
import { buildPost } from '@access/content/posts/post.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

const path = '/preview#5pM9-x_Token'

const buildPreview = ({ __typename, ...values }: { __typename: string }) => ({
  preview: {
    __typename: 'SharedPreview',
    type: __typename,
    values: JSON.stringify(values),
    expiresAt: '2026-03-12T21:30:00.000Z',
  },
})

test.each([
  buildPost({ status: 'draft', title: 'Not yet' }),
  buildCase({ isPublic: false, title: 'Not yet' }),
])('a link shows the page of an item that is not public, and says until when', async (item) => {
  const gateway = createFakeGateway({ OpenPreview: buildPreview(item) })
  const { page } = renderScreen(routes, { path, gateway })
  await screen.findByRole('heading', { level: 1, name: 'Not yet' })
  screen.getByText(/^This is a preview/)
  screen.getByText(/Thursday, March 12, 5:30 PM/)
  expect(gateway.requests[0]!.variables).toEqual({ token: '5pM9-x_Token' })
  expect(page).toMatchObject({ robots: 'noindex', isPrivate: true })
})

test('a link that has expired, was revoked or never existed says so', async () => {
  renderScreen(routes, { path, gateway: createFakeGateway({ OpenPreview: { preview: null } }) })
  await screen.findByRole('heading', { level: 1, name: 'Preview Not Available' })
})

test('a preview that cannot be fetched can be tried again', async () => {
  const gateway = createFakeGateway({ OpenPreview: new Error('down') })
  const { user } = renderScreen(routes, { path, gateway })
  await screen.findByRole('alert')
  gateway.respondWith({ OpenPreview: buildPreview(buildPost({ title: 'Not yet' })) })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Not yet' })
})
