/** A list of labels and values; null is shown as undecryptable. */
import { Fragment, type ReactNode } from 'react'
import styles from './components.module.css'

/** Shown for a value that could not be decrypted. */
export const undecryptableText = 'Cannot be decrypted'

export function FactList({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([label, fact]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{fact ?? undecryptableText}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
