import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeHeapSnapshot } from 'node:v8'
import { expect, onTestFinished, test } from 'vitest'
import { countObjects, listGrowths } from './heap-growth.ts'

test('the objects of a snapshot that V8 has written are counted by their constructor', () => {
  class Visit {
    page = 'home'
  }
  const visits = Array.from({ length: 321 }, () => new Visit())
  const folder = mkdtempSync(path.join(tmpdir(), 'access-heap-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = writeHeapSnapshot(path.join(folder, 'visits.heapsnapshot'))
  expect(countObjects(JSON.parse(readFileSync(file, 'utf8'))).get('Visit')).toBe(visits.length)
})

test('what there is more of in every snapshot is named, the most first', () => {
  const buildCounts = (visits: number, promises: number, buffers: number) =>
    new Map(
      Object.entries({ Visit: visits, Promise: promises, Buffer: buffers, Map: 5_000 + visits / 1_000 }),
    )
  expect(
    listGrowths([
      buildCounts(1_000, 500, 9_000),
      buildCounts(2_000, 5_000, 4_000),
      buildCounts(3_000, 9_000, 90_000),
    ]),
  ).toEqual([
    { constructorName: 'Promise', first: 500, last: 9_000 },
    { constructorName: 'Visit', first: 1_000, last: 3_000 },
  ])
})
