import { expect, test } from 'vitest'
import { formatTasks } from './task-table.ts'
import type { TaskFigures } from './walk-all.ts'

const buildFigures = (figures: Partial<TaskFigures> = {}): TaskFigures => ({
  task: 'person',
  device: 'mouse',
  notPossible: [],
  clicks: 3,
  fields: 1,
  keys: 0,
  screens: 2,
  waitedSeconds: 1.234,
  practisedSeconds: 14,
  hesitations: {},
  ...figures,
})

const listRows = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)

test('each task is beside itself as it was', () => {
  const earlier = buildFigures({ clicks: 9, hesitations: { 'behind a menu': 2, ambiguous: 1 } })
  expect(listRows(formatTasks([buildFigures()], [earlier]))).toEqual([
    '| Finding a person | before | 9 | 1 | 0 | 2 | 1.23 | 14 | 3: 1 ambiguous, 2 behind a menu |',
    '|  | now | 3 | 1 | 0 | 2 | 1.23 | 14 | 0 |',
  ])
})

test('what was not possible says what people did instead', () => {
  const earlier = buildFigures({
    notPossible: ['Find the request: people asked for the reference', 'Open it: the same'],
  })
  const table = formatTasks([buildFigures()], [earlier])
  expect(listRows(table)[0]).toContain('| before | not possible |')
  expect(table).toContain('- Finding a person, not possible before: Open it: the same.')
})
