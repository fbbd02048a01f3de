/** The printed attendance list: all confirmed registrations by name, with a check box. */
import { undecryptableText } from '../components/FactList.tsx'
import type { RegistrationFragment } from './registrations.generated.ts'
import styles from './registrations.module.css'
import { useIsPrinting } from './use-is-printing.ts'

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
