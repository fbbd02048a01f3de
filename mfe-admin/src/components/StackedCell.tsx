/** A table cell with details below its content. */
import { Flex, Typography } from 'antd'
import type { ReactNode } from 'react'

export const StackedCell = ({ children, details }: { children: ReactNode; details: ReactNode }) => (
  <Flex vertical component="span">
    <span>{children}</span>
    <Typography.Text type="secondary">{details}</Typography.Text>
  </Flex>
)
