/** Judgments Management. */
import { categories, courts, judgment } from '@access/content/judgments/judgment.rules'
import { Badge, formatShortDate } from '@access/kit'
import { Eye } from 'lucide-react'
import { defineManagement } from '../management/definition/definition.ts'
import { createFlagFilter, createValueFilter } from '../management/definition/filters.ts'
import { FlagCell } from '../management/list/FlagCell.tsx'
import { RowSwitch } from '../management/list/RowSwitch.tsx'
import { Management } from '../management/Management.tsx'
import { defaultValues } from './default-values.ts'
import { JudgmentForm } from './JudgmentForm.tsx'
import { type JudgmentRow, judgmentQueries, updateJudgmentsMutation } from './judgments.queries.ts'

export const judgments = defineManagement({
  path: 'judgments',
  title: 'Judgments Management',
  noun: 'judgment',
  addLabel: 'Add judgment',
  empty: 'No judgments yet. Create your first one!',
  queries: judgmentQueries,
  rules: judgment,
  defaultValues,
  Form: JudgmentForm,
  getName: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Court: ({ courtName }) => courtName,
    Category: ({ category }) => category,
    Date: ({ judgmentDate }) => <time className="nowrap">{formatShortDate(judgmentDate)}</time>,
    Visibility: (judgment) => <Visibility judgment={judgment} />,
  },
  sortColumns: {
    Title: 'title',
    Court: 'courtName',
    Category: 'category',
    Date: 'judgmentDate',
    Visibility: 'isVisible',
  },
  filters: [
    createValueFilter('category', 'By category', categories),
    createValueFilter('courtName', 'By court', courts),
    createFlagFilter('isVisible', 'By visibility', ['Public', 'Hidden']),
  ],
  bulkUpdates: {
    mutation: updateJudgmentsMutation,
    options: [
      { label: 'Publish', input: { isVisible: true } },
      { label: 'Hide', input: { isVisible: false } },
    ],
  },
})

function Visibility({ judgment }: { judgment: JudgmentRow }) {
  return (
    <FlagCell>
      <RowSwitch
        id={judgment.id}
        flag="isVisible"
        isOn={judgment.isVisible}
        label={`Public: ${judgment.title}`}
        icon={<Eye size={12} aria-hidden />}
        noun="judgment"
        mutation={updateJudgmentsMutation}
      />
      {judgment.isVisible ? <Badge tone="moss">Public</Badge> : <Badge tone="plain">Hidden</Badge>}
    </FlagCell>
  )
}

export default function JudgmentsScreen() {
  return <Management definition={judgments} />
}
