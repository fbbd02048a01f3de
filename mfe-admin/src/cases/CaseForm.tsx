/** The fields of a case. */
import { caseStatuses } from '@access/content/cases/case.rules'
import { usePracticeAreas } from '../data/use-practice-areas.ts'
import { ChoiceField, DayField, LongField, SwitchField, TextField } from '../management/fields/index.tsx'

export function CaseForm() {
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
