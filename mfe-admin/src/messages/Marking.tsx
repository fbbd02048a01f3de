/** Says what becomes of a message that needs no answer from here. */
import { Alert, Button } from 'antd'
import parts from '../parts/parts.module.css'
import { useAct } from '../parts/useAct.ts'
import { type ContactMessage, markContactMessage } from './documents.ts'

type Mark = { state: string; label: string }

const asNew: Mark = { state: 'new', label: 'Mark as new' }
const asHandled: Mark = { state: 'handled', label: 'Mark as handled' }
const asSpam: Mark = { state: 'spam', label: 'Mark as spam' }

/** What may be said of a message in each state. */
const marks: Record<string, Mark[]> = {
  new: [asHandled, asSpam],
  answered: [asNew, asHandled, asSpam],
  handled: [asNew, asSpam],
  spam: [{ state: 'new', label: 'Not spam' }],
}

export function Marking({ message: { id, state } }: { message: ContactMessage }) {
  const { act, isActing, refused } = useAct(markContactMessage, {
    done: 'Message marked',
    failed: 'Failed to mark message',
  })
  return (
    <>
      <div className={parts.buttons}>
        {marks[state]?.map((mark) => (
          <Button key={mark.label} disabled={isActing} onClick={() => act({ id, state: mark.state })}>
            {mark.label}
          </Button>
        ))}
      </div>
      {refused && <Alert type="error" showIcon title={refused} />}
    </>
  )
}
