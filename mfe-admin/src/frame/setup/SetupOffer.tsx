/** Leads into the setup while it is to be done: by itself the first time, by a link afterwards. */
import { Link, Navigate } from '@access/kit'
import { useAccountPreference } from '../../session/use-account-preference.ts'
import styles from './setup-offer.module.css'
import { officeSetupPath, visitedStepPreference } from './setup-path.ts'

export function SetupOffer() {
  const [visitedSlug] = useAccountPreference(visitedStepPreference, 'none')
  if (visitedSlug === 'none') return <Navigate to={officeSetupPath} replace />
  return (
    <section className={styles.offer} aria-label="Setup">
      <p>The setup of your organization is not finished.</p>
      <Link to={officeSetupPath}>Continue setting up</Link>
    </section>
  )
}
