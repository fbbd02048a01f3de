/** Asks whether two names are one, and whether that is a conflict. */
import { decided, decisions } from '@access/requests/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { Choice } from '../../management/fields/Choice.tsx'
import management from '../../management/management.module.css'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { useShortForm } from '../../parts/useShortForm.ts'
import type { Opened } from '../documents.ts'
import type { Decision, Hit } from './conflicts.ts'
import { decideHit } from './documents.ts'

const blank = { decision: '', reason: '' }

export function HitDialog({
  id,
  hit,
  onDecided,
  onClosed,
}: {
  id: string
  hit: Hit
  onDecided(opened: Opened): void
  onClosed(isDone: boolean): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const asking = useShortForm({
    document: decideHit,
    blank,
    rules: decided,
    variables: ({ decision, reason }) => ({ id, hit: hit.id, decision: decision as Decision, reason }),
    done: 'Decision recorded successfully',
    failed: 'Failed to record decision',
    onDone({ opened }) {
      setDone(true)
      setOpen(false)
      onDecided(opened)
    },
  })
  return (
    <FormDialog
      id="conflict-hit"
      title={`${hit.name} and ${hit.otherName}`}
      confirm="Record decision"
      asking={asking}
      initial={{ ...blank, ...(hit.decided && { decision: hit.decided.decision }) }}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(isDone)}
    >
      <Form.Item name="decision" label="What did you find out?">
        <Choice options={decisions} />
      </Form.Item>
      <Form.Item
        name="reason"
        label="How do you know?"
        extra="Sealed with the request. Only the office reads it."
      >
        <Input.TextArea rows={3} className={management.long} />
      </Form.Item>
    </FormDialog>
  )
}
