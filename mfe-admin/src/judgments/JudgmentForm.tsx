/** A judgment's fields, in the order in which a judgment is cited. */
import { courts } from '@access/content/judgments/judgment.rules'
import { usePracticeAreas } from '../data/use-practice-areas.ts'
import { FileField } from '../management/fields/files/FileField.tsx'
import {
  ChoiceField,
  DayField,
  ListField,
  LongField,
  SwitchField,
  TextField,
} from '../management/fields/index.tsx'

export function JudgmentForm() {
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
      <FileField name="pdfUrl" label="PDF address" />
      <ListField name="keywords" label="Keywords" />
      <SwitchField name="isVisible" label="Visible" hint="Visitors can find and read it" />
    </>
  )
}
