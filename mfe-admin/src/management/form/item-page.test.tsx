// The form of an item on a page of its own, shown with blog posts.
import { buildPost } from '@access/content/posts/post.examples'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../../testing/enter.ts'
import { createManagedGateway, getLastVariables } from '../../testing/managed-gateway.ts'
import { renderScreenAt } from '../../testing/render-part.tsx'
import { selectOption } from '../../testing/select-option.ts'

const post = buildPost()
const previews = { BlogPost: ({ item }: { item: Record<string, unknown> }) => <h2>{String(item.title)}</h2> }
const editPath = `/admin/blog/${post.id}/edit`

const renderAt = (path: string, gateway = createManagedGateway('BlogPost', [post])) => ({
  ...renderScreenAt(path, gateway, previews),
  gateway,
})

const title = () => screen.findByLabelText<HTMLInputElement>('Title')

test('the dialog leads to the page of its item, and what was typed goes along', async () => {
  const { user, getAddress } = renderAt('/admin/blog')
  await user.click(await screen.findByRole('button', { name: `Edit ${post.title}` }))
  await user.type(await title(), '!')
  await user.click(screen.getByRole('link', { name: 'Open full page' }))
  await screen.findByRole('heading', { level: 1, name: 'Edit blog post' })
  await waitFor(() => expect(getAddress()).toBe(editPath))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await title()).value).toBe(`${post.title}!`)
})

test('a new item has a page too, and stands in the list once it is saved', async () => {
  const { user, gateway, getAddress } = renderAt('/admin/blog')
  await user.click(await screen.findByRole('button', { name: 'Add blog post' }))
  await user.click(await screen.findByRole('link', { name: 'Open full page' }))
  await screen.findByRole('heading', { level: 1, name: 'Add blog post' })
  await waitFor(() => expect(getAddress()).toBe('/admin/blog/new'))
  enter(await title(), 'Reading a summons')
  await selectOption(user, screen.getByLabelText('Category'), 'Know Your Rights')
  enter(screen.getByLabelText('Content'), 'Read.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Blog post created successfully')
  await screen.findByRole('button', { name: 'Edit Reading a summons' })
  await waitFor(() => expect(getAddress()).toBe('/admin/blog'))
  expect(getLastVariables(gateway, 'CreateBlogPost')).toMatchObject({ input: { slug: 'reading-a-summons' } })
})

test('the preview beside the form keeps up with what is typed', async () => {
  renderAt(editPath)
  const field = await title()
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  await preview.findByRole('heading', { name: post.title })
  enter(field, 'Rights')
  await preview.findByRole('heading', { name: 'Rights' })
  // The page may have a form of its own, which must not stand in this one.
  expect(screen.getByRole('region', { name: 'Preview' }).closest('form')).toBeNull()
})

test('a save whose picture is missing says so in the list that it leads to', async () => {
  const warning = 'Visitors do not see the picture at https://example.org/door.jpg.'
  const gateway = createManagedGateway('BlogPost', [post])
  gateway.respondWith({ UpdateBlogPost: { item: { ...post, warnings: [warning] } } })
  const { user } = renderAt(editPath, gateway)
  await user.type(await title(), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  within(await screen.findByRole('dialog', { name: 'Saved, but a picture is missing' })).getByText(warning)
})
