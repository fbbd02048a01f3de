/** The views of the queue that everybody has, as they are labelled and addressed. */
import { type ReadyView, readyViews } from '@access/requests/casework/queue/queue.rules'
import type { Filter } from '../../management/definition/definition.ts'

export const readyViewLabels: Record<ReadyView, string> = {
  mine: 'Mine',
  overdue: 'Overdue',
  today: 'Due today',
  emergencies: 'Emergencies',
  unassigned: 'Unassigned',
  applicant: 'Waiting for the applicant',
  attorney: 'Waiting for an attorney',
}

/** In the address, `view=mine` and the like; its choice is the tabs. */
export const readyViewFilter: Filter = {
  column: 'view',
  label: 'View',
  options: readyViews.map((value) => ({ value, label: readyViewLabels[value] })),
  isFlag: true,
}

/** The query of the address of a view. */
export const getReadyViewQuery = (view: ReadyView) => `view=${view}`

/** Whether a query is a view that everybody has, and nothing more. */
export const isReadyViewQuery = (query: string) =>
  readyViews.some((view) => getReadyViewQuery(view) === query)
