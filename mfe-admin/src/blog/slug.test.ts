import { post } from '@access/content/posts/post.rules'
import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test('a slug has the words of its title, without accents and apostrophes', () => {
  expect(slugify('You Can’t Wait: Élan & 3 Rights!')).toBe('you-cant-wait-elan-3-rights')
})

test('a title without a letter of ours has no slug, and one that is too long is cut', () => {
  expect(slugify('日本語 ...')).toBe('')
  const long = slugify(`${'a'.repeat(119)} b`)
  expect(post.shape.slug.safeParse(long).success).toBe(true)
})
