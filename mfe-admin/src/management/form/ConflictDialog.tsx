/** For two people at once: somebody else has saved what is being edited here. Nothing is lost without being seen. */
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { windowStyles } from '../window.ts'
import { thisOne } from '../wording.ts'
import { Comparison } from './Comparison.tsx'
import type { Labels, Values } from './differences.ts'

/** What to do with the two versions. */
export type Choice = 'keep mine' | 'take theirs' | 'go on'

export function ConflictDialog({
  noun,
  labels,
  mine,
  theirs,
  hasHistory = true,
  onChosen,
}: {
  noun: string
  labels: Labels
  mine: Values
  theirs: Values
  /** Whether what is saved over can be read again. */
  hasHistory?: boolean
  /** Told once the window is gone. */
  onChosen(choice: Choice): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [choice, setChoice] = useState<Choice>('go on')

  function choose(chosen: Choice) {
    setChoice(chosen)
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title={`Someone else has saved ${thisOne(noun)}`}
      width="min(100% - 2rem, 47.5rem)"
      classNames={windowStyles}
      centered
      mask={{ closable: false }}
      closable={false}
      onCancel={() => choose('go on')}
      afterClose={() => onChosen(choice)}
      footer={
        <>
          <Button onClick={() => choose('go on')}>Go on editing</Button>
          <Button onClick={() => choose('take theirs')}>Take theirs</Button>
          <Button type="primary" onClick={() => choose('keep mine')}>
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
        one={{ heading: 'Mine', values: mine }}
        other={{ heading: 'Theirs', values: theirs }}
      />
    </Modal>
  )
}
