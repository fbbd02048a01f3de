import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productFolders, quickLanes } from './stages.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('every call and journey of the product is in a folder that a change leads to', () => {
  const files = globSync('{shell/e2e,infra/run}/**/*.{call,journey}.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(20)
  const isFound = (file: string) => Object.keys(productFolders).some((folder) => file.startsWith(folder))
  expect(files.filter((file) => !isFound(file))).toEqual([])
})

test.each([
  ['services/requests/src/submission/submission.resolver.ts', ['tests', 'product']],
  ['mfe-admin/src/cases/CaseForm.tsx', ['tests', 'product']],
  ['infra/backup/restore.ts', ['tests', 'product']],
])('a change of %s is tested by the stages that it can break', (file, expected) => {
  const stages = quickLanes.flat().filter(({ inputs }) => inputs.test(file))
  expect(stages.map(({ name }) => name)).toEqual(expect.arrayContaining([...expected, 'types']))
})
