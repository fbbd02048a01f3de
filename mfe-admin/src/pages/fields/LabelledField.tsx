/** A field within a larger one: its label, its control, and what is wrong with it. */
import { Typography } from 'antd'
import { type ReactNode, useId } from 'react'

/** What makes a control one with its label and its error. */
export type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

export function LabelledField({
  label,
  error,
  children,
}: {
  label: string
  error?: string | undefined
  children(control: ControlProps): ReactNode
}) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }) })}
      {error && (
        <Typography.Text type="danger" id={errorId}>
          {error}
        </Typography.Text>
      )}
    </div>
  )
}
