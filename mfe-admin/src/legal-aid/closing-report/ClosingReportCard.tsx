/** The closing report of a matter: read by the office, and written by the attorney who has it. */
import { formatShortDate, isolate, useAuth } from '@access/kit'
import { closingOutcomes } from '@access/requests/casework/closing-reports/closing-report.rules'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { FactList } from '../../components/FactList.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { targets } from '../request/section.ts'
import { ClosingReportDialog } from './ClosingReportDialog.tsx'
import type { ClosingReportFragment } from './closing-report.generated.ts'

export function ClosingReportCard({
  details,
  onChanged,
}: {
  details: RequestDetailsFragment
  onChanged(details: RequestDetailsFragment): void
}) {
  const { request, closingReport } = details
  const { user } = useAuth()
  const may = usePermissions()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isWriting, setWriting] = useState(false)
  const canReport = may('takeMatters') && request.status === 'matched' && request.assigneeId === user?.id
  // A report from before the matter was taken up again is no draft of the next one.
  const isCurrent = request.closingReportedAt !== null
  if (!closingReport && !canReport) return null
  return (
    <Card title="Closing report" id={targets.closingReport.cardId} headingRef={heading}>
      <div className={parts.inside}>
        {closingReport ? (
          <ClosingReportFacts report={closingReport} />
        ) : (
          <p>When the matter is over, report how it ended. The office then closes it.</p>
        )}
        {canReport && (
          <div className={parts.buttons}>
            <Button onClick={() => setWriting(true)}>
              {isCurrent ? 'Correct the closing report' : 'Write the closing report'}
            </Button>
          </div>
        )}
      </div>
      {isWriting && (
        <ClosingReportDialog
          request={request}
          report={isCurrent ? closingReport : null}
          onChanged={onChanged}
          onClosed={(isDone) => {
            setWriting(false)
            if (isDone) heading.current?.focus()
          }}
        />
      )}
    </Card>
  )
}

function ClosingReportFacts({ report }: { report: ClosingReportFragment }) {
  const outcome = closingOutcomes.find(({ value }) => value === report.outcome)
  return (
    <FactList
      facts={{
        Outcome: outcome?.label ?? report.outcome,
        Hours: report.hours.toLocaleString('en-US'),
        'Closed on': formatShortDate(report.closedOn),
        Benefit: <span className={parts.written}>{report.benefit}</span>,
        Reported: (
          <>
            {isolate(report.reportedBy)}, <DateTime value={report.reportedAt} />
          </>
        ),
      }}
    />
  )
}
