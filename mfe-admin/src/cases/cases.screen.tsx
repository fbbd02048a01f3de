/** Cases Management. */
import { caseStatuses, categories, legalCase } from '@access/content/cases/case.rules'
import { Badge, StatusBadge } from '@access/kit'
import { Eye, Star } from 'lucide-react'
import { defineManagement } from '../management/definition/definition.ts'
import { createFlagFilter, createValueFilter } from '../management/definition/filters.ts'
import { FlagCell } from '../management/list/FlagCell.tsx'
import { RowSwitch } from '../management/list/RowSwitch.tsx'
import { Management } from '../management/Management.tsx'
import { CaseForm } from './CaseForm.tsx'
import { type CaseRow, caseQueries, updateCasesMutation } from './cases.queries.ts'
import { defaultValues } from './default-values.ts'

export const cases = defineManagement({
  path: 'cases',
  title: 'Cases Management',
  noun: 'case',
  addLabel: 'Add case',
  empty: 'No cases yet. Create your first one!',
  queries: caseQueries,
  rules: legalCase,
  defaultValues,
  Form: CaseForm,
  getName: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Category: ({ category }) => category,
    Status: ({ status }) => <StatusBadge status={status} />,
    Visibility: (legalCase) => <CaseVisibility legalCase={legalCase} />,
  },
  sortColumns: { Title: 'title', Category: 'category', Status: 'status', Visibility: 'isPublic' },
  filters: [
    createValueFilter('category', 'By category', categories),
    createValueFilter('status', 'By status', caseStatuses),
    createFlagFilter('isPublic', 'By visibility', ['Public', 'Not public']),
    createFlagFilter('isFeatured', 'By home page', ['Featured', 'Not featured']),
  ],
  bulkUpdates: {
    mutation: updateCasesMutation,
    options: [
      { label: 'Publish', input: { isPublic: true } },
      { label: 'Hide', input: { isPublic: false } },
      { label: 'Feature', input: { isFeatured: true } },
      { label: 'Stop featuring', input: { isFeatured: false } },
    ],
  },
})

function CaseVisibility({ legalCase: { id, title, isPublic, isFeatured } }: { legalCase: CaseRow }) {
  const flagProps = { id, noun: 'case', mutation: updateCasesMutation }
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
