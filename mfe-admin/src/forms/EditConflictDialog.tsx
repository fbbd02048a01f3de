/** Resolves an edit conflict: somebody else has saved what is being edited here. */
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { formatThis } from '../components/change.messages.ts'
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
  const [isOpen, setOpen] = useState(true)
  const [choice, setChoice] = useState<ConflictResolution>('continueEditing')

  function choose(newChoice: ConflictResolution) {
    setChoice(newChoice)
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title={`Someone else has saved ${formatThis(noun)}`}
      width="min(100% - 2rem, 47.5rem)"
      mask={{ closable: false }}
      closable={false}
      onCancel={() => choose('continueEditing')}
      afterClose={() => onResolved(choice)}
      footer={
        <>
          <Button onClick={() => choose('continueEditing')}>Continue editing</Button>
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
