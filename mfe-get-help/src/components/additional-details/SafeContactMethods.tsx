/** Checkboxes for the ways in which it is safe to contact the applicant. */
import { safeContactMethods } from '@access/requests/intake/legal-aid-requests/additional-details.rules'
import type { ContactOptions } from '../../platform/contact-options.ts'

interface SafeContactMethodsProps {
  name: string
  label: string
  hint: string
  error: string | undefined
  options: readonly string[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
}

export function SafeContactMethods({
  name,
  label,
  hint,
  error,
  options,
  selected,
  onChange,
}: SafeContactMethodsProps) {
  const describedBy = error ? `${name}-hint ${name}-error` : `${name}-hint`
  return (
    <fieldset className={error ? 'field wrong' : 'field'} aria-describedby={describedBy}>
      <legend className="legend">{label}</legend>
      <p className="hint" id={`${name}-hint`}>
        {hint}
      </p>
      {error && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {options.map((method, index) => (
        <label className="check" key={method}>
          <input
            type="checkbox"
            id={index === 0 ? name : undefined}
            name={name}
            value={method}
            checked={selected.includes(method)}
            onChange={({ target }) =>
              onChange(target.checked ? [...selected, method] : selected.filter((other) => other !== method))
            }
          />
          {method}
        </label>
      ))}
    </fieldset>
  )
}

const phoneMethods: readonly string[] = ['Phone', 'Text message']

/** The ways that are left with the addresses that they gave. */
export const listSafeMethods = ({ hasSafeEmail, hasSafePhone }: ContactOptions) =>
  safeContactMethods.filter((method) =>
    phoneMethods.includes(method) ? hasSafePhone : method !== 'Email' || hasSafeEmail,
  )
