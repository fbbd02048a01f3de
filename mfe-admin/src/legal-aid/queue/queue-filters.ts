/** The filters and sort columns of the queue, and the views of it that everybody has. */
import {
  type DueRange,
  dueRanges,
  type ReadyView,
  readyViews,
} from '@access/requests/casework/queue/queue.rules'
import { urgencies } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import type { StaffMembers } from '../../data/use-staff-members.ts'
import type { Filter } from '../../management/definition/definition.ts'
import { createPracticeAreaFilter } from '../../management/definition/filters.ts'
import { statusOptions } from '../request/statuses.ts'

/** The service's sort columns, by heading. */
export const queueSortColumns: Record<string, string> = {
  Deadline: 'nextDueAt',
  Urgency: 'urgencyRank',
  Status: 'status',
  Category: 'category',
  'Assigned to': 'assigneeName',
  Received: 'receivedAt',
}

const dueLabels: Record<DueRange, string> = {
  overdue: 'Overdue',
  today: 'Today',
  soon: 'Within two days',
  later: 'Later',
  none: 'None',
}

const buildOption = (value: string) => ({ value, label: value })

/** In display order. */
export const buildQueueFilters = ({ others }: StaffMembers): Filter[] => [
  {
    column: 'due',
    label: 'By deadline',
    options: dueRanges.map((value) => ({ value, label: dueLabels[value] })),
    isFlag: true,
  },
  {
    column: 'assignee',
    label: 'By assignee',
    options: [{ value: 'me', label: 'Me' }, { value: 'nobody', label: 'Unassigned' }, ...others],
  },
  { column: 'status', label: 'By status', options: statusOptions },
  {
    column: 'urgency',
    label: 'By urgency',
    options: urgencies.map(({ value }) => buildOption(value)).toReversed(),
  },
  createPracticeAreaFilter('name'),
]

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
