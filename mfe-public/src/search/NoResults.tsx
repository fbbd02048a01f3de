/** Nothing was found: what to do now. */
import { EmptyState, LinkButton, useOffice } from '@access/kit'
import styles from './Search.module.css'

export function NoResults() {
  const { phone } = useOffice()
  return (
    <EmptyState
      title="Nothing Found"
      text="Try fewer words, or other ones. You do not have to find the right word: tell us what happened, and a person reads it."
      action={
        <div className={styles.ways}>
          <LinkButton to="/get-help">Request Legal Aid</LinkButton>
          <a className="btn btn-outline" href={phone.href}>
            Call {phone.display}
          </a>
          <LinkButton variant="quiet" to="/services">
            See what we help with
          </LinkButton>
        </div>
      }
    />
  )
}
