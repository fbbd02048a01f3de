import { expect, test } from 'vitest'
import { mixByWeight } from './mix.ts'

test('each kind comes as often as it has weight, and the rare ones not at once', () => {
  const mix = mixByWeight([
    { name: 'page', weight: 6 },
    { name: 'request', weight: 2 },
  ])
  expect(mix.map(({ name }) => name).join(' ')).toBe('page page request page page page request page')
})
