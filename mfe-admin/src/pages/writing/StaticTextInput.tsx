/** A fixed text in its little Markdown: as high as what is written in it. */
import { Input } from 'antd'
import screen from '../../components/screen.module.css'
import type { InputProps } from '../../management/fields/input-props.ts'

export function StaticTextInput({ value, onChange, ...control }: InputProps<string | null>) {
  return (
    <Input.TextArea
      dir="auto"
      {...control}
      className={screen.long}
      rows={16}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  )
}
