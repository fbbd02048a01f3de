import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { journeyHalves } from './stages.ts'

test('every journey belongs to one half of them, and to one alone', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const journeys = globSync('{shell/e2e,infra}/**/*.journey.ts', { cwd: root })
  expect(journeys.length).toBeGreaterThan(30)
  const folders = Object.values(journeyHalves).map(
    (half) => (journey: string) => half.some((part) => journey.includes(part)),
  )
  const unassigned = journeys.filter((journey) => folders.filter((isThere) => isThere(journey)).length !== 1)
  expect(unassigned).toEqual([])
})
