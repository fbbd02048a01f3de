/** The closing report of a matter: read by the office, and written by the attorney who has it. */

import { formatShortDate, isolate, useAuth } from '@access/kit'
import {
  closingOutcomes,
  closingReport as rules,
} from '@access/requests/casework/closing-reports/closing-report.rules'
import { Button, Form } from 'antd'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { FactList } from '../../components/FactList.tsx'
import { Select } from '../../components/Select.tsx'
import { useCardDialog } from '../../components/use-card-dialog.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { DayInput } from '../../management/fields/inputs.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import { useRequest } from '../request/request-context.ts'
import { targets } from '../request/section.ts'
import { type ClosingReportFragment, SubmitClosingReportDocument } from './closing-report.generated.ts'

export function ClosingReportCard() {
  const { details, update } = useRequest()
  const { request, closingReport } = details
  const { id, reference, status, assigneeId, closingReportedAt } = request
  const { user } = useAuth()
  const may = usePermissions()
  const { headingRef, dialog, open, close } = useCardDialog<'report'>()
  const canReport = may('takeMatters') && status === 'matched' && assigneeId === user?.id
  // A report from before the matter was taken up again is no draft of the next one.
  const isCurrent = closingReportedAt !== null
  if (!closingReport && !canReport) return null
  return (
    <Card title="Closing report" id={targets.closingReport.cardId} headingRef={headingRef} isPadded>
      {closingReport ? (
        <ClosingReportFacts report={closingReport} />
      ) : (
        <p>When the matter is over, report how it ended. The office then closes it.</p>
      )}
      {canReport && (
        <div className={parts.buttons}>
          <Button onClick={() => open('report')}>
            {isCurrent ? 'Correct the closing report' : 'Write the closing report'}
          </Button>
        </div>
      )}
      {dialog && (
        <FormDialog
          id="closing-report-form"
          title={`Closing report for ${reference}`}
          submitLabel="Send report"
          document={SubmitClosingReportDocument}
          rules={rules}
          variables={(draft) => ({ id, input: rules.parse(draft) })}
          successMessage="Closing report sent"
          failureMessage="Failed to send closing report"
          onDone={update}
          initial={
            isCurrent && closingReport ? { ...closingReport, hours: String(closingReport.hours) } : undefined
          }
          onClosed={(data) => close(data !== null)}
        >
          <Form.Item name="outcome" label="Outcome">
            <Select emptyLabel="Choose one" options={closingOutcomes} />
          </Form.Item>
          <TextField
            name="hours"
            label="Hours"
            extra="All hours spent on the matter, in quarters, like 12.25"
            inputMode="decimal"
          />
          <Form.Item name="closedOn" label="Closed on">
            <DayInput />
          </Form.Item>
          <TextField
            name="benefit"
            label="Benefit to the client"
            extra="What the client gained. Encrypted with the request; only staff read it."
            rows={4}
          />
        </FormDialog>
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
