/** The toasts of a bulk action: how many requests it changed, and an offer to undo those that can be undone. */
import { useToast } from '@access/kit'
import { formatCount } from '../../components/change.messages.ts'
import { useOfferUndo } from '../../frame/undo/use-offer-undo.ts'
import type { BulkResultFragment } from './queue.generated.ts'

type BulkAnswer = { result: BulkResultFragment }

/** `count` is how many requests are sent; the service may reject some of them. */
export function useBulkMessages(verb: 'update' | 'assign', count: number) {
  const { toast } = useToast()
  const offerUndo = useOfferUndo()
  const successVerb = verb === 'update' ? 'updated' : 'assigned'
  const failureMessage = `Failed to ${verb} ${formatCount(count, 'request')}`

  function announce({ result: { updated } }: BulkAnswer): true {
    const message = `${formatCount(updated.length, 'request')} ${successVerb}`
    const ids = updated.filter(({ isUndoable }) => isUndoable).map(({ id }) => id)
    if (ids.length > 0) offerUndo({ message, ids })
    else if (updated.length > 0) toast({ title: 'Success', description: message, tone: 'success' })
    else toast({ title: 'Error', description: failureMessage, tone: 'error' })
    return true
  }

  return { successMessage: '', failureMessage, announce }
}
