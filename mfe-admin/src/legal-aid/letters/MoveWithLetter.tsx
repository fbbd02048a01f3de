/** A move that its applicant hears of by a letter: nobody is sent away without a word. */
import { type LetterKind, letterFor } from '@access/requests/letters/letter.rules'
import { useState } from 'react'
import management from '../../management/management.module.css'
import { Answered } from '../../parts/Answered.tsx'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { useLive } from '../../parts/useLive.ts'
import { useShortForm } from '../../parts/useShortForm.ts'
import { type Headline, moveLegalAidRequest, type Opened } from '../documents.ts'
import { spoken } from '../statuses.ts'
import { lettersForRequest } from './documents.ts'
import { LetterChoice } from './LetterChoice.tsx'
import { WithoutLetter } from './WithoutLetter.tsx'

/** The moves that go with a letter, each with its kind and with what follows. */
export const withLetter: Record<string, { kind: LetterKind; follows: string }> = {
  declined: {
    kind: 'declined',
    follows: 'They read this letter on their status page. We keep the request for 12 months.',
  },
  referred: {
    kind: 'referred',
    follows: 'They read this letter on their status page. We keep the request for 12 months.',
  },
  closed: {
    kind: 'closing',
    follows:
      'Our work on this is done, and this letter tells them so. We keep the request for 7 years, and it cannot be erased before.',
  },
}

export function MoveWithLetter({
  request: { id, reference },
  to,
  onChanged,
  onClosed,
}: {
  request: Headline
  to: string
  onChanged(opened: Opened): void
  /** Told once the window is gone, and whether the request was moved. */
  onClosed(isDone: boolean): void
}) {
  const { kind, follows } = withLetter[to]!
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const live = useLive(lettersForRequest, { id, to }, 'LetterTemplate')

  function moved(opened: Opened) {
    onChanged(opened)
    setDone(true)
    setOpen(false)
  }
  const asking = useShortForm({
    document: moveLegalAidRequest,
    blank: { subject: '', text: '' },
    rules: letterFor(kind),
    variables: (letter) => ({ id, to, letter }),
    done: 'Request moved',
    failed: 'Failed to move request',
    onDone: (data) => moved(data.opened),
  })

  return (
    <FormDialog
      id="letter-to-applicant"
      title={`Move ${reference} to ${spoken(to)}?`}
      confirm={`Send and move to ${spoken(to)}`}
      asking={asking}
      initial={{}}
      isOpen={isOpen}
      isReady={Boolean(live.data)}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(isDone)}
    >
      <p className={management.spaced}>{follows}</p>
      <Answered live={live}>
        {({ letters }) => (
          <>
            {letters.mayBeSilent && <WithoutLetter id={id} to={to} onMoved={moved} />}
            <LetterChoice form={asking.form} letters={letters} />
          </>
        )}
      </Answered>
    </FormDialog>
  )
}
