/** What an item has been: every save, how it differs from what stands in the form, and the way back to it. */
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { Answered } from '../../parts/Answered.tsx'
import { useLive } from '../../parts/useLive.ts'
import styles from '../management.module.css'
import { windowStyles } from '../window.ts'
import { thisOne } from '../wording.ts'
import { Comparison } from './Comparison.tsx'
import { differing, type Labels, type Values } from './differences.ts'
import { HistoryOf } from './history.ts'
import { Versions } from './Versions.tsx'

export function HistoryDialog({
  typename,
  id,
  noun,
  labels,
  typed,
  onRestored,
  onClosed,
}: {
  typename: string
  id: string
  noun: string
  labels: Labels
  /** What stands in the form now. */
  typed: Values
  onRestored(values: Values): void
  /** Told once the window is gone. */
  onClosed(): void
}) {
  const history = useLive(HistoryOf, { type: typename, id }, 'ItemVersion')
  const [isOpen, setOpen] = useState(true)
  const [wanted, setWanted] = useState<number | null>(null)
  const versions = history.data?.versions ?? []
  // What is stored now says the least: the one before it is what people look for.
  const chosen = versions.find(({ version }) => version === wanted) ?? versions[1] ?? versions[0]
  const values = chosen && (JSON.parse(chosen.values) as Values)

  const isOther = values !== undefined && differing(labels, values, typed).length > 0

  function restore() {
    if (values) onRestored(values)
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title={`History of ${thisOne(noun)}`}
      width="min(100% - 2rem, 60rem)"
      classNames={windowStyles}
      centered
      closable={{ 'aria-label': 'Close' }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Back to the form</Button>
          <Button type="primary" disabled={!isOther} onClick={restore}>
            {chosen ? `Put version ${chosen.version} into the form` : 'Put into the form'}
          </Button>
        </>
      }
    >
      <Answered live={history}>
        {() => (
          <div className={styles.history}>
            <Versions versions={versions} chosen={chosen?.version ?? null} onChosen={setWanted} />
            {chosen && values && (
              <section aria-label={`Version ${chosen.version} beside the form`}>
                <Comparison
                  labels={labels}
                  one={{ heading: `Version ${chosen.version}`, values }}
                  other={{ heading: 'In the form', values: typed }}
                />
              </section>
            )}
          </div>
        )}
      </Answered>
    </Modal>
  )
}
