/** The figures of the tasks as a table, beside those of the portal as it was. */

import { formatNumber, formatTable } from '../bench/harness/tables.ts'
import { hesitationKinds } from './hesitations.ts'
import { tasks } from './task-list.ts'
import type { TaskFigures } from './walk-all.ts'

const head = ['', 'portal', 'clicks', 'fields', 'keys', 'screens', 'waited s', 'practised s', 'hesitations']

/** A line for each task as it was, where it was possible at all, and as it is; below them what was not possible. */
export function formatTasks(figures: readonly TaskFigures[], earlier: readonly TaskFigures[]): string {
  const rows = figures.flatMap((current) => {
    const before = earlier.find(({ task, device }) => task === current.task && device === current.device)
    return [formatRow(formatTitle(current), 'before', before), formatRow('', 'now', current)]
  })
  const missing = [
    ...earlier.flatMap((task) => listNotPossible(task, 'before')),
    ...figures.flatMap((task) => listNotPossible(task, 'now')),
  ]
  return [formatTable(head, rows), [...new Set(missing)].join('\n')].filter(Boolean).join('\n\n')
}

const formatTitle = ({ task, device }: TaskFigures) =>
  device === 'keyboard' ? `${tasks[task].title}, by keys` : tasks[task].title

function formatRow(title: string, portal: string, figures: TaskFigures | undefined): string[] {
  if (!figures || isImpossible(figures)) return [title, portal, 'not possible', '', '', '', '', '', '']
  const { clicks, fields, keys, screens, waitedSeconds, practisedSeconds } = figures
  const counts = [clicks, fields, keys, screens].map(String)
  const mark = figures.notPossible.length > 0 ? `${portal}, in part` : portal
  const seconds = [waitedSeconds, practisedSeconds].map((value) => formatNumber(value))
  return [title, mark, ...counts, ...seconds, formatHesitations(figures)]
}

const isImpossible = ({ task, notPossible }: TaskFigures) =>
  notPossible.length === Object.keys(tasks[task].steps).length

function formatHesitations({ hesitations }: TaskFigures): string {
  const kinds = hesitationKinds.flatMap((kind) => {
    const count = hesitations[kind] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return '0'
  return `${total}: ${kinds.map(({ kind, count }) => `${count} ${kind}`).join(', ')}`
}

const listNotPossible = (figures: TaskFigures, portal: string) =>
  figures.notPossible.map((step) => `- ${tasks[figures.task].title}, not possible ${portal}: ${step}.`)
