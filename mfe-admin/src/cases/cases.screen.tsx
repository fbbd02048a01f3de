/** Cases Management. */
import { caseStatuses, categories, legalCase } from '@access/content/cases/case.rules'
import { Badge, StatusBadge } from '@access/kit'
import { Eye, Star } from 'lucide-react'
import { definition } from '../management/definition.ts'
import { byFlag, byWords } from '../management/filters.ts'
import { RowSwitch } from '../management/list/RowSwitch.tsx'
import { Switched } from '../management/list/Switched.tsx'
import { Management } from '../management/Management.tsx'
import { blank } from './blank.ts'
import { CaseForm } from './CaseForm.tsx'
import { type CaseRow, documents, setCases } from './documents.ts'

export const cases = definition({
  path: 'cases',
  title: 'Cases Management',
  noun: 'case',
  addLabel: 'Add case',
  empty: 'No cases yet. Create your first one!',
  documents,
  rules: legalCase,
  blank,
  Form: CaseForm,
  nameOf: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Category: ({ category }) => category,
    Status: ({ status }) => <StatusBadge status={status} />,
    Visibility: (legalCase) => <Visibility legalCase={legalCase} />,
  },
  sorts: { Title: 'title', Category: 'category', Status: 'status', Visibility: 'isPublic' },
  filters: [
    byWords('category', 'By category', categories),
    byWords('status', 'By status', caseStatuses),
    byFlag('isPublic', 'By visibility', ['Public', 'Not public']),
    byFlag('isFeatured', 'By home page', ['Featured', 'Not featured']),
  ],
  marks: {
    set: setCases,
    offered: [
      { label: 'Publish', input: { isPublic: true } },
      { label: 'Hide', input: { isPublic: false } },
      { label: 'Feature', input: { isFeatured: true } },
      { label: 'Stop featuring', input: { isFeatured: false } },
    ],
  },
})

function Visibility({ legalCase: { id, title, isPublic, isFeatured } }: { legalCase: CaseRow }) {
  const ofThis = { id, noun: 'case', set: setCases }
  return (
    <Switched>
      <RowSwitch
        {...ofThis}
        flag="isPublic"
        isOn={isPublic}
        label={`Public: ${title}`}
        icon={<Eye size={12} aria-hidden />}
      />
      <RowSwitch
        {...ofThis}
        flag="isFeatured"
        isOn={isFeatured}
        label={`Featured: ${title}`}
        icon={<Star size={12} aria-hidden />}
      />
      {!isPublic && !isFeatured && <Badge tone="plain">Private</Badge>}
      {isPublic && <Badge tone="moss">Public</Badge>}
      {isFeatured && <Badge tone="amber">Featured</Badge>}
    </Switched>
  )
}

export default function CasesScreen() {
  return <Management definition={cases} />
}
