/** Judgments Management. */
import { courts, judgment } from '@access/content/judgments/judgment.rules'
import { formatShortDate } from '@access/kit'
import { Eye } from 'lucide-react'
import { Badge } from '../components/Badge.tsx'
import { formatCount } from '../components/change.messages.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { usePracticeAreas } from '../data/use-practice-areas.ts'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { Dependents } from '../management/Dependents.tsx'
import { collectQueries, type DependentsProps } from '../management/definition/definition.ts'
import {
  createFlagFilter,
  createPracticeAreaFilter,
  createValueFilter,
} from '../management/definition/filters.ts'
import { FileField } from '../management/fields/files/FileField.tsx'
import {
  ChoiceField,
  DayField,
  ListField,
  LongField,
  SwitchField,
  TextField,
} from '../management/fields/index.tsx'
import { FlagCell, RowSwitch } from '../management/list/RowSwitch.tsx'
import { createManagement } from '../management/Management.tsx'
import * as documents from './judgments.generated.ts'
import {
  CitingJudgmentCountDocument,
  type JudgmentRowFragment,
  SetJudgmentsDocument,
} from './judgments.generated.ts'

export default createManagement({
  path: 'judgments',
  title: 'Judgments Management',
  noun: 'judgment',
  empty: 'No judgments yet. Create your first one!',
  queries: collectQueries('Judgment', documents),
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

/** The judgments that cite those that are about to be deleted. */
function JudgmentDependents({ ids }: DependentsProps<JudgmentRowFragment>) {
  const query = useLiveQuery(CitingJudgmentCountDocument, { judgments: ids }, 'Judgment')
  const { count = 0 } = query.data ?? {}
  return (
    <Dependents query={query} unknownText="We cannot tell right now whether other judgments cite it.">
      {count > 0 &&
        `${formatCount(count, 'other judgment')} ${count === 1 ? 'cites' : 'cite'} ${ids.length === 1 ? 'it' : 'them'}. The links there disappear. A hidden judgment can be shown again.`}
    </Dependents>
  )
}

/** A judgment's fields, in the order in which a judgment is cited. */
function JudgmentForm() {
  return (
    <>
      <TextField name="title" label="Title" isWide />
      <TextField name="caseNumber" label="Case number" />
      <ChoiceField name="category" label="Category" options={usePracticeAreas('judgmentCategory')} />
      <ChoiceField name="courtName" label="Court" options={courts} />
      <DayField name="judgmentDate" label="Judgment date" />
      <TextField name="judgeName" label="Judge" />
      <TextField name="parties" label="Parties" />
      <LongField name="legalIssues" label="Legal issues" rows={2} />
      <LongField name="summary" label="Summary" rows={3} />
      <LongField
        name="plainSummary"
        label="In plain words"
        hint="What it means for people like our clients, in short sentences"
        rows={3}
      />
      <LongField name="fullText" label="Full text" rows={8} />
      <LongField name="legalImplications" label="Legal implications" rows={3} />
      <FileField kind="pdf" name="pdfUrl" label="PDF address" />
      <ListField name="keywords" label="Keywords" />
      <SwitchField name="isVisible" label="Visible" hint="Visitors can find and read it" />
    </>
  )
}
