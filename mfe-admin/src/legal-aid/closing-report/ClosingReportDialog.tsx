/** Writes or corrects the closing report of a matter. */
import {
  closingOutcomes,
  closingReport,
} from '@access/requests/casework/closing-reports/closing-report.rules'
import { Form, Input } from 'antd'
import { Select } from '../../components/Select.tsx'
import management from '../../components/screen.module.css'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { DayInput } from '../../management/fields/DayInput.tsx'
import type { RequestDetailsFragment, RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { type ClosingReportFragment, SubmitClosingReportDocument } from './closing-report.generated.ts'

export function ClosingReportDialog({
  request: { id, reference },
  report,
  onChanged,
  onClosed,
}: {
  request: RequestSummaryFragment
  /** The one that is corrected; null for the first. */
  report: ClosingReportFragment | null
  onChanged(details: RequestDetailsFragment): void
  onClosed(isDone: boolean): void
}) {
  return (
    <FormDialog
      id="closing-report-form"
      title={`Closing report for ${reference}`}
      submitLabel="Send report"
      document={SubmitClosingReportDocument}
      rules={closingReport}
      variables={(draft) => ({ id, input: closingReport.parse(draft) })}
      successMessage="Closing report sent"
      failureMessage="Failed to send closing report"
      onDone={({ details }) => onChanged(details)}
      initial={report ? { ...report, hours: String(report.hours) } : undefined}
      onClosed={(data) => onClosed(data !== null)}
    >
      <Form.Item name="outcome" label="Outcome">
        <Select emptyLabel="Choose one" options={closingOutcomes} />
      </Form.Item>
      <Form.Item name="hours" label="Hours" extra="All hours spent on the matter, in quarters, like 12.25">
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Form.Item name="closedOn" label="Closed on">
        <DayInput />
      </Form.Item>
      <Form.Item
        name="benefit"
        label="Benefit to the client"
        extra="What the client gained. Encrypted with the request; only staff read it."
      >
        <Input.TextArea rows={4} className={management.long} />
      </Form.Item>
    </FormDialog>
  )
}
