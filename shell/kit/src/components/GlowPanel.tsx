/** The lit panel with a door: what has arrived, or how it stands. */
import type { ComponentProps } from 'react'
import { Door, type DoorState } from './Door.tsx'

export function GlowPanel({
  door,
  className = '',
  children,
  ...section
}: ComponentProps<'section'> & { door: DoorState }) {
  return (
    <section className={`on-glow glow-panel ${className}`} {...section}>
      <div className="glow-door">
        <Door state={door} />
      </div>
      {children}
    </section>
  )
}
