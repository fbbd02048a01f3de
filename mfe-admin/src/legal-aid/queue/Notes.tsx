/** The internal notes of a request, styled differently from the messages to the applicant. */
import { Flex, Card as NoteCard, Typography } from 'antd'
import { Lock } from 'lucide-react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { WithIcon } from '../../components/WithIcon.tsx'
import { useAction } from '../../data/use-action.ts'
import { MessageForm } from '../../forms/MessageForm.tsx'
import {
  AddRequestNoteDocument,
  type RequestDetailsFragment,
  type RequestNoteFragment,
} from '../request/opened-request.generated.ts'
import { targets } from '../request/section.ts'
import styles from './queue.module.css'

export function Notes({
  id,
  notes,
  onChanged,
}: {
  id: string
  notes: RequestNoteFragment[]
  onChanged(details: RequestDetailsFragment): void
}) {
  const { act, isActing, errorMessage } = useAction(AddRequestNoteDocument, {
    successMessage: 'Note added',
    failureMessage: 'Failed to add note',
  })

  async function addNote(text: string) {
    const result = await act({ id, text })
    if (result) onChanged(result.details)
    return result !== null
  }

  return (
    <Card title="Internal notes" id={targets.notes.cardId}>
      <div className={parts.inside}>
        <b>
          <WithIcon Icon={Lock}>Visible to staff only.</WithIcon>
        </b>
        {notes.length === 0 ? (
          <p>No notes yet.</p>
        ) : (
          <Flex component="ol" vertical gap="small">
            {notes.map(({ id, writtenAt, author, text }) => (
              <li key={id}>
                <NoteCard size="small" className={styles.note}>
                  <Typography.Text type="secondary">
                    <b>{author}</b>, <DateTime value={writtenAt} />
                  </Typography.Text>
                  <p className={parts.written}>{text}</p>
                </NoteCard>
              </li>
            ))}
          </Flex>
        )}
        <MessageForm
          textKey={`note ${id}`}
          label="Add a note"
          hint="Not visible to the applicant. Deleted when the request is erased."
          submitLabel="Add note"
          onSend={addNote}
          isSending={isActing}
          errorMessage={errorMessage}
        />
      </div>
    </Card>
  )
}
