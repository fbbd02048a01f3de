/** The next court date or deadline, which decides what we can promise. */
import { Button, getCalendarDay, SectionHeading, TextField } from '@access/kit'
import { dayRange } from '@access/service-kit/dates/day-range.rules'
import { useState } from 'react'
import { StatusActionForm } from './StatusActionForm.tsx'
import type { RequestStatusFragment } from './status.generated.ts'
import { courtDateMessages } from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

export function CourtDate({
  requestStatus: { courtDate },
  statusState,
}: {
  requestStatus: RequestStatusFragment
  statusState: StatusState
}) {
  const [isSaved, setIsSaved] = useState(false)
  const isSaving = statusState.pending.includes('changeDate')
  return (
    <section aria-labelledby="court-date">
      <SectionHeading id="court-date" title={courtDateMessages.title} lead={courtDateMessages.lead} />
      <StatusActionForm
        className="form"
        statusState={statusState}
        action="changeDate"
        fields={['courtDate']}
        onDone={() => setIsSaved(true)}
      >
        <TextField
          key={courtDate}
          name="courtDate"
          type="date"
          {...dayRange}
          label={courtDateMessages.label}
          hint={courtDateMessages.hint}
          error={statusState.errors.courtDate}
          defaultValue={courtDate ? getCalendarDay(courtDate) : ''}
          onChange={() => setIsSaved(false)}
        />
        <div className="row">
          <Button type="submit" variant="outline" aria-disabled={isSaving}>
            {courtDateMessages.save}
          </Button>
          <p role="status">{isSaved && courtDateMessages.saved}</p>
        </div>
      </StatusActionForm>
    </section>
  )
}
