/** The history of an item: all versions, their differences from the form, and restore. */

import { capitalize, isolate } from '@access/kit'
import { Flex, Modal, Radio } from 'antd'
import { useId, useState } from 'react'
import { formatThis } from '../../components/change.messages.ts'
import { DateTime } from '../../components/DateTime.tsx'
import { StackedCell } from '../../components/StackedCell.tsx'
import styles from '../../components/screen.module.css'
import { useDialog } from '../../components/use-dialog.ts'
import { QueryResult } from '../../data/QueryResult.tsx'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { Comparison } from '../../forms/Comparison.tsx'
import { type Labels, listDifferingFields, type Values } from '../../forms/differences.ts'
import { ItemHistoryDocument } from './history.generated.ts'

export function HistoryDialog({
  typename,
  id,
  noun,
  labels,
  currentValues,
  toCompared,
  onRestored,
  onClosed,
}: {
  typename: string
  id: string
  noun: string
  labels: Labels
  /** The current values of the form. */
  currentValues: Values
  /** Values as they are compared. */
  toCompared(values: Values): Values
  onRestored(values: Values): void
  /** Called once the dialog has closed. */
  onClosed(): void
}) {
  const history = useLiveQuery(ItemHistoryDocument, { type: typename, id }, 'ItemVersion')
  const { close, modal } = useDialog(onClosed, '60rem')
  const radioName = useId()
  const [selectedVersion, setSelectedVersion] = useState<number | null>(null)
  const versions = history.data?.versions ?? []
  // The version before the current one is the most likely choice.
  const selected = versions.find(({ version }) => version === selectedVersion) ?? versions[1] ?? versions[0]
  const values = selected && (JSON.parse(selected.values) as Values)

  const compared = values && toCompared(values)
  const current = toCompared(currentValues)
  const differs = compared !== undefined && listDifferingFields(labels, compared, current).length > 0

  function restore() {
    if (values) onRestored(values)
    close()
  }

  return (
    <Modal
      {...modal}
      title={`History of ${formatThis(noun)}`}
      cancelText="Back to form"
      okText={selected ? `Restore version ${selected.version}` : 'Restore'}
      okButtonProps={{ disabled: !differs }}
      onOk={restore}
    >
      <QueryResult query={history}>
        {() => (
          <Flex wrap align="start" gap="large">
            <Flex component="fieldset" vertical gap="small" className={styles.versions}>
              <legend>Versions</legend>
              {versions.map((one) => (
                <Radio
                  key={one.version}
                  name={radioName}
                  checked={one === selected}
                  onChange={() => setSelectedVersion(one.version)}
                >
                  <StackedCell details={<DateTime value={one.savedAt} />}>
                    {one.version}. {capitalize(one.action)}, {isolate(one.actor)}
                  </StackedCell>
                </Radio>
              ))}
            </Flex>
            {selected && compared && (
              <Flex
                component="section"
                vertical
                flex="3 1 20rem"
                aria-label={`Version ${selected.version} beside the form`}
              >
                <Comparison
                  labels={labels}
                  one={{ heading: `Version ${selected.version}`, values: compared }}
                  other={{ heading: 'In the form', values: current }}
                />
              </Flex>
            )}
          </Flex>
        )}
      </QueryResult>
    </Modal>
  )
}
