/** Asks the applicant whether help is still needed, by a letter with two answers on their status page. */
import { letterFor } from '@access/requests/letters/letter.rules'
import { useState } from 'react'
import management from '../../management/management.module.css'
import { Answered } from '../../parts/Answered.tsx'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { useLive } from '../../parts/useLive.ts'
import { useShortForm } from '../../parts/useShortForm.ts'
import { askBeforeClosing, type Headline, type Opened } from '../documents.ts'
import { lettersForRequest } from '../letters/documents.ts'
import { LetterChoice } from '../letters/LetterChoice.tsx'

export function AskDialog({
  request: { id, reference },
  onChanged,
  onClosed,
}: {
  request: Headline
  onChanged(opened: Opened): void
  onClosed(isDone: boolean): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const live = useLive(lettersForRequest, { id, to: 'asking' }, 'LetterTemplate')
  const asking = useShortForm({
    document: askBeforeClosing,
    blank: { subject: '', text: '' },
    rules: letterFor('asking'),
    variables: (letter) => ({ id, letter }),
    done: 'Question sent',
    failed: 'Failed to send question',
    onDone({ opened }) {
      onChanged(opened)
      setDone(true)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="ask-before-closing"
      title={`Ask whether ${reference} still needs help`}
      confirm="Send the question"
      asking={asking}
      initial={{}}
      isOpen={isOpen}
      isReady={Boolean(live.data)}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(isDone)}
    >
      <p className={management.spaced}>
        They answer yes or no on their status page: yes brings the request back to us, no closes it. Without
        an answer you may close it after 14 days.
      </p>
      <Answered live={live}>
        {({ letters }) => <LetterChoice form={asking.form} letters={letters} />}
      </Answered>
    </FormDialog>
  )
}
