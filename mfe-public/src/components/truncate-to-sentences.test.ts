import { expect, test } from 'vitest'
import { truncateToSentences } from './truncate-to-sentences.ts'

test('an opening is made of whole sentences that fit', () => {
  expect(truncateToSentences('One thing. Another thing. A third.', 25)).toBe('One thing. Another thing.')
})

test('the first sentence is always there, and a text without one is there whole', () => {
  expect(truncateToSentences('A sentence that is longer than its room. Short.', 10)).toBe(
    'A sentence that is longer than its room.',
  )
  expect(truncateToSentences('No full stop at all', 5)).toBe('No full stop at all')
})
