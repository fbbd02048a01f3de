/** A question with several answers at once: by what we may reach somebody. */
import { safeWays } from '@access/requests/legal-aid-requests/more.rules'
import styles from './More.module.css'

interface Asked {
  name: string
  label: string
  hint: string
  error: string | undefined
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

export function SafeWays({ name, label, hint, error, chosen, onChoose }: Asked) {
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
      {safeWays.map((way, at) => (
        <label className={styles.way} key={way}>
          <input
            type="checkbox"
            id={at === 0 ? name : undefined}
            name={name}
            value={way}
            checked={chosen.includes(way)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, way] : chosen.filter((other) => other !== way))
            }
          />
          {way}
        </label>
      ))}
    </fieldset>
  )
}
