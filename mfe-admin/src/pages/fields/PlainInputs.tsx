/**
 * The platform's own inputs: a long page has a hundred and more, all of which are rendered with each key, and antd's take
 * several times as long.
 */

import { Input } from 'antd'
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import styles from '../../components/screen.module.css'
import type { InputProps } from '../../management/fields/inputs.tsx'

type Typed<Attributes> = Omit<Attributes, 'value' | 'onChange'> & {
  value: string
  onChange(value: string): void
}

/** One line. */
export function LineInput({ onChange, ...input }: Typed<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <input
      dir="auto"
      autoComplete="off"
      {...input}
      className={styles.choice}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Several lines. */
export function TextInput({ onChange, ...input }: Typed<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <textarea
      dir="auto"
      {...input}
      className={`${styles.choice} ${styles.long}`}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** A fixed text in its little Markdown: as high as what is written in it. */
export function StaticTextInput({ value, onChange, ...control }: InputProps<string | null>) {
  return (
    <Input.TextArea
      dir="auto"
      {...control}
      className={styles.long}
      rows={16}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  )
}
