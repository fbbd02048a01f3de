/** The versions of an item, newest first, as radio buttons. */
import { capitalize, isolate } from '@access/kit'
import { Flex, Radio } from 'antd'
import { useId } from 'react'
import { DateTime } from '../../components/DateTime.tsx'
import { StackedCell } from '../../components/StackedCell.tsx'
import styles from '../../components/screen.module.css'
import type { ItemVersionFragment } from './history.generated.ts'

export function Versions({
  versions,
  selected,
  onSelect,
}: {
  versions: readonly ItemVersionFragment[]
  selected: number | null
  onSelect(version: number): void
}) {
  const name = useId()
  return (
    <Flex component="fieldset" vertical gap="small" className={styles.versions}>
      <legend>Versions</legend>
      {versions.map(({ version, savedAt, actor, action }) => (
        <Radio key={version} name={name} checked={version === selected} onChange={() => onSelect(version)}>
          <StackedCell details={<DateTime value={savedAt} />}>
            {version}. {capitalize(action)}, {isolate(actor)}
          </StackedCell>
        </Radio>
      ))}
    </Flex>
  )
}
