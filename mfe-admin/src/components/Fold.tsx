/** What is not read by everybody: a line that opens it. */
import { Collapse } from 'antd'
import { ChevronRight } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'

export const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: what acts is the line within
  <div onKeyDown={pressWithSpace}>
    <Collapse
      ghost
      size="small"
      expandIcon={({ isActive }) => (
        <ChevronRight size={16} aria-hidden style={{ rotate: isActive ? '90deg' : undefined }} />
      )}
      items={[{ key: 'content', label, children }]}
    />
  </div>
)

/** antd's line says that it is a button, and takes only Enter. */
function pressWithSpace(event: KeyboardEvent) {
  const { key, target } = event
  if (key !== ' ' || !(target instanceof HTMLElement) || target.role !== 'button') return
  event.preventDefault()
  target.click()
}
