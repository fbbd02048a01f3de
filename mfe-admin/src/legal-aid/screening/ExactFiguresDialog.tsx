/** Screens a request by exact figures. */
import { exactFigures } from '@access/requests/casework/screening/guideline.rules'
import { Form, Input } from 'antd'
import { FormDialog } from '../../forms/FormDialog.tsx'
import type { RequestScreeningFragment } from '../request/request-screening.generated.ts'
import { ScreenRequestDocument } from './screening.generated.ts'

export function ExactFiguresDialog({
  request,
  onScreened,
  onClosed,
}: {
  request: string
  onScreened(screenings: RequestScreeningFragment[]): void
  onClosed(): void
}) {
  return (
    <FormDialog
      id="exact-figures"
      title="Screen by exact figures"
      submitLabel="Screen"
      document={ScreenRequestDocument}
      rules={exactFigures}
      variables={(values) => ({ request, exact: exactFigures.parse(values) })}
      successMessage="Request screened"
      failureMessage="Failed to screen request"
      onDone={({ screenings }) => onScreened(screenings)}
      onClosed={() => onClosed()}
    >
      <Form.Item name="income" label="Annual income" extra="In dollars, for the whole household">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="people" label="People in the household" extra="Including the applicant">
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
