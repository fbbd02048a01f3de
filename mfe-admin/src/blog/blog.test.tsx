import { aPost } from '@access/content/posts/post.examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { managed, sentWith } from '../testing/managed.ts'

async function addPost(fill: (user: ReturnType<typeof asAdministrator>['user']) => Promise<void>) {
  const gateway = managed('BlogPost', 'BlogPosts', [])
  const { user } = asAdministrator('/admin/blog', gateway)
  await user.click(await screen.findByRole('button', { name: 'Add blog post' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add blog post' }))
  await user.type(form.getByLabelText('Title'), 'Reading a summons')
  await user.type(form.getByLabelText('Slug'), 'reading-a-summons')
  await user.selectOptions(form.getByLabelText('Category'), 'Know Your Rights')
  await user.type(form.getByLabelText('Content'), 'A summons is an invitation.')
  await fill(user)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Blog post created successfully')
  return JSON.parse(JSON.stringify(sentWith(gateway, 'CreateBlogPost'))) as unknown
}

const required = {
  title: 'Reading a summons',
  slug: 'reading-a-summons',
  category: 'Know Your Rights',
  content: 'A summons is an invitation.',
  status: 'draft',
}

test('without tags and date a post is sent with null for both, and without what was not filled', async () => {
  expect(await addPost(async () => {})).toEqual({ input: { ...required, tags: null, publishDate: null } })
})

test('excerpt and picture are sent when they are filled, tags trimmed and without empty ones', async () => {
  const sent = await addPost(async (user) => {
    await user.type(screen.getByLabelText('Excerpt'), 'Line by line')
    await user.type(screen.getByLabelText('Featured image'), 'https://example.org/door.jpg')
    await user.type(screen.getByLabelText('Tags'), 'court , ,summons,')
    await user.type(screen.getByLabelText('Publish date'), '2026-07-04')
  })
  expect(sent).toEqual({
    input: {
      ...required,
      excerpt: 'Line by line',
      featuredImage: 'https://example.org/door.jpg',
      tags: ['court', 'summons'],
      publishDate: '2026-07-04T16:00:00.000Z',
    },
  })
})

test('a post without a publish date says so', async () => {
  const draft = aPost({ status: 'draft', publishDate: null })
  asAdministrator('/admin/blog', managed('BlogPost', 'BlogPosts', [draft]))
  await screen.findByText('Not set')
  screen.getByText('Draft')
})

test('a slug that is no slug is objected to', async () => {
  const { user } = asAdministrator('/admin/blog', managed('BlogPost', 'BlogPosts', [aPost()]))
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const slug = await screen.findByLabelText('Slug')
  await user.clear(slug)
  await user.type(slug, 'Not A Slug')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Write the slug in small letters/)
})
