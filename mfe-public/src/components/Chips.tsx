/** One of a few options, as links: each has a URL of its own, so they work without scripts and can be shared. */
import { Link } from 'react-router-dom'
import styles from './Chips.module.css'

/** `name` is the accessible name; `selected` is the value of the current option, matched without case. */
export function Chips({
  name,
  options,
  selected,
  buildUrl,
}: {
  name: string
  options: readonly { value: string; label: string }[]
  selected: string
  buildUrl(value: string): string
}) {
  return (
    <nav aria-label={name}>
      <ul className={styles.chips}>
        {options.map(({ value, label }) => (
          <li key={value}>
            <Link
              className={styles.chip}
              to={buildUrl(value)}
              aria-current={value.toLowerCase() === selected.toLowerCase() ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
