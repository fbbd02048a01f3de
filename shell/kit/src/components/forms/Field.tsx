/** One field of a form: its label, a hint, its error, and the input. */
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Common props of all fields. The input's id is its name, so that a link `#name` leads to it. */
export interface FieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** More for those who want it, such as why we ask: under the input, and not read out with it. */
  details?: ReactNode
  error?: string | undefined
  required?: boolean
  /** Says "(optional)" beside the label, on forms where most answers are needed. */
  optional?: boolean
}

/** Attributes that connect an input with its field. */
export interface FieldInputProps {
  id: string
  name: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Points an input at its hint, its error and whatever else describes it, in the order they are read. */
export function getInputProps(
  { name, hint, error, required }: FieldProps,
  alsoDescribedBy?: string,
): FieldInputProps {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`, alsoDescribedBy].filter(Boolean)
  return {
    id: name,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  }
}

/** Label above, hint under it, error above the input. */
export function Field({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { name, label, hint, details, error, optional } = field
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={name}>
        {label}
        {optional && <Optional />}
      </label>
      {hint && <Hint name={name}>{hint}</Hint>}
      {error && <FieldError name={name}>{error}</FieldError>}
      {children}
      {details}
    </div>
  )
}

export function Optional() {
  return (
    <>
      {' '}
      <span className="optional">(optional)</span>
    </>
  )
}

export function Hint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="hint" id={`${name}-hint`}>
      {children}
    </p>
  )
}

export function FieldError({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="error" id={`${name}-error`}>
      <CircleAlert className="icon" aria-hidden />
      <span>
        <span className="sr">Error:</span> {children}
      </span>
    </p>
  )
}
