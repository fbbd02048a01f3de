/** A labelled place in an item's form; marked as required when the rules say so. */
import { Form, type FormItemProps } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import styles from '../management.module.css'
import { useIsRequired, useLabel } from './FieldRules.ts'

/** What every field is told. */
export type FieldProps = { name: string; label: string; hint?: ReactNode; wide?: boolean }

export function Field({
  name,
  label,
  hint,
  wide = false,
  children,
  ...item
}: FieldProps & Pick<FormItemProps, 'valuePropName' | 'rules'> & { children: ReactElement }) {
  const required = useIsRequired(name)
  useLabel(name, label)
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      required={required}
      {...item}
      className={wide ? `${styles.field} ${styles.wide}` : styles.field}
    >
      {children}
    </Form.Item>
  )
}
