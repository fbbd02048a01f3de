/** A judgment that is being written, as its page will show it. */
import { type Draft, Notice } from '@access/kit'
import { fillDraft } from '../components/fill-draft.ts'
import { JudgmentPage } from './JudgmentPage.tsx'
import type { JudgmentDetailsFragment } from './judgments.generated.ts'

const defaultValues: JudgmentDetailsFragment = {
  id: 'preview',
  slug: 'preview',
  title: 'No title yet',
  caseNumber: null,
  courtName: 'No court yet',
  judgeName: null,
  judgmentDate: '',
  parties: null,
  legalIssues: null,
  category: 'No category yet',
  summary: null,
  pdfUrl: null,
  keywords: [],
  plainSummary: null,
  fullText: null,
  legalImplications: null,
}

export default function JudgmentPreview({ item }: { item: Draft }) {
  const judgment = fillDraft(item, defaultValues)
  if (!judgment.judgmentDate)
    return (
      <Notice role="status">
        <p>Choose the date of the judgment to see its page.</p>
      </Notice>
    )
  return <JudgmentPage judgment={judgment} />
}
