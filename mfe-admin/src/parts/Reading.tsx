/** Label and value, line by line; what is sealed and cannot be opened says so. */
import { Fragment, type ReactNode } from 'react'
import styles from './parts.module.css'

/** What stands for something that could not be unsealed. */
export const sealed = 'Cannot be opened'

export function Reading({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([label, fact]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{fact ?? sealed}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
