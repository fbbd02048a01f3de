/** Resolves an edit conflict: somebody else has saved what is being edited here. */
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { formatThis } from '../components/change.messages.ts'
import { useDialog } from '../components/use-dialog.ts'
import { Comparison } from './Comparison.tsx'
import type { Labels, Values } from './differences.ts'

/** How to resolve the conflict. */
export type ConflictResolution = 'keepLocal' | 'useStored' | 'continueEditing'

export function EditConflictDialog({
  noun,
  labels,
  localValues,
  storedValues,
  hasHistory = true,
  onResolved,
}: {
  noun: string
  labels: Labels
  localValues: Values
  storedValues: Values
  /** Whether the overwritten version stays in the history. */
  hasHistory?: boolean
  /** Called once the dialog has closed. */
  onResolved(choice: ConflictResolution): void
}) {
  const { close, modal } = useDialog(() => onResolved(choice), '47.5rem')
  const [choice, setChoice] = useState<ConflictResolution>('continueEditing')

  function choose(newChoice: ConflictResolution) {
    setChoice(newChoice)
    close()
  }

  return (
    <Modal
      {...modal}
      title={`Someone else has saved ${formatThis(noun)}`}
      mask={{ closable: false }}
      closable={false}
      footer={
        <>
          <Button onClick={close}>Continue editing</Button>
          <Button onClick={() => choose('useStored')}>Take theirs</Button>
          <Button type="primary" onClick={() => choose('keepLocal')}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        It was saved while you were editing it. "Keep mine" saves your version over theirs
        {hasHistory && ', which stays in the history'}. "Take theirs" drops what you typed.
      </p>
      <Comparison
        labels={labels}
        one={{ heading: 'Mine', values: localValues }}
        other={{ heading: 'Theirs', values: storedValues }}
      />
    </Modal>
  )
}
