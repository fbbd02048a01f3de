// Sharing an item before it is public, shown with blog posts.
import { buildPost } from '@access/content/posts/post.examples'
import { buildTeamMember } from '@access/content/team/team-member.examples'
import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-part.ts'
import { createManagedGateway, getLastVariables } from '../../testing/managed-gateway.ts'
import { renderScreenAt } from '../../testing/render-part.tsx'

const post = buildPost({ status: 'draft' })

const buildLink = (id: string, creatorName: string) => ({
  __typename: 'PreviewLink',
  id,
  creatorName,
  expiresAt: '2026-03-12T21:30:00.000Z',
})

async function openSharing(initialLinks: ReturnType<typeof buildLink>[] = []) {
  let links = initialLinks
  const gateway = createManagedGateway('BlogPost', [post])
  gateway.respondWith({
    PreviewLinks: () => ({ links }),
    CreatePreviewLink: () => {
      links = [buildLink('new', 'Ada Admin'), ...links]
      return { made: { __typename: 'NewPreviewLink', token: '5pM9', link: links[0] } }
    },
    RevokePreviewLink: ({ id }: Record<string, unknown>) => {
      links = links.filter((link) => link.id !== id)
      return { link: buildLink(String(id), '') }
    },
  })
  const { user } = renderScreenAt(`/admin/blog/${post.id}/edit`, gateway)
  await user.click(await screen.findByRole('button', { name: 'Share preview' }))
  return { user, gateway, dialog: await findDialog('Share a preview of this blog post') }
}

test('a link is created, shown once to be copied, and listed until it is revoked', async () => {
  const { user, gateway, dialog } = await openSharing()
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  const field = await dialog.findByLabelText<HTMLInputElement>(/^New link/)
  expect(field.value).toBe(`${location.origin}/preview#5pM9`)
  expect(getLastVariables(gateway, 'CreatePreviewLink')).toEqual({ type: 'BlogPost', itemId: post.id })
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  await screen.findByText('Copied.')
  expect(await navigator.clipboard.readText()).toBe(field.value)
  await dialog.findByText(/^Created by Ada Admin/)
  await user.click(dialog.getByRole('button', { name: /^Revoke/ }))
  await screen.findByText('Preview link revoked')
  await waitFor(() => expect(dialog.queryByText(/^Created by/)).toBeNull())
})

test('a link that could not be created says why', async () => {
  const { user, gateway, dialog } = await openSharing()
  gateway.respondWith({
    CreatePreviewLink: buildGatewayError('BAD_USER_INPUT', {
      fields: { type: '20 links are the most. Revoke one first' },
    }),
  })
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  await dialog.findByText('20 links are the most. Revoke one first')
})

test('what is not saved yet, or has no page of its own, has no preview to share', async () => {
  const { unmount } = renderScreenAt('/admin/blog/new', createManagedGateway('BlogPost', []))
  await screen.findByLabelText('Title')
  expect(screen.queryByRole('button', { name: 'Share preview' })).toBeNull()
  unmount()
  const member = buildTeamMember()
  const gateway = createManagedGateway('TeamMember', [member])
  renderScreenAt(`/admin/team/${member.id}/edit`, gateway)
  await screen.findByLabelText('Name')
  expect(screen.queryByRole('button', { name: 'Share preview' })).toBeNull()
})
