/** A folder for one test. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that goes when the test ends. */
export function createTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
