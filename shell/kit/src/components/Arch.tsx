/** The door-shaped mask: for pictures, service icons, initials and dates. */
import {
  BookOpenText,
  BriefcaseBusiness,
  Globe,
  HandCoins,
  HeartHandshake,
  House,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  Scale,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDayOfMonth, formatShortMonth } from '../text/dates.ts'
import { getInitials } from '../text/strings.ts'

/** A picture in a doorway. */
export function Arch({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <span className={`arch ${className}`.trim()}>{children}</span>
}

const serviceIcons = new Map<string, LucideIcon>(
  Object.entries({
    'family-law': HeartHandshake,
    housing: House,
    employment: BriefcaseBusiness,
    immigration: Globe,
    criminal: Scale,
    'civil-rights': Megaphone,
    consumer: ReceiptText,
    benefits: HandCoins,
  }),
)

/** The icon of a service by its key; a book for any other. */
export function ServiceIcon({ icon }: { icon?: string | null | undefined }) {
  const Icon = serviceIcons.get(icon ?? '') ?? BookOpenText
  return <Icon className="icon" aria-hidden="true" />
}

/** A service's icon in its doorway. */
export function ArchIcon({ icon }: { icon?: string | null | undefined }) {
  return (
    <span className="arch-icon">
      <ServiceIcon icon={icon} />
    </span>
  )
}

/** A day's month and number, like a leaf of a calendar in a doorway. */
export function ArchDate({ day, past = false }: { day: string; past?: boolean }) {
  return (
    <time className={past ? 'date date-past' : 'date'} dateTime={day}>
      <span>{formatShortMonth(day)}</span> <b>{formatDayOfMonth(day)}</b>
    </time>
  )
}

/** A person's initials where there is no photograph. */
export function Portrait({ name, tone = 1 }: { name: string; tone?: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <span className={tone === 1 ? 'portrait' : `portrait tone-${tone}`} aria-hidden="true">
      {getInitials(name)}
    </span>
  )
}
