import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { expect, test } from 'vitest'
import { formatOutline, parseOutline } from './outline.ts'

test('a constitution that is not changed stays word for word', () => {
  const text = buildStaticPage('constitution').text!
  expect(formatOutline(parseOutline(text)!).trim()).toBe(text.trim())
})
