/** Says at its field that a picture has no alternative text, before anything is saved. */
import { Typography } from 'antd'
import type { ReactNode } from 'react'

export const MissingAltText = ({ children }: { children: ReactNode }) => (
  <Typography.Text strong type="warning">
    {children}
  </Typography.Text>
)
