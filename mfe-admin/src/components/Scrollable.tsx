/** A region that scrolls, and that the keyboard can reach. */
import type { ComponentProps } from 'react'

export const Scrollable = (props: ComponentProps<'section'> & { 'aria-label': string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
  <section tabIndex={0} {...props} />
)
