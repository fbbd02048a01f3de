/** A question with a few answers, each a whole row to press. */
import type { ReactNode } from 'react'
import { FieldError, Hint, Optional, type Question } from './Field.tsx'

export interface Choice {
  value: string
  label: string
  /** The rest of the label, quieter and on its own line. */
  detail?: string
  icon?: ReactNode
}

interface Chosen {
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
  /** Two rows side by side where there is room. */
  columns?: 'one' | 'two'
  /** For another arrangement of the rows. */
  className?: string
}

/** Nothing is chosen until `value` is one of the choices. A link `#name` leads to the chosen or first one. */
export function Choices({
  choices,
  value,
  onChoose,
  columns = 'one',
  className = '',
  ...question
}: Question & Chosen) {
  const { name, label, hint, more, error, required, optional } = question
  const reached = choices.find((choice) => choice.value === value) ?? choices[0]
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
        {choices.map((choice) => (
          <label className="choice" key={choice.value}>
            <input
              type="radio"
              id={choice === reached ? name : undefined}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              required={required}
              onChange={() => onChoose(choice.value)}
            />
            <span>
              <b>{choice.label}</b>
              {choice.detail && (
                <>
                  {' '}
                  <span>{choice.detail}</span>
                </>
              )}
            </span>
            {choice.icon}
          </label>
        ))}
      </div>
      {more}
    </fieldset>
  )
}
