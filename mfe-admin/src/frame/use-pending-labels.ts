/** What waits behind each link of the navigation, asked again on each screen and when it changes; that keeps no session alive. */
import { useLocation } from '@access/kit'
import { createContext, useMemo } from 'react'
import { useQuery } from 'urql'
import { useRefetchOnChange } from '../live/live-context.ts'
import { useBackgroundContext } from '../session/use-background-context.ts'
import { usePermissions } from '../session/use-permissions.ts'
import { PendingCountsDocument } from './pending-counts.generated.ts'

/** By the address of the link. */
type PendingLabels = Record<string, string | false>

export const PendingLabelsContext = createContext<PendingLabels>({})

export function usePendingLabels(): PendingLabels {
  const may = usePermissions()
  const { pathname } = useLocation()
  const backgroundContext = useBackgroundContext()
  // Another context is why it is asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another screen it is another
  const context = useMemo(() => ({ ...backgroundContext }), [backgroundContext, pathname])
  const [{ data }, reexecuteQuery] = useQuery({
    query: PendingCountsDocument,
    requestPolicy: 'cache-and-network',
    pause: !may('answerMessages'),
    context,
  })
  useRefetchOnChange(may('answerMessages') ? 'messages' : undefined, reexecuteQuery)
  // Without an answer the links have no counts.
  const { newMessages = 0, failedEmails = 0 } = data?.pendingCounts ?? {}
  return {
    '/admin/messages': newMessages > 0 && `${newMessages} new`,
    '/admin/mails': failedEmails > 0 && `${failedEmails} failed`,
  }
}
