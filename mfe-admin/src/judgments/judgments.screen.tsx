/** Judgments Management. */
import { courts, judgment } from '@access/content/judgments/judgment.rules'
import { formatShortDate } from '@access/kit'
import { Eye } from 'lucide-react'
import { Badge } from '../components/Badge.tsx'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { defineManagement } from '../management/definition/definition.ts'
import {
  createFlagFilter,
  createPracticeAreaFilter,
  createValueFilter,
} from '../management/definition/filters.ts'
import { FlagCell } from '../management/list/FlagCell.tsx'
import { RowSwitch } from '../management/list/RowSwitch.tsx'
import { Management } from '../management/Management.tsx'
import { JudgmentDependents } from './JudgmentDependents.tsx'
import { JudgmentForm } from './JudgmentForm.tsx'
import {
  AnyJudgmentDocument,
  CreateJudgmentDocument,
  DeleteJudgmentDocument,
  DeleteJudgmentsDocument,
  type JudgmentRowFragment,
  PageOfJudgmentsDocument,
  SetJudgmentsDocument,
  UpdateJudgmentDocument,
} from './judgments.generated.ts'

export const judgments = defineManagement({
  path: 'judgments',
  title: 'Judgments Management',
  noun: 'judgment',
  addLabel: 'Add judgment',
  empty: 'No judgments yet. Create your first one!',
  queries: {
    typename: 'Judgment',
    page: PageOfJudgmentsDocument,
    one: AnyJudgmentDocument,
    create: CreateJudgmentDocument,
    update: UpdateJudgmentDocument,
    remove: DeleteJudgmentDocument,
    removeMany: DeleteJudgmentsDocument,
  },
  rules: judgment,
  defaultValues: buildEmptyDraft(judgment),
  Form: JudgmentForm,
  hasPreview: true,
  Dependents: JudgmentDependents,
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
    createPracticeAreaFilter('judgmentCategory'),
    createValueFilter('courtName', 'By court', courts),
    createFlagFilter('isVisible', 'By visibility', ['Public', 'Hidden']),
  ],
  bulkUpdates: {
    mutation: SetJudgmentsDocument,
    options: [
      { label: 'Publish', input: { isVisible: true } },
      { label: 'Hide', input: { isVisible: false } },
    ],
  },
})

function Visibility({ judgment }: { judgment: JudgmentRowFragment }) {
  return (
    <FlagCell>
      <RowSwitch
        id={judgment.id}
        flag="isVisible"
        isOn={judgment.isVisible}
        label={`Public: ${judgment.title}`}
        icon={<Eye size={12} aria-hidden />}
        noun="judgment"
        mutation={SetJudgmentsDocument}
      />
      {judgment.isVisible ? <Badge tone="moss">Public</Badge> : <Badge tone="plain">Hidden</Badge>}
    </FlagCell>
  )
}

export default function JudgmentsScreen() {
  return <Management definition={judgments} />
}
