/** Cases Management. */
import { caseStatuses, legalCase } from '@access/content/cases/case.rules'
import { Eye, Star } from 'lucide-react'
import { Badge, StatusBadge } from '../components/Badge.tsx'
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
import { CaseForm } from './CaseForm.tsx'
import {
  AnyCaseDocument,
  type CaseRowFragment,
  CreateCaseDocument,
  DeleteCaseDocument,
  DeleteCasesDocument,
  PageOfCasesDocument,
  SetCasesDocument,
  UpdateCaseDocument,
} from './cases.generated.ts'

export const cases = defineManagement({
  path: 'cases',
  title: 'Cases Management',
  noun: 'case',
  addLabel: 'Add case',
  empty: 'No cases yet. Create your first one!',
  queries: {
    typename: 'Case',
    page: PageOfCasesDocument,
    one: AnyCaseDocument,
    create: CreateCaseDocument,
    update: UpdateCaseDocument,
    remove: DeleteCaseDocument,
    removeMany: DeleteCasesDocument,
  },
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

export default function CasesScreen() {
  return <Management definition={cases} />
}
