/** The keyboard shortcuts of the queue, in the order in which they are explained. */
export const shortcutList = [
  { key: 'j', action: 'Go to the next request' },
  { key: 'k', action: 'Go to the previous request' },
  { key: 'o', action: 'Open the request' },
  { key: 'a', action: 'Assign the request to me' },
  { key: 'n', action: 'Preview the request, then the next' },
  { key: '/', action: 'Search' },
  { key: 'u', action: 'Undo the last change, while it is offered' },
  { key: '?', action: 'Show this list' },
] as const

export type ShortcutKey = (typeof shortcutList)[number]['key']
