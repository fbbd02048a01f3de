/** Where else there is work, more quietly, and how much of it waits. */
import { Link } from 'react-router-dom'
import { useQuery } from 'urql'
import styles from './dashboard.module.css'
import { waitingForOffice } from './documents.ts'

export function Also() {
  const [{ data }] = useQuery({
    query: waitingForOffice,
    variables: {},
    requestPolicy: 'cache-and-network',
  })
  // Without an answer the ways stand without their numbers.
  const { newMessages, deadLetters } = data?.waiting ?? { newMessages: 0, deadLetters: 0 }
  return (
    <nav className={styles.also} aria-labelledby="also">
      <h2 id="also" className={styles.alsoTitle}>
        Also
      </h2>
      <Link to="/admin/messages">{newMessages > 0 ? `Messages (${newMessages} new)` : 'Messages'}</Link>
      <Link to="/admin/registrations">Registrations</Link>
      <Link to="/admin/mails">{deadLetters > 0 ? `Mails (${deadLetters} not delivered)` : 'Mails'}</Link>
    </nav>
  )
}
