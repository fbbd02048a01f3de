/** Something to know now. */
import { CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type NoticeTone = 'sky' | 'amber' | 'moss' | 'clay'

const icons: Record<NoticeTone, LucideIcon> = {
  sky: Info,
  amber: TriangleAlert,
  moss: CircleCheck,
  clay: TriangleAlert,
}

/** Sky informs, moss confirms, amber warns, clay is for emergencies and failures. */
export function Notice({
  title,
  tone = 'sky',
  children,
  role,
}: {
  title?: string
  tone?: NoticeTone
  children: ReactNode
  role?: 'alert' | 'status'
}) {
  const Icon = icons[tone]
  return (
    <div className={tone === 'sky' ? 'notice' : `notice notice-${tone}`} role={role}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        {title && <h2>{title}</h2>}
        {children}
      </div>
    </div>
  )
}
