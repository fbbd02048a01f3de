/** What the command palette offers: to go somewhere, or to do something. */

import { capitalize } from '@access/kit'
import { hasSearchParts } from '@access/service-kit/text/search-text.rules'
import type {
  FindContentQuery,
  FindMessagesQuery,
  FoundRequestFragment,
} from './command-palette.generated.ts'
import type { NavigationLink } from './navigation.ts'

export interface Command {
  /** Unique in a list. */
  id: string
  group: string
  label: string
  /** What tells it from others of the same label. */
  detail?: string
  /** Where it leads. */
  to?: string
  /** What it does instead; the palette stays open while it returns false. */
  run?(): boolean
}

export const buildPlaces = (links: NavigationLink[]): Command[] =>
  links.map(({ to, label }) => ({ id: to, group: 'Go to', label, to }))

export const buildRequestCommand = (
  { id, reference, status, category }: FoundRequestFragment,
  role?: string,
): Command => ({
  id: `request ${id}`,
  group: role ? 'Requests with a similar name' : 'Legal aid requests',
  label: reference,
  detail: [role, category, capitalize(status.replaceAll('_', ' '))].filter(Boolean).join(', '),
  to: `/admin/legal-aid/${id}`,
})

export const buildMessageCommand = ({
  id,
  reference,
  state,
}: FindMessagesQuery['messages'][number]): Command => ({
  id: `message ${id}`,
  group: 'Messages',
  label: reference,
  detail: capitalize(state),
  to: `/admin/messages/${id}`,
})

/** The content of the website, each in the list of its type. */
export function listContent({ cases, judgments, posts, events, members }: FindContentQuery): Command[] {
  const types = [
    { noun: 'Case', path: 'cases', items: cases.items },
    { noun: 'Judgment', path: 'judgments', items: judgments.items },
    { noun: 'Blog post', path: 'blog', items: posts.items },
    { noun: 'Event', path: 'events', items: events.items },
    {
      noun: 'Team member',
      path: 'team',
      items: members.items.map(({ id, name }) => ({ id, title: name })),
    },
  ]
  return types.flatMap(({ noun, path, items }) =>
    items.map(({ id, title }) => ({
      id: `${path} ${id}`,
      group: 'Website',
      label: title,
      detail: noun,
      to: `/admin/${path}?${new URLSearchParams({ q: title })}`,
    })),
  )
}

/** Those that have all of the words in their label. */
export function filterCommands(commands: Command[], text: string): Command[] {
  return commands.filter(({ label }) => hasSearchParts([label], text))
}
