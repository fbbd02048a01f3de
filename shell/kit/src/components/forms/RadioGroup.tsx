/** A field with a few options, each a whole row to press. */
import type { ReactNode } from 'react'
import { FieldError, type FieldProps, Hint, Optional } from './Field.tsx'

export interface RadioOption {
  value: string
  label: string
  /** The rest of the label, quieter and on its own line. */
  description?: string
  icon?: ReactNode
}

interface RadioGroupProps {
  options: readonly RadioOption[]
  value: string
  onChange: (value: string) => void
  /** Two rows side by side where there is room. */
  columns?: 'one' | 'two'
  /** For another arrangement of the rows. */
  className?: string
}

/** Nothing is selected until `value` is one of the options. A link `#name` leads to the selected or first one. */
export function RadioGroup({
  options,
  value,
  onChange,
  columns = 'one',
  className = '',
  ...field
}: FieldProps & RadioGroupProps) {
  const { name, label, hint, details, error, required, optional } = field
  const linkTarget = options.find((option) => option.value === value) ?? options[0]
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={error ? 'field wrong' : 'field'} aria-describedby={describedBy || undefined}>
      <legend className="legend">
        {label}
        {optional && <Optional />}
      </legend>
      {hint && <Hint name={name}>{hint}</Hint>}
      {error && <FieldError name={name}>{error}</FieldError>}
      <div className={`choices ${columns === 'two' ? 'two' : ''} ${className}`.trim()}>
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              id={option === linkTarget ? name : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              required={required}
              onChange={() => onChange(option.value)}
            />
            <span>
              <b>{option.label}</b>
              {option.description && (
                <>
                  {' '}
                  <span>{option.description}</span>
                </>
              )}
            </span>
            {option.icon}
          </label>
        ))}
      </div>
      {details}
    </fieldset>
  )
}
