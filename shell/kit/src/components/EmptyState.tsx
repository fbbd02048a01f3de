/** Nothing here: a closed door, in words, and perhaps a way to another. */
import type { ReactNode } from 'react'
import { Door } from './Door.tsx'

/** The title and text a screen is specified to show when it has nothing to list. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="empty">
      <Door state="closed" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
