/** The placeholder of an empty list, and what can be done about it. */
import { Door } from '@access/kit'
import { Empty } from 'antd'
import type { ReactNode } from 'react'
import styles from './components.module.css'

export function EmptyList({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <Empty className={styles.empty!} image={<Door state="ajar" />} description={children}>
      {action}
    </Empty>
  )
}
