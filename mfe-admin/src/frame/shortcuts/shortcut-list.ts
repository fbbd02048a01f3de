/** The keyboard shortcuts of the queue, in the order in which they are explained. */
import type { Permission } from '@access/service-kit/roles/roles.rules'

/** One of them, and what somebody needs to use it. */
type Shortcut<Key extends string> = { key: Key; action: string; permission?: Permission }

const define = <const Key extends string>(shortcuts: readonly Shortcut<Key>[]) => shortcuts

export const shortcutList = define([
  { key: 'j', action: 'Go to the next request' },
  { key: 'k', action: 'Go to the previous request' },
  { key: 'o', action: 'Open the request' },
  { key: 'a', action: 'Assign the request to me', permission: 'assignRequests' },
  { key: 'x', action: 'Select or deselect the request' },
  { key: 'b', action: 'Go to the bulk actions for the selected requests' },
  { key: 'n', action: 'Preview the request, then the next' },
  { key: '/', action: 'Search' },
  { key: 'u', action: 'Undo the last change, while it is offered' },
  { key: '?', action: 'Show this list' },
])

export type ShortcutKey = (typeof shortcutList)[number]['key']
