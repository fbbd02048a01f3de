/** A meaning in words on its tint; the colour only repeats what the word says. */
import { type BadgeTone, capitalize, findBadgeTone } from '@access/kit'
import { Tag } from 'antd'
import type { ReactNode } from 'react'

/** A badge derives its colour from its word, unless `tone` is given. */
export function Badge({
  children,
  tone = findBadgeTone(children),
  icon,
}: {
  children: ReactNode
  tone?: BadgeTone | undefined
  icon?: ReactNode
}) {
  return (
    <Tag
      icon={icon}
      variant={tone === 'plain' ? 'outlined' : 'filled'}
      style={tone === 'plain' ? undefined : { color: `var(--${tone})`, background: `var(--${tone}-tint)` }}
    >
      {children}
    </Tag>
  )
}

/** A stored status as people read it: 'won' is 'Won'. */
export const StatusBadge = ({ status }: { status: string }) => <Badge>{capitalize(status)}</Badge>
