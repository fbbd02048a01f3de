/** What leads from one step to the next: on, back, or past it for now. */

import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import parts from '../components/components.module.css'

export type StepLinks = { previousPath: string | null; nextPath: string | null }

export function StepFooter({
  previousPath,
  skipPath = null,
  status,
  children,
}: {
  previousPath: string | null
  skipPath?: string | null
  status?: ReactNode
  /** What leads on. */
  children: ReactNode
}) {
  return (
    <Flex component="footer" wrap align="center" justify="end" gap="small" className={parts.foot!}>
      {status}
      {previousPath && <Link to={previousPath}>Back</Link>}
      {skipPath && <Link to={skipPath}>Skip for now</Link>}
      {children}
    </Flex>
  )
}
