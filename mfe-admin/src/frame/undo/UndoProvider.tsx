/** Shows what has just been done with a button that undoes it, on whatever screen one goes to. */
import { useAuth, useToast } from '@access/kit'
import { undoSeconds } from '@access/requests/intake/status-history/status.rules'
import { Alert, Button, Flex } from 'antd'
import { Undo2, X } from 'lucide-react'
import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { formatCount } from '../../components/change.messages.ts'
import { parseMutationError } from '../../data/mutation-error.ts'
import { useAuthenticatedCall } from '../../data/use-authenticated-call.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { UndoRequestChangesDocument, type UndoRequestChangesMutation } from './undo.generated.ts'
import styles from './undo.module.css'
import { UndoContext, type UndoOffer } from './use-offer-undo.ts'

export function UndoProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const [offer, setOffer] = useState<UndoOffer | null>(null)
  const listeners = useRef(new Set<(ids: readonly string[]) => void>())
  const undo = useMemo(
    () => ({
      // The same words may be offered twice: a copy is another offer.
      offerUndo: (offer: UndoOffer) => setOffer({ ...offer }),
      listen(listener: (ids: readonly string[]) => void) {
        listeners.current.add(listener)
        return () => void listeners.current.delete(listener)
      },
    }),
    [],
  )
  const close = useCallback(() => setOffer(null), [])
  const onUndone = useCallback((ids: readonly string[]) => {
    for (const listener of listeners.current) listener(ids)
  }, [])
  return (
    <UndoContext value={undo}>
      {children}
      <UndoNotice offer={user && offer} onUndone={onUndone} onClose={close} />
    </UndoContext>
  )
}

function UndoNotice({
  offer,
  onUndone,
  onClose,
}: {
  offer: UndoOffer | null
  onUndone(ids: readonly string[]): void
  onClose(): void
}) {
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
    onUndone(await undo(offer))
    close()
  }
  useShortcuts(offer ? { u: undoOffered } : {})

  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className={`${styles.place} no-print`}>
      {offer && (
        <Alert
          role="presentation"
          className={styles.notice}
          title={
            <>
              <b>{offer.message}</b> <span className="sr">You can undo this for {undoSeconds} seconds.</span>
            </>
          }
          action={
            <Flex gap="small" aria-live="off">
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
            </Flex>
          }
        />
      )}
    </div>
  )
}

/** Undoes the changes, and says what was undone and why something was not. */
function useUndo() {
  const [{ fetching }, execute] = useMutation(UndoRequestChangesDocument)
  const callAuthenticated = useAuthenticatedCall()
  const { toast } = useToast()

  /** Resolves to the ids of the requests that were undone. */
  async function undo({ ids }: UndoOffer): Promise<string[]> {
    const { data, error } = await callAuthenticated(() => execute({ ids }))
    const failure = error ? parseMutationError(error).message : data && formatRejected(data.result.rejected)
    const undoneIds = data?.result.updated.map(({ id }) => id) ?? []
    if (failure) toast({ title: 'Error', description: failure, tone: 'error' })
    else
      toast({
        title: 'Success',
        description: `${formatCount(undoneIds.length, 'change')} undone`,
        tone: 'success',
      })
    return undoneIds
  }

  return { undo, isUndoing: fetching }
}

type RejectedRequest = UndoRequestChangesMutation['result']['rejected'][number]

/** '2 changes not undone. LA-7K3M-92QF: Somebody has changed it since.'; the others have the same to say, mostly. */
function formatRejected(rejected: RejectedRequest[]): string | null {
  const [first] = rejected
  if (!first) return null
  return `${formatCount(rejected.length, 'change')} not undone. ${first.reference ?? 'A request'}: ${first.reason}.`
}
