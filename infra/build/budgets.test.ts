import { expect, test } from 'vitest'
import { build } from './build.ts'
import { listOverspending } from './page-bytes.ts'

test('no page loads more script, and no font is larger, than its budget', { timeout: 300_000 }, async () => {
  await build(['shell', 'mfe_public', 'mfe_get_help'], { mode: 'production' })
  expect(listOverspending()).toEqual([])
})
