/** What the office notes for itself, apart from what is written to the applicant, and looking like it. */
import { Lock } from 'lucide-react'
import { Card } from '../../parts/Card.tsx'
import { Moment } from '../../parts/Moment.tsx'
import parts from '../../parts/parts.module.css'
import { useAct } from '../../parts/useAct.ts'
import { WriteForm } from '../../parts/WriteForm.tsx'
import { type Note, noteOnRequest, type Opened } from '../documents.ts'
import styles from './queue.module.css'

export function Notes({
  id,
  notes,
  onChanged,
}: {
  id: string
  notes: Note[]
  onChanged(opened: Opened): void
}) {
  const { act, isActing, refused } = useAct(noteOnRequest, {
    done: 'Note added',
    failed: 'Failed to add note',
  })

  async function write(text: string) {
    const changed = await act({ id, text })
    if (changed) onChanged(changed.opened)
    return changed !== null
  }

  return (
    <Card title="Internal notes">
      <div className={parts.inside}>
        <p className={styles.ours}>
          <Lock size={16} aria-hidden /> Only the office sees these.
        </p>
        {notes.length === 0 ? (
          <p>No notes yet.</p>
        ) : (
          <ol className={styles.notes}>
            {notes.map(({ id, at, who, text }) => (
              <li key={id} className={styles.note}>
                <p className={styles.what}>
                  <b>{who}</b>, <Moment at={at} />
                </p>
                <p className={parts.written}>{text}</p>
              </li>
            ))}
          </ol>
        )}
        <WriteForm
          label="Add a note"
          hint="For colleagues. The applicant never reads it, and it goes when the request is erased."
          send="Add note"
          onSend={write}
          isSending={isActing}
          refused={refused}
        />
      </div>
    </Card>
  )
}
