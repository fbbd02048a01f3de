/** A meaning in words on its tint; the colour only repeats what the word says. */
import type { ReactNode } from 'react'
import { capitalize } from '../text/strings.ts'

export type BadgeTone = 'green' | 'plum' | 'moss' | 'sky' | 'amber' | 'clay' | 'plain'

/** Words with a colour of their own: statuses first, then kinds of articles. */
const tones: Record<string, BadgeTone> = {
  won: 'moss',
  active: 'sky',
  pending: 'amber',
  closed: 'plain',
  upcoming: 'green',
  completed: 'plain',
  cancelled: 'clay',
  published: 'moss',
  draft: 'amber',
  new: 'amber',
  'legal updates': 'sky',
  'case analysis': 'plum',
  'success stories': 'moss',
  'organizational news': 'amber',
}

/** The colour of a word. */
export const findBadgeTone = (word: ReactNode): BadgeTone =>
  (typeof word === 'string' ? tones[word.toLowerCase()] : undefined) ?? 'green'

/** A badge derives its colour from its word, unless `tone` is given. */
export function Badge({ children, tone }: { children: ReactNode; tone?: BadgeTone }) {
  const resolvedTone = tone ?? findBadgeTone(children)
  return (
    <span className={resolvedTone === 'green' ? 'badge' : `badge badge-${resolvedTone}`}>{children}</span>
  )
}

/** A stored status as people read it: 'won' is 'Won'. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge>{capitalize(status)}</Badge>
}

/** Nothing at all when there are none. */
export function Tags({ tags, label = 'Keywords' }: { tags: readonly string[]; label?: string }) {
  if (tags.length === 0) return null
  return (
    <ul className="tags" aria-label={label}>
      {tags.map((tag) => (
        <li className="tag" key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
