/** A choice of one among a few: antd's Select, and on a phone the phone's own. */
import { Select as AntdSelect } from 'antd'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import styles from './screen.module.css'
import { useIsNarrow } from './use-display-preferences.ts'

export interface Option {
  value: string
  label: string
}

interface SelectProps {
  value?: string | null | undefined
  onChange?: ((value: string) => void) | undefined
  options: readonly Option[]
  /** What it means to choose none, which is ''; without it one of the options is always selected. */
  emptyLabel?: string | undefined
  id?: string
  className?: string | undefined
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

export function Select({ value, onChange, options, emptyLabel, className = '', ...control }: SelectProps) {
  const isNarrow = useIsNarrow()
  const ownId = useId()
  const { id = ownId } = control
  const selectedId = `${id}-selected`
  const allOptions = emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options]
  const selected = value ?? ''
  if (isNarrow)
    return (
      <select
        {...control}
        className={`${styles.choice} ${className}`}
        value={selected}
        onChange={({ target }) => onChange?.(target.value)}
      >
        {allOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  return (
    <>
      <AntdSelect<string>
        {...control}
        // One of its own would be the same for all in tests, and be taken for the titles of dialogs.
        id={id}
        className={`${styles.select} ${className}`}
        value={selected}
        onChange={onChange}
        options={[...allOptions]}
        aria-describedby={[selectedId, control['aria-describedby']].filter(Boolean).join(' ')}
        // Who types goes to what begins so, as in a list of the browser's.
        showSearch={{ optionFilterProp: 'label' }}
        suffixIcon={<ChevronDown size={16} aria-hidden />}
        popupMatchSelectWidth={false}
      />
      {/* The text box of antd's is empty: what is selected stands beside it, where screen readers do not look. */}
      <span id={selectedId} hidden>
        {allOptions.find((option) => option.value === selected)?.label}
      </span>
    </>
  )
}

/** Options whose label is their value. */
export const buildOptions = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }))
