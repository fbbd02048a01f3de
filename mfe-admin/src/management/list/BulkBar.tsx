/** What can be done with the selected rows: it stays in sight, however far down they are. */
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import parts from '../../components/components.module.css'
import styles from './list.module.css'

export function BulkBar({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Flex
      component="fieldset"
      wrap
      align="center"
      gap="small"
      className={`${parts.foot} ${styles.bulkActions}`}
    >
      <legend className="sr">Bulk actions</legend>
      <strong role="status">{count} selected</strong>
      {children}
    </Flex>
  )
}
