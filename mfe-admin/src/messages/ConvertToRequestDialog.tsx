/** Asks for the fields of a request that a message does not have. */

import {
  createRequestFromMessageRules,
  requestFromMessage,
} from '@access/requests/contact/contact-message.rules'
import {
  householdSizes,
  incomes,
  notProvided,
  urgencies,
} from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { Form } from 'antd'
import { useMemo } from 'react'
import { buildMessages } from '../components/change.messages.ts'
import { buildOptions, Select } from '../components/Select.tsx'
import { usePracticeAreas } from '../data/use-practice-areas.ts'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { TextField } from '../forms/TextField.tsx'
import {
  type ContactMessageFragment,
  type CreatedRequestFragment,
  CreateRequestFromMessageDocument,
} from './contact-messages.generated.ts'

const defaultValues = buildEmptyDraft(requestFromMessage)

export function ConvertToRequestDialog({
  message: { id, phone },
  onClosed,
}: {
  message: ContactMessageFragment
  /** Called once the dialog has closed, with the created request. */
  onClosed(created: CreatedRequestFragment | null): void
}) {
  const categories = usePracticeAreas('name')
  const rules = useMemo(() => createRequestFromMessageRules(categories), [categories])
  return (
    <FormDialog
      id="request-from-message"
      title="Convert to legal aid request"
      submitLabel="Create request"
      document={CreateRequestFromMessageDocument}
      rules={rules}
      variables={(input) => ({ id, input })}
      {...buildMessages('create', 'legal aid request')}
      initial={{ ...defaultValues, phone: phone ?? '' }}
      onClosed={(data) => onClosed(data?.created ?? null)}
    >
      <Form.Item name="category" label="Category">
        <Select emptyLabel="Choose one" options={buildOptions(categories)} />
      </Form.Item>
      <Form.Item name="urgency" label="Urgency">
        <Select emptyLabel="Choose one" options={urgencies} />
      </Form.Item>
      <TextField name="phone" label="Phone" extra="Leave empty if not provided." type="tel" />
      <Form.Item name="income" label="Annual household income">
        <Select emptyLabel={notProvided} options={buildOptions(incomes)} />
      </Form.Item>
      <Form.Item name="householdSize" label="People in the household">
        <Select emptyLabel={notProvided} options={buildOptions(householdSizes)} />
      </Form.Item>
    </FormDialog>
  )
}
