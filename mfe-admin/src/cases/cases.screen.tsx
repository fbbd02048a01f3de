/** Cases Management. */
import { legalCase } from '@access/content/cases/case.rules'
import { Badge, StatusBadge } from '@access/kit'
import { definition } from '../management/definition.ts'
import { Management } from '../management/Management.tsx'
import { blank } from './blank.ts'
import { CaseForm } from './CaseForm.tsx'
import { type CaseRow, documents } from './documents.ts'

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
    Visibility: (legalCase) => <Visibility {...legalCase} />,
  },
})

function Visibility({ isPublic, isFeatured }: CaseRow) {
  if (!isPublic && !isFeatured) return <Badge tone="plain">Private</Badge>
  return (
    <span className="row">
      {isPublic && <Badge tone="moss">Public</Badge>}
      {isFeatured && <Badge tone="amber">Featured</Badge>}
    </span>
  )
}

export default function CasesScreen() {
  return <Management definition={cases} />
}
