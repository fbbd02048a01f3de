/** What may be asked of the queue, as the portal writes it. */
import { categories, urgencies } from '@access/requests/legal-aid-requests/legal-aid-request.rules'
import { type Due, dues } from '@access/requests/queue/queue.rules'
import type { Filter } from '../../management/definition.ts'
import { statuses } from '../statuses.ts'
import type { Colleagues } from './useColleagues.ts'

/** What the service calls the columns that one may sort by, by their heading. */
export const sorts: Record<string, string> = {
  Promise: 'nextPromise',
  Urgency: 'urgencyRank',
  Status: 'status',
  Category: 'category',
  'Assigned to': 'assigneeName',
  Received: 'receivedAt',
}

const dueLabels: Record<Due, string> = {
  overdue: 'Overdue',
  today: 'Today',
  soon: 'Within two days',
  later: 'Later',
  none: 'None',
}

const asOption = (value: string) => ({ value, label: value })

/** In the order in which they stand above the list. */
export const filtersWith = ({ others }: Colleagues): Filter[] => [
  {
    column: 'due',
    label: 'By promise',
    options: dues.map((value) => ({ value, label: dueLabels[value] })),
    isFlag: true,
  },
  {
    column: 'assignee',
    label: 'By assignee',
    options: [{ value: 'me', label: 'Me' }, { value: 'nobody', label: 'Nobody' }, ...others],
  },
  { column: 'status', label: 'By status', options: statuses },
  {
    column: 'urgency',
    label: 'By urgency',
    options: urgencies.map(({ value }) => asOption(value)).toReversed(),
  },
  { column: 'category', label: 'By category', options: categories.map(asOption) },
]
