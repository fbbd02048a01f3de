/** A labelled place in an item's form; marked as required when the rules say so. */
import { Form, type FormItemProps } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import styles from '../../components/screen.module.css'
import { useIsRequired, useRegisterLabel } from './field-context.ts'

/** The props of all fields. */
export type FieldProps = { name: string; label: string; hint?: ReactNode; isWide?: boolean }

export function Field({
  name,
  label,
  hint,
  isWide = false,
  children,
  ...item
}: FieldProps & Pick<FormItemProps, 'valuePropName' | 'rules'> & { children: ReactElement }) {
  const required = useIsRequired(name)
  useRegisterLabel(name, label)
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      required={required}
      {...item}
      className={isWide ? `${styles.field} ${styles.wide}` : styles.field}
    >
      {children}
    </Form.Item>
  )
}
