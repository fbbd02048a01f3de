/** A text of a short form, of one line or, with `rows`, of several. */
import { Form, Input, type InputProps } from 'antd'
import styles from '../components/screen.module.css'

export function TextField({
  name,
  label,
  extra,
  rows,
  ...input
}: Pick<InputProps, 'autoComplete' | 'inputMode' | 'maxLength' | 'type'> & {
  name: string
  label: string
  /** What to enter, or what becomes of it. */
  extra?: string
  /** How many lines it begins with; it grows with what is written. */
  rows?: number
}) {
  return (
    <Form.Item name={name} label={label} extra={extra}>
      {rows ? (
        <Input.TextArea rows={rows} maxLength={input.maxLength} className={styles.long} />
      ) : (
        <Input
          autoComplete="off"
          {...(input.type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
          {...input}
        />
      )}
    </Form.Item>
  )
}
