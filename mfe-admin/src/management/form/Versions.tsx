/** The saves of an item, newest first, one of them chosen. */
import { capitalised } from '@access/kit'
import { useId } from 'react'
import { Moment } from '../../parts/Moment.tsx'
import { Stacked } from '../../parts/Stacked.tsx'
import styles from '../management.module.css'
import type { ItemVersion } from './history.ts'

export function Versions({
  versions,
  chosen,
  onChosen,
}: {
  versions: readonly ItemVersion[]
  chosen: number | null
  onChosen(version: number): void
}) {
  const name = useId()
  return (
    <fieldset className={styles.versions}>
      <legend>Versions</legend>
      {versions.map(({ version, at, who, action }) => (
        <label key={version} className={styles.version}>
          <input type="radio" name={name} checked={version === chosen} onChange={() => onChosen(version)} />
          <Stacked below={<Moment at={at} />}>
            {version}. {capitalised(action)}, {who}
          </Stacked>
        </label>
      ))}
    </fieldset>
  )
}
