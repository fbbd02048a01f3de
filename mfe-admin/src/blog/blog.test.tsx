import { buildPost } from '@access/content/posts/post.examples'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { createManagedGateway, getLastVariables } from '../testing/managed-gateway.ts'
import { openForm, openNewForm } from '../testing/open-form.ts'
import { renderScreenAt } from '../testing/render-part.tsx'
import { selectOption } from '../testing/select-option.ts'

test('a scheduled post that becomes visible while the list is open is published', async () => {
  const soon = buildPost({ publishDate: new Date(Date.now() + 1500).toISOString() })
  renderScreenAt('/admin/blog', createManagedGateway('BlogPost', [soon]))
  await screen.findByText('Published', {}, { timeout: 15_000 })
})

test('the form says from when visitors see a post whose date lies ahead', async () => {
  const { user } = await editForm({ publishDate: null, status: 'draft' })
  const date = screen.getByLabelText('Publish date')
  screen.getByText('A date ahead schedules the post')
  await user.type(date, '2099-03-05')
  const hint = async (words: RegExp) => (await screen.findByText(words)).textContent
  expect(await hint(/^Once published/)).toBe('Once published, visitors see it from Mar 5, 2099, 12:00 AM')
  await selectOption(user, screen.getByLabelText('Status'), 'Published')
  expect(await hint(/^Scheduled:/)).toBe('Scheduled: visitors see it from Mar 5, 2099, 12:00 AM')
})

test('a post that is dated today comes out now, not at an hour of today', async () => {
  const { user, gateway } = await editForm({ publishDate: null })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()
  await user.type(screen.getByLabelText('Publish date'), today)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Blog post updated successfully')
  const { input } = getLastVariables(gateway, 'UpdateBlogPost') as { input: { publishDate: string } }
  expect(Date.parse(input.publishDate)).toBeLessThanOrEqual(Date.now())
})

async function editForm(...posts: Parameters<typeof buildPost>) {
  const { user, gateway } = await openForm('blog', buildPost(...posts))
  const slug = await screen.findByLabelText<HTMLInputElement>('Slug')
  return { user, gateway, slug, title: screen.getByLabelText<HTMLInputElement>('Title') }
}

test('the slug is made from the title until somebody writes it', async () => {
  const { user } = await openNewForm('BlogPost', 'blog', 'blog post')
  const title = await screen.findByLabelText('Title')
  const slug = screen.getByLabelText<HTMLInputElement>('Slug')
  await user.type(title, 'Your Rights')
  await waitFor(() => expect(slug.value).toBe('your-rights'))
  await user.type(slug, '-guide')
  await user.type(title, ' at Home')
  expect(slug.value).toBe('your-rights-guide')
})

test('a post that stands keeps its slug when it is called something else', async () => {
  const { user, slug, title } = await editForm({ title: 'Your rights', slug: 'your-rights' })
  await user.type(title, ' at home')
  expect(slug.value).toBe('your-rights')
})

test('that another post has the slug is told while it is written', async () => {
  const { user, gateway, slug } = await editForm()
  gateway.respondWith({ IsSlugTaken: ({ slug }: { slug?: string }) => ({ isTaken: slug === 'taken' }) })
  enter(slug, 'taken')
  await screen.findByText('Another blog post has this already')
  expect(getLastVariables(gateway, 'IsSlugTaken')).toEqual({ slug: 'taken', except: buildPost().id })
  await user.type(slug, '-not')
  await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBeNull())
})
