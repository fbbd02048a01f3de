/** Says what becomes of a message that needs no answer from here. */
import { Alert, Button } from 'antd'
import parts from '../parts/parts.module.css'
import { useAct } from '../parts/useAct.ts'
import { type ContactMessage, markContactMessage } from './documents.ts'

type Mark = { state: string; label: string }

const asNew: Mark = { state: 'new', label: 'Mark as new' }
const asHandled: Mark = { state: 'handled', label: 'Mark as handled' }
const asSpam: Mark = { state: 'spam', label: 'Mark as spam' }
const notSpam: Mark = { state: 'new', label: 'Not spam' }

/** What may be said of a message in each state. */
const marks: Record<string, Mark[]> = {
  new: [asHandled, asSpam],
  answered: [asNew, asHandled, asSpam],
  handled: [asNew, asSpam],
  spam: [notSpam],
}

export function Marking({
  message: { id, state, suspected },
  onChanged,
}: {
  message: ContactMessage
  onChanged(message: ContactMessage): void
}) {
  const { act, isActing, refused } = useAct(markContactMessage, {
    done: 'Message marked',
    failed: 'Failed to mark message',
  })
  const possible = marks[state] ?? []

  async function mark(state: string) {
    const changed = await act({ id, state })
    if (changed) onChanged(changed.message)
  }

  return (
    <>
      <div className={parts.buttons}>
        {(suspected && state === 'new' ? [notSpam, ...possible] : possible).map(({ label, state }) => (
          <Button key={label} disabled={isActing} onClick={() => mark(state)}>
            {label}
          </Button>
        ))}
      </div>
      {refused && <Alert type="error" showIcon title={refused} />}
    </>
  )
}
