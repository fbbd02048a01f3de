/** Shows what has just been done with a button that undoes it, on whatever screen one goes to. */
import { useToast } from '@access/kit'
import { undoSeconds } from '@access/requests/casework/undo/undo.rules'
import { Button } from 'antd'
import { Undo2, X } from 'lucide-react'
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { formatCount } from '../components/change.messages.ts'
import { parseMutationError } from '../data/mutation-error.ts'
import { useAuthenticatedCall } from '../data/use-authenticated-call.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { UndoRequestChangesDocument } from './undo.generated.ts'
import styles from './undo.module.css'
import { UndoContext, type UndoOffer } from './use-offer-undo.ts'

export function UndoProvider({ children }: { children: ReactNode }) {
  const [offer, setOffer] = useState<UndoOffer | null>(null)
  // The same words may be offered twice: a copy is another offer.
  const offerUndo = useCallback((offer: UndoOffer) => setOffer({ ...offer }), [])
  const close = useCallback(() => setOffer(null), [])
  return (
    <UndoContext value={offerUndo}>
      {children}
      <UndoNotice offer={offer} onClose={close} />
    </UndoContext>
  )
}

function UndoNotice({ offer, onClose }: { offer: UndoOffer | null; onClose(): void }) {
  const place = useRef<HTMLDivElement>(null)
  /** Where somebody came from to press the button, which then disappears. */
  const origin = useRef<HTMLElement | null>(null)
  const { undo, isUndoing } = useUndo()

  const close = useCallback(() => {
    if (place.current?.contains(document.activeElement)) {
      if (origin.current?.isConnected) origin.current.focus()
      else place.current.focus()
    }
    onClose()
  }, [onClose])

  useEffect(() => {
    if (!offer || isUndoing) return
    const timer = setTimeout(close, undoSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [offer, isUndoing, close])

  function rememberOrigin({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !place.current?.contains(relatedTarget))
      origin.current = relatedTarget
  }

  async function undoOffered() {
    if (!offer || isUndoing) return
    await undo(offer)
    close()
  }
  useShortcuts(offer ? { u: undoOffered } : {})

  return (
    <div ref={place} tabIndex={-1} className={offer ? `${styles.place} ${styles.notice}` : styles.place}>
      <p aria-live="polite">
        {offer && (
          <>
            <b>{offer.message}</b> <span className="sr">You can undo this for {undoSeconds} seconds.</span>
          </>
        )}
      </p>
      {offer && (
        <>
          <Button
            icon={<Undo2 size={18} aria-hidden />}
            loading={isUndoing}
            onFocus={rememberOrigin}
            onClick={undoOffered}
          >
            Undo
          </Button>
          <Button
            type="text"
            icon={<X size={18} aria-hidden />}
            aria-label="Close without undoing"
            onFocus={rememberOrigin}
            onClick={close}
          />
        </>
      )}
    </div>
  )
}

/** Undoes the changes, and says what was undone and why something was not. */
function useUndo() {
  const [{ fetching }, execute] = useMutation(UndoRequestChangesDocument)
  const callAuthenticated = useAuthenticatedCall()
  const { toast } = useToast()

  async function undo({ ids, onUndone }: UndoOffer) {
    const { data, error } = await callAuthenticated(() => execute({ ids }))
    if (!data || error) {
      const description = error ? parseMutationError(error).message : 'Failed to undo the change'
      return toast({ title: 'Error', description, tone: 'error' })
    }
    const { updated, rejected } = data.result
    if (updated.length > 0) onUndone?.()
    const [first] = rejected
    if (!first)
      return toast({
        title: 'Success',
        description: `${formatCount(updated.length, 'change')} undone`,
        tone: 'success',
      })
    toast({
      title: 'Error',
      description: `${formatCount(rejected.length, 'change')} not undone. ${first.reference ?? 'A request'}: ${first.reason}.`,
      tone: 'error',
    })
  }

  return { undo, isUndoing: fetching }
}
