/** Cases Management. */
import { caseStatuses, legalCase } from '@access/content/cases/case.rules'
import { Eye, Star } from 'lucide-react'
import { Badge, StatusBadge } from '../components/Badge.tsx'
import { usePracticeAreas } from '../data/use-practice-areas.ts'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { collectQueries } from '../management/definition/definition.ts'
import {
  createFlagFilter,
  createPracticeAreaFilter,
  createValueFilter,
} from '../management/definition/filters.ts'
import { ChoiceField, DayField, LongField, SwitchField, TextField } from '../management/fields/index.tsx'
import { FlagCell, RowSwitch } from '../management/list/RowSwitch.tsx'
import { createManagement } from '../management/Management.tsx'
import * as documents from './cases.generated.ts'
import { type CaseRowFragment, SetCasesDocument } from './cases.generated.ts'

export default createManagement({
  path: 'cases',
  title: 'Cases Management',
  noun: 'case',
  empty: 'No cases yet. Create your first one!',
  queries: collectQueries('Case', documents),
  rules: legalCase,
  // It has no field for clientInfo: that of an imported case stays unchanged.
  defaultValues: { ...buildEmptyDraft(legalCase), status: 'pending' },
  Form: CaseForm,
  hasPreview: true,
  getName: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Category: ({ category }) => category,
    Status: ({ status }) => <StatusBadge status={status} />,
    Visibility: (legalCase) => <CaseVisibility legalCase={legalCase} />,
  },
  sortColumns: { Title: 'title', Category: 'category', Status: 'status', Visibility: 'isPublic' },
  filters: [
    createPracticeAreaFilter('name'),
    createValueFilter('status', 'By status', caseStatuses),
    createFlagFilter('isPublic', 'By visibility', ['Public', 'Not public']),
    createFlagFilter('isFeatured', 'By home page', ['Featured', 'Not featured']),
  ],
  bulkUpdates: {
    mutation: SetCasesDocument,
    options: [
      { label: 'Publish', input: { isPublic: true } },
      { label: 'Hide', input: { isPublic: false } },
      { label: 'Feature', input: { isFeatured: true } },
      { label: 'Stop featuring', input: { isFeatured: false } },
    ],
  },
})

function CaseVisibility({ legalCase: { id, title, isPublic, isFeatured } }: { legalCase: CaseRowFragment }) {
  const flagProps = { id, noun: 'case', mutation: SetCasesDocument }
  return (
    <FlagCell>
      <RowSwitch
        {...flagProps}
        flag="isPublic"
        isOn={isPublic}
        label={`Public: ${title}`}
        icon={<Eye size={12} aria-hidden />}
      />
      <RowSwitch
        {...flagProps}
        flag="isFeatured"
        isOn={isFeatured}
        label={`Featured: ${title}`}
        icon={<Star size={12} aria-hidden />}
      />
      {!isPublic && !isFeatured && <Badge tone="plain">Private</Badge>}
      {isPublic && <Badge tone="moss">Public</Badge>}
      {isFeatured && <Badge tone="amber">Featured</Badge>}
    </FlagCell>
  )
}

/** The fields of a case. */
function CaseForm() {
  return (
    <>
      <TextField name="title" label="Title" isWide />
      <TextField name="caseNumber" label="Case number" />
      <ChoiceField name="category" label="Category" options={usePracticeAreas('name')} />
      <ChoiceField name="status" label="Status" options={caseStatuses} />
      <TextField name="assignedAttorney" label="Assigned attorney" />
      <DayField name="startDate" label="Start date" />
      <DayField name="endDate" label="End date" />
      <LongField name="legalIssues" label="Legal issues" rows={2} />
      <LongField name="summary" label="Summary" rows={3} />
      <LongField name="description" label="Description" rows={6} />
      <LongField name="outcome" label="Outcome" rows={2} />
      <LongField name="impactStory" label="Impact story" rows={3} />
      <SwitchField name="isPublic" label="Public" hint="Visitors can read it" />
      <SwitchField name="isFeatured" label="Featured" hint="Shown on the home page, if it is public" />
    </>
  )
}
