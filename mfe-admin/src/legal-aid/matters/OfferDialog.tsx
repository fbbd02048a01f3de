/** An offer, answered in steps: first the names, for a conflict check, then the case summary without them. */
import { useToast } from '@access/kit'
import { Alert, Button, Modal } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import management from '../../components/screen.module.css'
import { useDialog } from '../../components/use-dialog.ts'
import { useAction } from '../../data/use-action.ts'
import { useUnsentText } from '../../forms/unsent-text.tsx'
import { useCloseQuestion } from '../../forms/use-close-question.tsx'
import {
  AnswerOwnOfferDocument,
  DeclareOwnConflictDocument,
  type OwnOfferFragment,
  type ReceivedOfferFragment,
} from './matters.generated.ts'
import { CaseSummaryFacts, DeclineReason, PartyNames } from './offer-steps.tsx'

/** The step of the offer, or what is asked back before an answer that ends it. */
type View = 'names' | 'brief' | 'conflict' | 'decline'

const answeredMessages: Record<string, string> = {
  accepted: 'Request accepted: it is among your matters',
  refused: 'Request declined',
  conflict: 'Conflict of interest reported',
}

export function OfferDialog({
  offer: { id, reference },
  received,
  onClosed,
}: {
  offer: OwnOfferFragment
  /** As it was when it was opened. */
  received: ReceivedOfferFragment
  onClosed(isAnswered: boolean): void
}) {
  const { close, modal } = useDialog(() => {
    setReason('')
    onClosed(isAnswered)
  }, '36rem')
  const [isAnswered, setAnswered] = useState(false)
  const [offer, setOffer] = useState(received)
  const [askedBack, setAskedBack] = useState<'conflict' | 'decline' | null>(null)
  const [reason, setReason] = useUnsentText(`decline ${id}`, '')
  const { toast } = useToast()
  const messages = {
    successMessage: '',
    failureMessage: 'Failed to answer the offer',
    announce({ offer: { step } }: { offer: ReceivedOfferFragment }) {
      const description = answeredMessages[step]
      if (description) toast({ title: 'Success', description, tone: 'success' })
      return true
    },
  }
  const declaration = useAction(DeclareOwnConflictDocument, messages)
  const answering = useAction(AnswerOwnOfferDocument, messages)
  const isActing = declaration.isActing || answering.isActing
  const errorMessage = declaration.errorMessage ?? answering.errorMessage

  const declareConflict = async (conflict: boolean) => show(await declaration.act({ id, conflict }))
  const answer = async (accept: boolean, reason: string | null) =>
    show(await answering.act({ id, accept, reason }))

  function show(changed: { offer: ReceivedOfferFragment } | null) {
    if (!changed) return
    setAskedBack(null)
    setOffer(changed.offer)
    if (!(changed.offer.step in answeredMessages)) return
    setAnswered(true)
    close()
  }

  const { requestClose, question } = useCloseQuestion({
    hasUnsavedText: modal.open && reason !== '',
    close,
  })
  const view: View = askedBack ?? (offer.step === 'names' ? 'names' : 'brief')

  const conflictButton = <Button onClick={() => setAskedBack('conflict')}>I have a conflict</Button>
  const backButton = <Button onClick={() => setAskedBack(null)}>Back</Button>
  const views: Record<View, { content: ReactNode; buttons: ReactNode }> = {
    names: {
      content: <PartyNames offer={offer} />,
      buttons: (
        <>
          {conflictButton}
          <Button type="primary" loading={isActing} onClick={() => declareConflict(false)}>
            No conflict, show the case summary
          </Button>
        </>
      ),
    },
    brief: {
      content: offer.caseSummary && (
        <CaseSummaryFacts caseSummary={offer.caseSummary} endsAt={offer.endsAt} />
      ),
      buttons: (
        <>
          {conflictButton}
          <Button onClick={() => setAskedBack('decline')}>Decline</Button>
          <Button type="primary" loading={isActing} onClick={() => answer(true, null)}>
            Accept this request
          </Button>
        </>
      ),
    },
    conflict: {
      content: <p>We will ask another attorney. You do not have to tell us what the conflict is.</p>,
      buttons: (
        <>
          {backButton}
          <Button type="primary" danger loading={isActing} onClick={() => declareConflict(true)}>
            Report the conflict
          </Button>
        </>
      ),
    },
    decline: {
      content: <DeclineReason value={reason} onChange={setReason} />,
      buttons: (
        <>
          {backButton}
          <Button type="primary" danger loading={isActing} onClick={() => answer(false, reason)}>
            Decline this request
          </Button>
        </>
      ),
    },
  }

  return (
    <Modal
      {...modal}
      title={`Offer ${reference}`}
      focusable={{ focusTriggerAfterClose: !isAnswered }}
      onCancel={requestClose}
      footer={views[view].buttons}
    >
      <StepContent key={view}>{views[view].content}</StepContent>
      {errorMessage && <Alert className={management.spaced} type="error" showIcon title={errorMessage} />}
      {question}
    </Modal>
  )
}

/** Has the focus when a step begins, since the button that led to it is gone. */
function StepContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => content.current?.focus(), [])
  return (
    <div ref={content} tabIndex={-1}>
      {children}
    </div>
  )
}
