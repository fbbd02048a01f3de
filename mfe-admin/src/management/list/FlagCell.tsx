/** A cell with switches first, so that they are aligned between rows, then badges. */
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { useIsNarrow } from '../../components/use-display-preferences.ts'
import styles from './list.module.css'

export const FlagCell = ({ children }: { children: ReactNode }) => (
  <Flex component="span" wrap={useIsNarrow()} align="center" gap="small" className={styles.flags}>
    {children}
  </Flex>
)
