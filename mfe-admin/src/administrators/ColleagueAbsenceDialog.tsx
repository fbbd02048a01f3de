/** The absence of a colleague, once it is known whether there is one. */
import { useLiveQuery } from '../data/use-live-query.ts'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { type Colleague, findAbsence } from './colleague.ts'
import { ColleagueRequestsDocument } from './colleagues.generated.ts'

export function ColleagueAbsenceDialog({ colleague, onClosed }: { colleague: Colleague; onClosed(): void }) {
  const { data, error } = useLiveQuery(ColleagueRequestsDocument, { id: colleague.id }, 'Absence')
  if (!data && !error) return null
  return (
    <AbsenceDialog
      colleague={colleague}
      absence={data && findAbsence(data.absences, colleague.id)}
      onClosed={onClosed}
    />
  )
}
