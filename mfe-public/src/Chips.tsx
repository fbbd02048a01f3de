/** One of a few, as links: each has an address of its own, so they work without scripts and can be sent to a friend. */
import { Link } from 'react-router-dom'
import styles from './Chips.module.css'

/** `name` says aloud what is chosen from; `chosen` is the value of the one that holds, matched without case. */
export function Chips({
  name,
  choices,
  chosen,
  addressOf,
}: {
  name: string
  choices: readonly { value: string; label: string }[]
  chosen: string
  addressOf(value: string): string
}) {
  return (
    <nav aria-label={name}>
      <ul className="chips">
        {choices.map(({ value, label }) => (
          <li key={value}>
            <Link
              className={`chip ${styles.chip}`}
              to={addressOf(value)}
              aria-current={value.toLowerCase() === chosen.toLowerCase() ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
