/** A button that shows an icon alone; its label is its accessible name. */
import { Button, type ButtonProps } from 'antd'
import type { LucideIcon } from 'lucide-react'

export const IconButton = ({ Icon, label, ...button }: ButtonProps & { Icon: LucideIcon; label: string }) => (
  <Button type="text" icon={<Icon size={18} aria-hidden />} aria-label={label} {...button} />
)
