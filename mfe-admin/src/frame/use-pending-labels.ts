/** What waits behind each link of the navigation, asked again on each screen and when it changes; that keeps no session alive. */

import type { Permission } from '@access/service-kit/roles/roles.rules'
import { createContext, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useQuery } from 'urql'
import { useRefetchOnChange } from '../data/live-context.ts'
import { useBackgroundContext } from '../session/use-background-context.ts'
import { usePermissions } from '../session/use-permissions.ts'
import { PendingCountsDocument } from './pending-counts.generated.ts'

/** By the address of the link. */
type PendingLabels = Record<string, string | false>

export const PendingLabelsContext = createContext<PendingLabels>({})

/** What a role is told of. */
export const getPendingVariables = (may: (permission: Permission) => boolean) => ({
  messages: may('answerMessages'),
  notifications: may('workOnRequests'),
  settings: may('manageSettings'),
})

export function usePendingLabels(): PendingLabels {
  const may = usePermissions()
  const { pathname } = useLocation()
  const backgroundContext = useBackgroundContext()
  // Another context is why it is asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another screen it is another
  const context = useMemo(
    () => ({ ...backgroundContext, additionalTypenames: ['Notification'] }),
    [backgroundContext, pathname],
  )
  const variables = getPendingVariables(may)
  const [{ data }, reexecuteQuery] = useQuery({
    query: PendingCountsDocument,
    variables,
    requestPolicy: 'cache-and-network',
    pause: !variables.messages && !variables.notifications,
    context,
  })
  useRefetchOnChange(variables.messages ? 'messages' : undefined, reexecuteQuery)
  useRefetchOnChange(variables.notifications ? 'requests' : undefined, reexecuteQuery)
  // Without an answer the links have no counts.
  const { newMessages = 0, failedEmails = 0 } = data?.pendingCounts ?? {}
  const unreadCount = data?.unreadNotificationCount ?? 0
  return {
    '/admin/notifications': unreadCount > 0 && `${unreadCount} unread`,
    '/admin/messages': newMessages > 0 && `${newMessages} new`,
    '/admin/emails': failedEmails > 0 && `${failedEmails} failed`,
  }
}
