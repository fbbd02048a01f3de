import { expect, test } from 'vitest'
import { formatImportSummary } from './import-report.ts'

const report = {
  ...{ rows: 0, creates: 0, updates: 0, unchanged: 0, errorCount: 0 },
  ...{ errors: [], note: null, fingerprint: '' },
}

test.each([
  [{}, 'There are no rows in this file'],
  [{ errorCount: 1 }, 'The columns of this file are not valid'],
  [{ rows: 1, unchanged: 1 }, '1 unchanged'],
  [{ rows: 1_402, creates: 1_400, errorCount: 3 }, '1,400 new, 2 rows cannot be read'],
])('%j is "%s"', (overrides, text) => {
  expect(formatImportSummary({ ...report, ...overrides })).toBe(text)
})
