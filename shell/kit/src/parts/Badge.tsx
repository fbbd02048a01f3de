/** A meaning in words on its tint; the colour only repeats what the word says. */
import type { ReactNode } from 'react'
import { capitalised } from '../text/words.ts'

export type BadgeTone = 'green' | 'plum' | 'moss' | 'sky' | 'amber' | 'clay' | 'plain'

/** Words with a colour of their own, wherever they stand: statuses first, then kinds of articles. */
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

/** A badge reads its colour from its word, unless it is told one. */
export function Badge({ children, tone }: { children: ReactNode; tone?: BadgeTone }) {
  const colour = tone ?? (typeof children === 'string' ? tones[children.toLowerCase()] : undefined) ?? 'green'
  return <span className={colour === 'green' ? 'badge' : `badge badge-${colour}`}>{children}</span>
}

/** A stored status as people read it: 'won' is 'Won'. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge>{capitalised(status)}</Badge>
}
