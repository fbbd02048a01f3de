/** Where else there is work, more quietly, and how much of it waits. */
import { Link } from 'react-router-dom'
import { useQuery } from 'urql'
import { places } from '../frame/places.ts'
import styles from './dashboard.module.css'
import { waitingForOffice } from './documents.ts'
import { quickPlaces } from './QuickActions.tsx'

const elsewhere = places
  .flatMap(({ places }) => places)
  .filter(({ to }) => !quickPlaces.some((quick) => quick.to === to))

export function Also() {
  const [{ data }] = useQuery({
    query: waitingForOffice,
    variables: {},
    requestPolicy: 'cache-and-network',
  })
  // Without an answer the ways stand without their numbers.
  const { newMessages, deadLetters } = data?.waiting ?? { newMessages: 0, deadLetters: 0 }
  const waiting: Record<string, string | false> = {
    '/admin/messages': newMessages > 0 && `${newMessages} new`,
    '/admin/mails': deadLetters > 0 && `${deadLetters} not delivered`,
  }
  return (
    <nav className={styles.also} aria-labelledby="also">
      <h2 id="also" className={styles.alsoTitle}>
        Also
      </h2>
      {elsewhere.map(({ to, label }) => (
        <Link key={to} to={to}>
          {waiting[to] ? `${label} (${waiting[to]})` : label}
        </Link>
      ))}
    </nav>
  )
}
