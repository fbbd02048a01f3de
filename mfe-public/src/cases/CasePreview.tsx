/** A case that is being written, as its page will show it. */
import type { Draft } from '@access/kit'
import { fillDraft } from '../components/fill-draft.ts'
import { CasePage } from './CasePage.tsx'
import type { CaseDetailsFragment } from './cases.generated.ts'

const defaultValues: CaseDetailsFragment = {
  id: 'preview',
  title: 'No title yet',
  caseNumber: null,
  category: 'No category yet',
  status: 'pending',
  summary: null,
  outcome: null,
  legalIssues: null,
  assignedAttorney: null,
  startDate: null,
  endDate: null,
  description: null,
  impactStory: null,
}

export default function CasePreview({ item }: { item: Draft }) {
  return <CasePage legalCase={fillDraft(item, defaultValues)} />
}
