/** Leads back into the setup while it is to be done; the first time the dashboard does by itself. */
import { Link } from 'react-router-dom'
import styles from './setup-offer.module.css'
import { officeSetupPath } from './setup-path.ts'

export const SetupOffer = () => (
  <section className={styles.offer} aria-label="Setup">
    <p>The setup of your organization is not finished.</p>
    <Link to={officeSetupPath}>Continue setting up</Link>
  </section>
)
