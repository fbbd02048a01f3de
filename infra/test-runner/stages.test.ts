import { expect, test } from 'vitest'
import { quickLanes } from './stages.ts'

test.each([
  ['services/requests/src/submission/submission.resolver.ts', ['types', 'tests', 'product']],
  ['mfe-admin/src/cases/cases.screen.tsx', ['types', 'tests']],
  ['shell/e2e/portal/queue.journey.ts', ['types', 'tests', 'product']],
  ['infra/backup/restore.ts', ['types', 'tests', 'product']],
])('a change of %s is tested by the stages that it can break, in minutes', (file, expected) => {
  const stages = quickLanes[0]!.filter(({ inputs }) => inputs.test(file))
  expect(stages.map(({ name }) => name)).toEqual(expected)
})
