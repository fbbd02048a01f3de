/** Judgments Management. */
import { categories, courts, judgment } from '@access/content/judgments/judgment.rules'
import { adminDate, Badge } from '@access/kit'
import { Eye } from 'lucide-react'
import { definition } from '../management/definition.ts'
import { byFlag, byWords } from '../management/filters.ts'
import { RowSwitch } from '../management/list/RowSwitch.tsx'
import { Switched } from '../management/list/Switched.tsx'
import { Management } from '../management/Management.tsx'
import { blank } from './blank.ts'
import { documents, type JudgmentRow, setJudgments } from './documents.ts'
import { JudgmentForm } from './JudgmentForm.tsx'

export const judgments = definition({
  path: 'judgments',
  title: 'Judgments Management',
  noun: 'judgment',
  addLabel: 'Add judgment',
  empty: 'No judgments yet. Create your first one!',
  documents,
  rules: judgment,
  blank,
  Form: JudgmentForm,
  nameOf: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Court: ({ courtName }) => courtName,
    Category: ({ category }) => category,
    Date: ({ judgmentDate }) => <time className="nowrap">{adminDate(judgmentDate)}</time>,
    Visibility: (judgment) => <Visibility judgment={judgment} />,
  },
  sorts: {
    Title: 'title',
    Court: 'courtName',
    Category: 'category',
    Date: 'judgmentDate',
    Visibility: 'isVisible',
  },
  filters: [
    byWords('category', 'By category', categories),
    byWords('courtName', 'By court', courts),
    byFlag('isVisible', 'By visibility', ['Public', 'Hidden']),
  ],
  marks: {
    set: setJudgments,
    offered: [
      { label: 'Publish', input: { isVisible: true } },
      { label: 'Hide', input: { isVisible: false } },
    ],
  },
})

function Visibility({ judgment }: { judgment: JudgmentRow }) {
  return (
    <Switched>
      <RowSwitch
        id={judgment.id}
        flag="isVisible"
        isOn={judgment.isVisible}
        label={`Public: ${judgment.title}`}
        icon={<Eye size={12} aria-hidden />}
        noun="judgment"
        set={setJudgments}
      />
      {judgment.isVisible ? <Badge tone="moss">Public</Badge> : <Badge tone="plain">Hidden</Badge>}
    </Switched>
  )
}

export default function JudgmentsScreen() {
  return <Management definition={judgments} />
}
