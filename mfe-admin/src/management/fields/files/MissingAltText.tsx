/** Names at its field what a picture lacks for people who do not see it, before anything is saved. */
import { Typography } from 'antd'
import type { ReactNode } from 'react'

export const MissingAltText = ({ children }: { children: ReactNode }) => (
  <Typography.Text strong type="warning">
    {children}
  </Typography.Text>
)
