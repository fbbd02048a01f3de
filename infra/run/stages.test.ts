import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { halves } from './stages.ts'

test('every journey belongs to one half of them, and to one alone', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const journeys = globSync('{shell/e2e,infra}/**/*.journey.ts', { cwd: root })
  expect(journeys.length).toBeGreaterThan(30)
  const places = Object.values(halves).map(
    (half) => (journey: string) => half.some((part) => journey.includes(part)),
  )
  const astray = journeys.filter((journey) => places.filter((isThere) => isThere(journey)).length !== 1)
  expect(astray).toEqual([])
})
