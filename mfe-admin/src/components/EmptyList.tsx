/** The placeholder of an empty list, and what can be done about it. */
import { Door } from '@access/kit'
import { Empty } from 'antd'
import type { ReactNode } from 'react'

export function EmptyList({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <Empty image={<Door state="ajar" />} description={children}>
      {action}
    </Empty>
  )
}
