/** The printed attendance list: all confirmed registrations by name, with a check box. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { undecryptableText } from '../components/FactList.tsx'
import type { RegistrationFragment } from './registrations.generated.ts'
import styles from './registrations.module.css'

export function DoorList({ registrations }: { registrations: RegistrationFragment[] }) {
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  const placed = registrations
    .filter(({ state }) => state === 'placed')
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'en'))
  return (
    <table className={styles.door} aria-label="Attendance list">
      <thead>
        <tr>
          {['Present', 'Name', 'Seats', 'Needs', 'Reference'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placed.map(({ id, name, seats, needs, reference, checkedInAt }) => (
          <tr key={id}>
            <td>{checkedInAt ? '☑' : '☐'}</td>
            <td>{name ?? undecryptableText}</td>
            <td>{seats}</td>
            <td>{needs}</td>
            <td>{reference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // Synchronously: the browser prints what is rendered when the event handler returns.
    const onBeforePrint = () => flushSync(() => setPrinting(true))
    const onAfterPrint = () => setPrinting(false)
    window.addEventListener('beforeprint', onBeforePrint)
    window.addEventListener('afterprint', onAfterPrint)
    return () => {
      window.removeEventListener('beforeprint', onBeforePrint)
      window.removeEventListener('afterprint', onAfterPrint)
    }
  }, [])
  return isPrinting
}
