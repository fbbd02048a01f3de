/** Asks what the office must decide before a message is a legal aid request. */
import { notTold, requestOfMessage } from '@access/requests/contact-messages/contact-message.rules'
import {
  categories,
  householdSizes,
  incomes,
  urgencies,
} from '@access/requests/legal-aid-requests/legal-aid-request.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../parts/FormDialog.tsx'
import { useShortForm } from '../parts/useShortForm.ts'
import { type ContactMessage, type Made, makeRequestOfMessage } from './documents.ts'
import { asOptions, Select } from './Select.tsx'

const nothingYet = { category: '', urgency: '', phone: '', income: '', householdSize: '' }

export function MakeRequestDialog({
  message: { id, phone },
  onClosed,
}: {
  message: ContactMessage
  /** Told once the window is gone, with what was made. */
  onClosed(made: Made | null): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [made, setMade] = useState<Made | null>(null)
  const asking = useShortForm({
    document: makeRequestOfMessage,
    blank: nothingYet,
    rules: requestOfMessage,
    variables: (input) => ({ id, input }),
    done: 'Legal aid request created successfully',
    failed: 'Failed to create legal aid request',
    onDone(data) {
      setMade(data.made)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="request-of-message"
      title="Make it a legal aid request"
      confirm="Make the request"
      asking={asking}
      initial={{ ...nothingYet, phone: phone ?? '' }}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(made)}
    >
      <Form.Item name="category" label="Category">
        <Select none="Choose one" options={asOptions(categories)} />
      </Form.Item>
      <Form.Item name="urgency" label="Urgency">
        <Select none="Choose one" options={urgencies} />
      </Form.Item>
      <Form.Item name="phone" label="Phone" extra="Leave it empty when they have told none.">
        <Input type="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="income" label="Household income for a year">
        <Select none={notTold} options={asOptions(incomes)} />
      </Form.Item>
      <Form.Item name="householdSize" label="People in the household">
        <Select none={notTold} options={asOptions(householdSizes)} />
      </Form.Item>
    </FormDialog>
  )
}
