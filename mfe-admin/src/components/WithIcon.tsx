/** Words beside an icon that stands at their first line. */
import { Flex } from 'antd'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './with-icon.module.css'

export const WithIcon = ({
  Icon,
  color = 'currentColor',
  children,
}: {
  Icon: LucideIcon
  color?: string
  children: ReactNode
}) => (
  <Flex component="span" gap="small" align="start">
    <Icon className={styles.icon} size={18} color={color} aria-hidden />
    <span>{children}</span>
  </Flex>
)
