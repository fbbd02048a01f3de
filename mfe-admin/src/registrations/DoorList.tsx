/** The list for the door, on paper alone: everybody who has a place, by name, with a box to tick. */
import { sealed } from '../parts/Reading.tsx'
import type { Registration } from './documents.ts'
import styles from './registrations.module.css'
import { usePrinting } from './usePrinting.ts'

export function DoorList({ registrations }: { registrations: Registration[] }) {
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  const placed = registrations
    .filter(({ state }) => state === 'placed')
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'en'))
  return (
    <table className={styles.door} aria-label="List for the door">
      <thead>
        <tr>
          {['Here', 'Name', 'Seats', 'Needs', 'Reference'].map((head) => (
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
            <td>{name ?? sealed}</td>
            <td>{seats}</td>
            <td>{needs}</td>
            <td>{reference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
